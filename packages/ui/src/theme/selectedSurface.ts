import { css, type RuleSet } from 'styled-components';

/** The surface of what the user has selected. A ticked control shows the same where colours are forced. */
export const selectedSurface: RuleSet = css`
  background: var(--qs-color-accent-surface);
`;
