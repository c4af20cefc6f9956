import { css, type RuleSet } from 'styled-components';

/** The states of a row or day without a border of its own. The focus ring is inside, because a scrolling panel clips it. */
export const quietTarget: RuleSet = css`
  &:hover {
    background: var(--qs-color-surface-hover);
  }

  &:active {
    background: var(--qs-color-surface-pressed);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
