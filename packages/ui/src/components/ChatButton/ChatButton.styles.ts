import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { pendingMark } from '../Button/Button.styles.ts';
import { floatingCorner } from '../ScrollToTop/floatingCorner.ts';

/** Two buttons in one pill. */
export const ChatPill: StyledElement<'div'> = styled.div`
  ${floatingCorner}
  inset-block-end: var(--floating-foot);
  display: flex;
  max-inline-size: calc(100vi - var(--floating-edge) - var(--floating-beside));
  border: 1px solid var(--qs-color-border-strong);
  border-radius: calc(var(--qs-size-control-touch) / 2);
  background: var(--qs-color-surface-raised);
  box-shadow: var(--qs-shadow-raised);

  & > button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-block-size: calc(var(--qs-size-control-touch) - 2px);
    border: 0;
    border-radius: calc(var(--qs-size-control-touch) / 2);
    background: transparent;
    color: var(--qs-color-text);
    font: var(--qs-font-weight-medium) var(--qs-font-size-14) / var(--qs-line-height-tight)
      var(--qs-font-family-sans);
    cursor: pointer;
    transition: background-color var(--qs-duration-hand) var(--qs-ease-out);
  }

  /* Inside the pill, which both buttons share. */
  & > button:focus-visible {
    outline-offset: -4px;
  }

  & > button:hover {
    background: var(--qs-color-surface-hover);
  }

  & > button:active {
    background: var(--qs-color-surface-pressed);
  }
`;

export const ChatOpen: StyledElement<'button'> = styled.button`
  position: relative;
  gap: var(--qs-space-8);
  min-inline-size: 0;
  padding: var(--qs-space-8) var(--qs-space-16);
  text-align: start;
  overflow-wrap: anywhere;

  &:has(+ button) {
    padding-inline-end: var(--qs-space-12);
  }

  ${ChatPill}[data-state='connecting'] > & {
    cursor: progress;
  }

  ${pendingMark}

  /* Above the focus ring, which is inside the pill. */
  & > [data-part='pending'] {
    inset-block-end: var(--qs-space-8);
  }

  ${ChatPill}[data-state='offline'] > & {
    background: transparent;
    color: var(--qs-color-text-quiet);
    cursor: not-allowed;
  }
`;

export const UnreadCount: StyledElement<'span'> = styled.span`
  flex: none;
  min-inline-size: 1.5rem;
  padding: 0 var(--qs-space-8);
  border-radius: 0.75rem;
  background: var(--qs-color-text);
  color: var(--qs-color-surface-raised);
  font-size: var(--qs-font-size-12);
  font-variant-numeric: tabular-nums;
  line-height: 1.5rem;
  text-align: center;
  white-space: nowrap;

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    background: ButtonFace;
    color: ButtonText;
  }
`;

export const ChatHide: StyledElement<'button'> = styled.button`
  flex: none;
  inline-size: calc(var(--qs-size-control-touch) - 2px);
  padding: 0;

  /* The line between the chat button and the hide button. */
  &::before {
    content: '';
    block-size: var(--qs-space-16);
    margin-inline-end: auto;
    border-inline-start: 1px solid var(--qs-color-border-strong);
  }

  & > svg {
    margin-inline-end: auto;
  }
`;
