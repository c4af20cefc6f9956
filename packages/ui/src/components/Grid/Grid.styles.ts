import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const GridRoot: StyledElement<'div'> = styled.div`
  --grid-gap: var(--qs-space-16);
  --grid-minimum: 17rem;
  --grid-columns: 1000;

  display: grid;
  /* As many columns as fit. None is narrower than the minimum, and there are never more than requested. */
  grid-template-columns: repeat(
    auto-fill,
    minmax(
      min(
        100%,
        max(var(--grid-minimum), (100% - (var(--grid-columns) - 1) * var(--grid-gap)) / var(--grid-columns))
      ),
      1fr
    )
  );
  gap: var(--grid-gap);
  min-inline-size: 0;

  & > * {
    min-inline-size: 0;
    margin-block: 0;
  }

  &[data-align='start'] {
    align-items: start;
  }

  &[data-gap='8'] {
    --grid-gap: var(--qs-space-8);
  }

  &[data-gap='24'] {
    --grid-gap: var(--qs-space-24);
  }

  &[data-gap='32'] {
    --grid-gap: var(--qs-space-32);
  }

  &[data-minimum='small'] {
    --grid-minimum: 9rem;
  }

  &[data-minimum='large'] {
    --grid-minimum: 24rem;
  }

  &[data-columns='two'] {
    --grid-columns: 2;
  }

  &[data-columns='three'] {
    --grid-columns: 3;
  }

  &[data-columns='four'] {
    --grid-columns: 4;
  }

  &[data-columns='six'] {
    --grid-columns: 6;
  }

  &[data-columns='main-aside'],
  &[data-columns='aside-main'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
  }

  /* The main column takes the remaining width and wraps when that is less than half. */
  &[data-columns='main-aside'] > :first-child,
  &[data-columns='aside-main'] > :last-child {
    flex: 999 1 0;
    min-inline-size: min(100%, max(50%, var(--grid-minimum)));
  }

  &[data-columns='main-aside'] > :last-child,
  &[data-columns='aside-main'] > :first-child {
    flex: 1 1 var(--grid-minimum);
  }

  /* The aside in front holds search and filters, which paper does not need. */
  @media print {
    &[data-columns='aside-main'] > :first-child {
      display: none;
    }
  }
`;
