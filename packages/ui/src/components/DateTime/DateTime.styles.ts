import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/** Kept in one piece where it fits, and in its own word order inside text of the other direction. */
export const TimeRoot: StyledElement<'span'> = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  font-variant-numeric: tabular-nums;
  unicode-bidi: plaintext;
`;
