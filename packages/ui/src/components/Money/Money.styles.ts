import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const MoneyRoot: StyledElement<'span'> = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--qs-space-4);
  max-inline-size: 100%;
  font-variant-numeric: tabular-nums;

  /* A minus and a currency stay on their side of the number in text of the other direction. */
  & > data {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
  }

  &[data-size='figure'] > data,
  &[data-size='display'] > data {
    font-size: var(--qs-font-size-20);
    font-weight: var(--qs-font-weight-strong);
    line-height: var(--qs-line-height-tight);
    letter-spacing: -0.01em;
  }

  &[data-size='display'] > data {
    font-size: var(--qs-font-size-32);
    letter-spacing: -0.02em;
  }
`;

export const MoneyPeriodText: StyledElement<'span'> = styled.span`
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
`;
