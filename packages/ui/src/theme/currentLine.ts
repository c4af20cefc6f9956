import { css, type RuleSet } from 'styled-components';

/**
 * The line that marks the current item, for an `::after` of it: at its foot, for items in a row. A border, because
 * forced colours keep it.
 */
export const currentLine: RuleSet = css`
  content: '';
  position: absolute;
  inset-inline: var(--current-inset, var(--qs-space-8));
  inset-block-end: var(--current-foot, 0);
  border-block-end: 2px solid var(--qs-color-accent-strong);
`;

/** The same line at the start, for items in a stack. */
export const currentLineAtStart: RuleSet = css`
  content: '';
  position: absolute;
  inset-block: var(--qs-space-8);
  inset-inline: 0 auto;
  border-inline-start: 2px solid var(--qs-color-accent-strong);
`;
