import { css, type RuleSet } from 'styled-components';

/** The surface of a selected item. A ticked control shows the same where colours are forced. */
export const selectedSurface: RuleSet = css`
  background: var(--qs-color-accent-surface);
`;
