import { css, type RuleSet } from 'styled-components';

/** What one layout has no room for, and who listens still hears. */
export const onlyRead: RuleSet = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
