import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const NextTry: StyledElement<'p'> = styled.p`
  /* Its line is kept while there is nothing to say, and figures keep their width: nothing moves from second to second. */
  min-block-size: calc(1em * var(--qs-line-height-body));
  font-variant-numeric: tabular-nums;
`;
