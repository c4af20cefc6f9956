import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { iconButtonStyles } from '../IconButton/IconButton.styles.ts';
import { floatingCorner } from './floatingCorner.ts';

export const ArrowButton: StyledElement<'button'> = styled.button`
  ${iconButtonStyles}
  ${floatingCorner}
  inset-block-end: var(--floating-above);
  inline-size: var(--qs-size-control-touch);
  block-size: var(--qs-size-control-touch);
  border-color: var(--qs-color-border-strong);
  border-radius: 50%;
  background: var(--qs-color-surface-raised);
  color: var(--qs-color-text);
  box-shadow: var(--qs-shadow-raised);
  transition:
    background-color var(--qs-duration-hand) var(--qs-ease-out),
    opacity var(--qs-duration-enter) var(--qs-ease-out),
    visibility var(--qs-duration-enter);

  /* Invisible, out of the tab order and hidden from assistive technology, yet it fades. */
  &[data-state='hidden'] {
    opacity: 0;
    visibility: hidden;
  }
`;
