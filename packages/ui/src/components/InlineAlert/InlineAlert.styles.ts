import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const AlertRoot: StyledElement<'div'> = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--qs-space-12);
  padding: var(--qs-space-12) var(--qs-space-16);
  border: 1px solid var(--alert-border);
  border-radius: var(--qs-radius-control);
  background: var(--alert-surface);
  color: var(--qs-color-text);
  font-size: var(--qs-font-size-14);
  line-height: var(--qs-line-height-body);
  overflow-wrap: anywhere;

  &[data-tone='critical'] {
    --alert-surface: var(--qs-color-critical-surface);
    --alert-border: var(--qs-color-critical-border);
    --alert-text: var(--qs-color-critical-text);
  }

  &[data-tone='caution'] {
    --alert-surface: var(--qs-color-caution-surface);
    --alert-border: var(--qs-color-caution-border);
    --alert-text: var(--qs-color-caution-text);
  }

  &[data-tone='positive'] {
    --alert-surface: var(--qs-color-positive-surface);
    --alert-border: var(--qs-color-positive-border);
    --alert-text: var(--qs-color-positive-text);
  }

  &[data-tone='info'] {
    --alert-surface: var(--qs-color-info-surface);
    --alert-border: var(--qs-color-info-border);
    --alert-text: var(--qs-color-info-text);
  }

  & > svg {
    color: var(--alert-text);
  }
`;

/** The text and the action beside the icon. The action wraps below where there is too little space. */
export const AlertBody: StyledElement<'div'> = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--qs-space-12);
  min-inline-size: 0;
`;

export const AlertText: StyledElement<'div'> = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;

  & > strong {
    display: block;
    font-weight: var(--qs-font-weight-strong);
  }

  & > p {
    margin: 0;
  }
`;

export const AlertAction: StyledElement<'div'> = styled.div`
  flex: none;
  align-self: center;
  margin-block: calc(-1 * var(--qs-space-4));

  @media print {
    display: none;
  }
`;
