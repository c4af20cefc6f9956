import { css, type RuleSet } from 'styled-components';
import { iconButtonStyles } from '../IconButton/IconButton.styles.ts';

/** The button that pins a row. The icon of a pinned row is filled. */
export const rowPin: RuleSet = css`
  ${iconButtonStyles}

  & > svg {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  &[aria-pressed='true'] {
    background: transparent;
    color: var(--qs-color-accent-strong);
  }

  &[aria-pressed='true'] > svg {
    fill: currentcolor;
  }

  @media print {
    display: none;
  }
`;
