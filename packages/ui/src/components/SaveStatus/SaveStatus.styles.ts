import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const SaveRoot: StyledElement<'div'> = styled.div`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-4) var(--qs-space-8);
  /* As high as its button, so that nothing moves when a save fails. */
  min-block-size: var(--qs-size-control-compact);
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-14);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  /* Receives focus only when its Retry button goes away. */
  &:focus {
    outline: none;
  }

  & > div {
    display: flex;
    min-inline-size: 0;

    /* An empty live region takes no space, and no gap. */
    &:empty {
      position: absolute;
    }
  }

  @media (pointer: coarse) {
    min-block-size: var(--qs-size-control-touch);
  }

  @media print {
    display: none;
  }
`;

export const SaveText: StyledElement<'span'> = styled.span`
  display: inline-flex;
  gap: var(--qs-space-4);

  & > svg {
    margin-block-start: calc((1lh - var(--qs-space-16)) / 2);
  }

  [data-status='failed'] > * > & {
    color: var(--qs-color-critical-text);
    font-weight: var(--qs-font-weight-medium);
  }
`;
