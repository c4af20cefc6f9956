import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const RetryStatus: StyledElement<'p'> = styled.p`
  /*
   * The line keeps its height while empty, and tabular figures keep its width, so that nothing moves during the
   * countdown.
   */
  min-block-size: calc(1em * var(--qs-line-height-body));
  font-variant-numeric: tabular-nums;
`;
