import { styled } from 'styled-components';
import { visuallyHidden } from '../components/Table/visuallyHidden.styles.ts';
import type { StyledElement } from '../theme/StyledElement.ts';

export const ChartTableRoot: StyledElement<'table'> = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;

  & > thead {
    ${visuallyHidden}
  }

  &:not([data-layout='hidden']) {
    display: block;

    & > caption,
    & > tbody {
      display: block;
    }

    & > tbody > tr {
      position: relative;
      isolation: isolate;
      min-block-size: var(--qs-size-control-compact);
      padding-block: var(--qs-space-4);
    }

    & > tbody > tr > th {
      min-inline-size: 0;
      padding: 0;
      font-weight: var(--qs-font-weight-regular);
      text-align: start;
      overflow-wrap: anywhere;
    }

    & > tbody > tr > td {
      padding: 0;
      text-align: end;
    }
  }

  /* Name, bar and number in three columns that all rows share. */
  &[data-layout='bars'] > tbody {
    display: grid;
    grid-template-columns: fit-content(40%) minmax(4rem, 1fr) auto;
    column-gap: var(--qs-space-16);

    & > tr {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: subgrid;
      align-items: center;
    }

    & > tr > td {
      grid-column: 2 / -1;
      display: grid;
      grid-template-columns: subgrid;
      align-items: center;
      font-weight: var(--qs-font-weight-medium);
    }
  }

  /* In a narrow container the name is above its bar. */
  @container (inline-size < 26rem) {
    &[data-layout='bars'] > tbody {
      grid-template-columns: minmax(4rem, 1fr) auto;
      row-gap: var(--qs-space-12);

      & > tr {
        row-gap: var(--qs-space-4);
        min-block-size: 0;
        padding-block: 0;
      }

      & > tr > :is(th, td) {
        grid-column: 1 / -1;
      }
    }
  }

  /* As many columns of rows as fit. */
  &[data-layout='shares'] > tbody {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    column-gap: var(--qs-space-24);

    & > tr {
      display: flex;
      align-items: baseline;
      gap: var(--qs-space-12);
      /* One line of text is centred in the height of a row, and several lines begin at the top. */
      padding-block: calc((var(--qs-size-control-compact) - 1px - 1lh) / 2);
      border-block-end: 1px solid var(--qs-color-border);
    }

    & > tr > th {
      flex: 1;
      display: flex;
      align-items: baseline;
      gap: var(--qs-space-8);
    }

    & > tr > td:nth-child(2) {
      font-weight: var(--qs-font-weight-medium);
    }

    & > tr > td:nth-child(3) {
      min-inline-size: 2.75rem;
      color: var(--qs-color-text-quiet);
    }
  }
`;

export const ChartLink: StyledElement<'a'> = styled.a`
  color: var(--qs-color-text);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: var(--qs-color-border-strong);
  text-underline-offset: 0.2em;

  /* The whole row is its target. */
  &::after {
    content: '';
    position: absolute;
    /* Above a mirrored drawing. */
    z-index: 1;
    inset: 0;
    border-radius: var(--qs-space-4);
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: var(--qs-size-focus) solid var(--qs-color-focus);
    outline-offset: 2px;
  }

  tr:hover > th > & {
    text-decoration-color: currentcolor;
  }

  &[aria-disabled='true'] {
    color: var(--qs-color-text-disabled);
    text-decoration: none;
    cursor: not-allowed;
  }
`;
