import { css, type RuleSet } from 'styled-components';

/** The styles that the controls on the bar and the rows of its panels share. */
export const controlStyles: RuleSet = css`
  position: relative;
  min-block-size: var(--qs-size-control);
  border: 0;
  border-radius: var(--qs-radius-control);
  background: transparent;
  color: var(--qs-color-text);
  font: var(--qs-font-weight-medium) var(--qs-font-size-14) / var(--qs-line-height-body)
    var(--qs-font-family-sans);
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: var(--qs-color-surface-hover);
  }

  &:active,
  &[aria-expanded='true'] {
    background: var(--qs-color-surface-pressed);
  }

  &[aria-disabled='true'] {
    background: transparent;
    color: var(--qs-color-text-disabled);
    cursor: not-allowed;
  }
`;
