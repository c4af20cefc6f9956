import { css, styled, type RuleSet } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/** A checkbox, radio button or switch with its texts. */
export const ChoiceRoot: StyledElement<'div'> = styled.div`
  position: relative;
  display: inline-grid;
  grid-template-columns: auto 1fr;
  justify-items: start;
  min-inline-size: 0;

  &[data-labelled='true'] {
    display: grid;

    & > span {
      margin-inline-start: calc((var(--qs-space-16) - var(--qs-size-target)) / 2);
    }
  }

  &:has(input:disabled) > label {
    color: var(--qs-color-text-disabled);
    cursor: not-allowed;
  }
`;

/** The hit area is larger than the control, which aligns with the fields above it. */
export const ChoiceBox: StyledElement<'span'> = styled.span`
  position: relative;
  display: grid;
  grid-row: 1 / span 2;
  align-self: start;

  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    place-self: center;
    visibility: hidden;
    pointer-events: none;
  }
`;

export const ChoiceLabel: StyledElement<'label'> = styled.label`
  padding-block: calc((var(--qs-size-target) - 1lh) / 2);
  padding-inline-start: var(--qs-space-4);
  color: var(--qs-color-text);
  font: var(--qs-font-weight-regular) var(--qs-font-size-14) / var(--qs-line-height-body)
    var(--qs-font-family-sans);
  overflow-wrap: anywhere;
  cursor: pointer;

  @media (pointer: coarse) {
    padding-block: calc((var(--qs-size-control-touch) - 1lh) / 2);

    /* The hint belongs to the label; the control's height does not include it. */
    &:not(:last-child) {
      padding-block-end: 0;
    }
  }
`;

/** The hint and the error align with the label. */
export const ChoiceNotes: StyledElement<'div'> = styled.div`
  grid-column: 2;
  display: grid;
  gap: var(--qs-space-4);
  min-inline-size: 0;
  padding-inline-start: var(--qs-space-4);
`;

/** The native control without the browser's appearance. */
export const choiceInput: RuleSet = css`
  display: grid;
  place-content: center;
  inline-size: var(--qs-size-target);
  block-size: var(--qs-size-target);
  margin: 0;
  border-radius: var(--qs-radius-control);
  appearance: none;
  cursor: pointer;

  @media (pointer: coarse) {
    block-size: var(--qs-size-control-touch);
  }

  &::before {
    content: '';
    box-sizing: border-box;
    inline-size: var(--qs-space-16);
    block-size: var(--qs-space-16);
    border: 1px solid var(--qs-color-border-strong);
    background: var(--qs-color-surface-raised);
    transition:
      background-color var(--qs-duration-hand) var(--qs-ease-out),
      border-color var(--qs-duration-hand) var(--qs-ease-out);
  }

  &:hover::before {
    border-color: var(--qs-color-text-quiet);
    background: var(--qs-color-surface-hover);
  }

  &:active::before {
    background: var(--qs-color-surface-pressed);
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::before {
    outline: var(--qs-size-focus) solid var(--qs-color-focus);
    outline-offset: 2px;
  }

  &[aria-invalid]:not([aria-invalid='false'], :checked)::before {
    border-color: var(--qs-color-critical-fill);
  }

  /* On an accent fill, the error is a separate ring inside the focus ring. */
  &[aria-invalid]:not([aria-invalid='false']):is(:checked, [type='checkbox']:indeterminate)::before {
    box-shadow:
      0 0 0 1px var(--qs-surface-here, var(--qs-color-surface)),
      0 0 0 2px var(--qs-color-critical-fill);
  }

  &:disabled {
    cursor: not-allowed;
  }

  &:disabled::before {
    border-color: var(--qs-color-border);
    background: var(--qs-color-surface-sunken);
  }

  @media (forced-colors: active) {
    /*
     * Repeated three times for specificity over the hover and pressed colours, which forced colours must replace. A
     * radio button is indeterminate while none of its group is checked.
     */
    &:is(:checked, [type='checkbox']:indeterminate):enabled:enabled:enabled::before {
      border-color: Highlight;
      background: Highlight;
    }

    /* In forced colours the fill is the page colour. */
    &[aria-invalid]:not([aria-invalid='false'], :checked)::before {
      border: 2px solid CanvasText;
    }

    &[aria-invalid]:not([aria-invalid='false']):checked:not(:focus-visible)::before {
      outline: 1px solid CanvasText;
      outline-offset: 1px;
    }

    &:disabled::before {
      border-color: GrayText;
    }
  }
`;
