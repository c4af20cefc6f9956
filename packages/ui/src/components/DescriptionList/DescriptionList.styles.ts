import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const ListRoot: StyledElement<'dl'> = styled.dl`
  --list-columns: 1;

  display: grid;
  /* A column is at least 192 px wide, and at least its share of the maximum number of columns. */
  grid-template-columns: repeat(
    auto-fill,
    minmax(
      min(100%, max(12rem, (100% - (var(--list-columns) - 1) * var(--qs-space-24)) / var(--list-columns))),
      1fr
    )
  );
  gap: var(--qs-space-16) var(--qs-space-24);
  min-inline-size: 0;
  margin: 0;

  &[data-layout='beside'] {
    grid-template-columns: 1fr;
    gap: 0;
  }

  &[data-layout='stacked'][data-columns='2'] {
    --list-columns: 2;
  }

  &[data-layout='stacked'][data-columns='3'] {
    --list-columns: 3;
  }
`;

export const Pair: StyledElement<'div'> = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > dt {
    color: var(--qs-color-text-quiet);
  }

  & > dd {
    margin: var(--qs-space-4) 0 0;
    font-weight: var(--qs-font-weight-medium);
  }

  &[data-kind='number'] > dd {
    font-variant-numeric: tabular-nums;
  }

  &[data-kind='identifier'] > dd {
    font-family: var(--qs-font-family-mono);
  }

  [data-layout='beside'] > & {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--qs-space-16);
    padding-block: var(--qs-space-12);

    /* The description wraps below when both do not fit. */
    & > dt {
      flex: 0 1 10rem;
    }

    & > dd {
      flex: 1 1 12rem;
      min-inline-size: 0;
      margin: 0;
    }
  }

  [data-layout='beside'] > & + & {
    border-block-start: 1px solid var(--qs-color-border);
  }
`;

export const Missing: StyledElement<'span'> = styled.span`
  color: var(--qs-color-text-quiet);
  font-family: var(--qs-font-family-sans);
  font-weight: var(--qs-font-weight-regular);
`;
