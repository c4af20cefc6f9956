import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/**
 * Floats over the end of the visible part of the conversation, which fades out behind it, and takes no space. Below the newest
 * entry it does, because nothing that was read may be covered there.
 */
export const ConversationFoot: StyledElement<'div'> = styled.div`
  position: sticky;
  inset-block-end: var(--qs-space-16);
  z-index: var(--qs-z-sticky);
  display: flex;
  justify-content: center;
  block-size: 0;
  pointer-events: none;

  @media print {
    display: none;
  }

  &[data-newest='held'] {
    block-size: auto;
    padding-block-start: var(--qs-space-12);
  }

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: calc(-1 * var(--qs-space-16));
    block-size: calc(var(--qs-size-control-compact) + var(--qs-space-16) + var(--qs-space-12));
    background: linear-gradient(
      to top,
      var(--qs-surface-here, var(--qs-color-surface)) calc(100% - var(--qs-space-12)),
      transparent
    );
  }

  & > button {
    position: relative;
    align-self: flex-end;
    flex: none;
    max-inline-size: 100%;
    box-shadow: var(--qs-shadow-raised);
    pointer-events: auto;
  }
`;
