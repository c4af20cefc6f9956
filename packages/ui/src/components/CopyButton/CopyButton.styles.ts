import { styled } from 'styled-components';
import { floatingPanel } from '../../theme/floatingPanel.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const CopyRoot: StyledElement<'span'> = styled.span`
  display: inline-flex;
  flex: none;
  vertical-align: middle;

  &[data-state='copied'] > button {
    color: var(--qs-color-positive-text);
  }

  @media print {
    display: none;
  }
`;

export const CopyPanel: StyledElement<'span'> = styled.span`
  ${floatingPanel}

  inline-size: 20rem;
  padding: var(--qs-space-12);
  font: var(--qs-font-weight-regular) var(--qs-font-size-14) / var(--qs-line-height-body)
    var(--qs-font-family-sans);
  white-space: normal;

  & > label {
    display: grid;
    gap: var(--qs-space-8);
  }

  & input {
    inline-size: 100%;
    min-block-size: var(--qs-size-control-compact);
    padding: 0 var(--qs-space-8);
    border: 1px solid var(--qs-color-border-strong);
    border-radius: var(--qs-radius-control);
    background: var(--qs-color-surface);
    font-family: var(--qs-font-family-mono);
  }
`;
