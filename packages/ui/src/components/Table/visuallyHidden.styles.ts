import { css, type RuleSet } from 'styled-components';

/** Visually hidden in one layout, but available to screen readers. */
export const visuallyHidden: RuleSet = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
