import { keyframes, styled } from 'styled-components';
import { scrollEdges } from '../../theme/scrollEdges.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { narrowTable } from './narrowTable.styles.ts';
import { rowCheckbox } from './rowCheckbox.styles.ts';
import { rowPin } from './rowPin.styles.ts';
import { wideTable } from './wideTable.styles.ts';

/** In a narrower container each row becomes a card. The table's own width decides. */
const narrow = '(inline-size < 40rem)';

const appear = keyframes`
  from { opacity: 0; }
`;

export const TableRoot: StyledElement<'div'> = styled.div`
  container-type: inline-size;
  inline-size: 100%;
`;

/** Scrolls only when the columns do not fit: a scroll container would keep the head from being sticky to the page. */
export const Region: StyledElement<'div'> = styled.div`
  position: relative;
  border-radius: var(--qs-radius-control);

  &:not([data-overflow='fits']) {
    /* The head is sticky to this box, which has no bar above it. */
    --qs-table-head-offset: 0;

    overflow-x: auto;
  }

  &[data-overflow='scrolls'] {
    display: grid;
    /* A control that Tab reaches is not behind the sticky columns. */
    scroll-padding-inline: 12rem 6rem;

    /* Contains the table and the shades at its edges. */
    &::before,
    & > *,
    &::after {
      grid-area: 1 / 1;
    }

    &::after {
      justify-self: end;
    }

    ${scrollEdges}

    /* The first column is sticky, and so are the actions. A line shows that the columns scroll behind them. */
    &::before,
    &:has(thead [data-cell='actions'])::after {
      display: none;
    }
  }
`;

/** The cells are styled from here: a styled component per cell would be slow with a thousand cells. */
export const TableElement: StyledElement<'table'> = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  border-collapse: separate;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    font-weight: var(--qs-font-weight-regular);
    text-align: start;
    overflow-wrap: anywhere;
  }

  & [data-kind='identifier'] > div {
    font-family: var(--qs-font-family-mono);
  }

  & tbody [data-cell='header'] {
    font-weight: var(--qs-font-weight-medium);
  }

  & tbody [data-cell='select'] > span {
    ${rowCheckbox}
  }

  /* Placeholder rows keep their space. A load shorter than 300 ms shows none. */
  & tbody > tr[aria-hidden='true'] {
    animation: ${appear} var(--qs-duration-enter) var(--qs-ease-out) 300ms both;

    @media (prefers-reduced-motion: reduce) {
      animation-duration: 0s;
    }
  }

  & [data-target='row'] > tr:has([data-cell='header'] a[href]) {
    cursor: pointer;
  }

  & [data-cell='actions'] > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--qs-space-4);
  }

  /* A hairline, because a word alone in a row does not look like a button. */
  & tbody [data-cell='actions'] [data-variant='quiet'] {
    border-color: var(--qs-color-border);
  }

  & tbody [data-cell='actions'] [data-pin] {
    ${rowPin}
  }

  @container not ${narrow} {
    ${wideTable}
  }

  @container ${narrow} {
    ${narrowTable}
  }

  & thead [aria-sort] > button {
    color: var(--qs-color-text);
  }

  & thead [aria-sort] > button > svg {
    color: currentcolor;
  }

  & thead [aria-sort='descending'] > button > svg {
    transform: rotate(180deg);
  }

  /* Paper has no controls. The message of an empty table is no control. */
  @media print {
    & :is([data-cell='select'], [data-cell='actions']),
    & thead button > svg {
      display: none;
    }
  }
`;
