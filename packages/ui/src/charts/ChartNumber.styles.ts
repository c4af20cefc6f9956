import { styled } from 'styled-components';
import type { StyledElement } from '../theme/StyledElement.ts';

export const NumberRoot: StyledElement<'data'> = styled.data`
  font-variant-numeric: tabular-nums;
  /* A minus stays before its number in right-to-left text. */
  unicode-bidi: plaintext;
`;

export const MissingValue: StyledElement<'span'> = styled.span`
  color: var(--qs-color-text-quiet);
  font-weight: var(--qs-font-weight-regular);
`;
