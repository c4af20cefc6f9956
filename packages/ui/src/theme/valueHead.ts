import { css, type RuleSet } from 'styled-components';

/** The label of a meter or progress bar, and its value at the end of the line. */
export const valueHead: RuleSet = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--qs-space-16);

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > span:first-child {
    font-weight: var(--qs-font-weight-medium);
  }
`;
