import { css, keyframes, styled, type RuleSet } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

const pulse = keyframes`
  from { opacity: 0.25; }
`;

/** Shared by buttons and by links that look like buttons. */
export const buttonStyles: RuleSet = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--qs-space-8);
  min-block-size: var(--qs-size-control);
  padding: var(--qs-space-4) var(--qs-space-16);
  border: 1px solid transparent;
  border-radius: var(--qs-radius-control);
  background: transparent;
  color: var(--qs-color-text);
  font: var(--qs-font-weight-medium) var(--qs-font-size-14) / var(--qs-line-height-tight)
    var(--qs-font-family-sans);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color var(--qs-duration-hand) var(--qs-ease-out),
    border-color var(--qs-duration-hand) var(--qs-ease-out);

  &[data-size='compact'] {
    min-block-size: var(--qs-size-control-compact);
    padding-inline: var(--qs-space-12);
  }

  @media (pointer: coarse) {
    min-block-size: var(--qs-size-control-touch);
  }

  &:where([data-variant='primary']) {
    border-color: var(--qs-color-accent-edge);
  }

  &[data-variant='primary'] {
    background: var(--qs-color-accent);
    color: var(--qs-color-on-accent);
  }

  &[data-variant='secondary'] {
    border-color: var(--qs-color-border-strong);
    background: var(--qs-color-surface-raised);
  }

  &[data-variant='critical'] {
    background: var(--qs-color-critical-fill);
    color: var(--qs-color-on-critical);
  }

  &:where([data-variant='secondary'], [data-variant='quiet']):hover {
    background: var(--qs-color-surface-hover);
  }

  &:where([data-variant='secondary'], [data-variant='quiet']):active {
    background: var(--qs-color-surface-pressed);
  }

  &[data-variant='primary']:hover {
    background: var(--qs-color-accent-hover);
  }

  &[data-variant='primary']:active {
    background: var(--qs-color-accent-pressed);
  }

  &[data-variant='critical']:hover {
    background: var(--qs-color-critical-fill-hover);
  }

  &[data-variant='critical']:active {
    background: var(--qs-color-critical-fill-pressed);
  }

  &:disabled,
  &[aria-disabled='true'][data-state='idle'] {
    border-color: var(--qs-color-border);
    background: var(--qs-color-surface-sunken);
    color: var(--qs-color-text-disabled);
    cursor: not-allowed;
  }

  &[data-state='pending'] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;

    /* Without the backplate that forced colours put behind text. */
    &[data-variant='primary']:enabled,
    &[data-variant='primary']:any-link {
      forced-color-adjust: none;
    }

    &:disabled,
    &[aria-disabled='true'][data-state='idle'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/**
 * Three dots under the label, so that the button keeps its width. They are static under reduced motion. They belong to the button's
 * own style: a style of their own, added when a user presses the first button, would make the browser style the whole page again.
 */
export const pendingMark: RuleSet = css`
  & > [data-part='pending'] {
    position: absolute;
    inset-block-end: 3px;
    inset-inline: 0;
    display: flex;
    justify-content: center;
    gap: 3px;
  }

  &[data-size='compact'] > [data-part='pending'] {
    inset-block-end: 1px;
  }

  & > [data-part='pending']::before,
  & > [data-part='pending']::after,
  & > [data-part='pending'] > span {
    content: '';
    inline-size: 4px;
    block-size: 4px;
    border-radius: 50%;
    background: currentcolor;
    animation: ${pulse} 1s var(--qs-ease-out) infinite alternate;
  }

  & > [data-part='pending'] > span {
    animation-delay: 0.3s;
  }

  & > [data-part='pending']::after {
    animation-delay: 0.6s;
  }

  @media (prefers-reduced-motion: reduce) {
    & > [data-part='pending']::before,
    & > [data-part='pending']::after,
    & > [data-part='pending'] > span {
      animation: none;
    }
  }
`;

export const ButtonRoot: StyledElement<'button'> = styled.button`
  ${buttonStyles}
  ${pendingMark}
`;

export const ButtonLinkRoot: StyledElement<'a'> = styled.a`
  ${buttonStyles}
`;
