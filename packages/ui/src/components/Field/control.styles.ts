import { css, styled, type RuleSet } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/**
 * The border of a text control or select. Its states follow the native control inside. The focus ring covers the
 * border, except around an invalid control.
 */
export const ControlFrame: StyledElement<'div'> = styled.div`
  position: relative;
  display: flex;
  min-inline-size: 0;
  min-block-size: var(--qs-size-control);
  border: 1px solid var(--qs-color-border-strong);
  border-radius: var(--qs-radius-control);
  background: var(--qs-color-surface-raised);
  color: var(--qs-color-text);
  transition: border-color var(--qs-duration-hand) var(--qs-ease-out);

  &[data-size='compact'] {
    min-block-size: var(--qs-size-control-compact);
  }

  @media (pointer: coarse) {
    min-block-size: var(--qs-size-control-touch);
  }

  &:has(> :enabled:hover) {
    border-color: var(--qs-color-text-quiet);
  }

  &:has(:is(input, textarea):read-only) {
    background: var(--qs-color-surface-sunken);
  }

  &:has([aria-invalid]:not([aria-invalid='false'])) {
    border-color: var(--qs-color-critical-fill);
    outline-offset: 0;
  }

  /* On the border itself, so that the rings of adjacent fields do not touch. */
  &:has(:focus-visible) {
    outline: var(--qs-size-focus) solid var(--qs-color-focus);
    outline-offset: -1px;
  }

  &:has(> :disabled) {
    border-color: var(--qs-color-border);
    background: var(--qs-color-surface-sunken);
    color: var(--qs-color-text-disabled);
  }

  @media (forced-colors: active) {
    /* In forced colours the fill is the page colour. */
    &:has([aria-invalid]:not([aria-invalid='false'])) {
      border: 2px solid CanvasText;
    }

    &:has(> :disabled) {
      border-color: GrayText;
    }
  }
`;

/** The native control. It fills the frame, so that a click anywhere reaches it. */
export const controlStyles: RuleSet = css`
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  margin: 0;
  padding: var(--qs-space-4) var(--qs-space-12);
  border: 0;
  border-radius: calc(var(--qs-radius-control) - 1px);
  background: transparent;
  color: inherit;
  font: var(--qs-font-weight-regular) var(--qs-font-size-14) / var(--qs-line-height-body)
    var(--qs-font-family-sans);
  text-overflow: ellipsis;
  appearance: none;

  &:focus-visible {
    outline: none;
  }

  &::placeholder {
    color: var(--qs-color-text-quiet);
    opacity: 1;
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 1;
    -webkit-text-fill-color: currentcolor;
  }

  &:disabled::placeholder {
    color: var(--qs-color-text-disabled);
  }

  /* Phone browsers zoom into a field with a smaller font size. */
  @media (pointer: coarse) {
    font-size: var(--qs-font-size-16);
  }
`;
