import { css, type RuleSet } from 'styled-components';
import { selectedSurface } from '../../theme/selectedSurface.ts';
import { visuallyHidden } from './visuallyHidden.styles.ts';
import { sortButton } from './sortButton.styles.ts';

/** Each row is a card, with the header before each value. Of the head only the controls are visible. */
export const narrowTable: RuleSet = css`
  &,
  & :is(thead, tbody, th, td) {
    display: block;
  }

  & thead[data-controls='false'],
  & thead th:not([data-cell='select'], [data-cell='sort']) {
    ${visuallyHidden}
  }

  & thead tr {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--qs-space-4);
    padding-block-end: var(--qs-space-12);
    padding-inline: var(--qs-table-inset, 0);
    padding-block-start: calc((1 - var(--qs-table-framed, 1)) * var(--qs-space-12));
    color: var(--qs-color-text-quiet);
  }

  & thead tr[data-sort-by]::before {
    content: attr(data-sort-by) / '';
    order: 1;
  }

  & thead [data-cell='select'] {
    display: flex;
    align-items: center;
    gap: var(--qs-space-8);
    /* On a line of its own, so that the sort buttons always begin the next one. */
    flex-basis: 100%;
    /* Aligned above the rows' checkboxes, which are inside a border and a padding. */
    margin-inline-start: calc(1px + var(--qs-space-12));
  }

  & thead [data-cell='sort'] {
    order: 2;
  }

  & thead button {
    ${sortButton}
    border-color: var(--qs-color-border);
    background: var(--qs-color-surface-raised);
    font-weight: var(--qs-font-weight-medium);
  }

  & thead [aria-sort] > button {
    border-color: var(--qs-color-text);
  }

  & tbody {
    display: grid;
    gap: calc(var(--qs-table-framed, 1) * var(--qs-space-12));
  }

  & tbody tr {
    --row-side: calc(var(--qs-table-framed, 1) * 1px);

    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--qs-space-4) var(--qs-space-8);
    padding: var(--qs-space-12) var(--qs-table-inset, var(--qs-space-12));
    border: solid var(--qs-color-border);
    border-width: var(--row-side) var(--row-side) 1px;
    border-radius: calc(var(--qs-table-framed, 1) * var(--qs-radius-card));
    background: var(--qs-color-surface-raised);
  }

  & tbody tr[data-state='selected'] {
    border-color: var(--qs-color-accent-strong);
    ${selectedSurface}
  }

  & tbody :is(th, td) {
    grid-column: 1 / -1;
    min-inline-size: 0;
    padding: 0;
  }

  & tbody [data-cell='select'] {
    grid-column: 1;
    order: -2;
  }

  & tbody [data-cell='header'] {
    align-self: center;
    order: -1;
    padding-block-end: var(--qs-space-4);
    font-weight: var(--qs-font-weight-strong);
  }

  & tbody [data-cell='select'] ~ [data-cell='header'] {
    grid-column: 2;
  }

  & tbody [data-cell='value'] {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--qs-space-12);
  }

  & tbody [data-cell='value']::before {
    /* Screen readers announce the header cell before the value, so this copy is hidden from them. */
    content: attr(data-label) / '';
    color: var(--qs-color-text-quiet);
  }

  /* An empty value is a dash, so that its label is not alone. */
  & tbody [data-cell='value'] > :empty::after {
    content: '–';
  }

  & tbody [data-cell='actions'] {
    margin-block-start: var(--qs-space-8);
    padding-block-start: var(--qs-space-8);
    border-block-start: 1px solid var(--qs-color-border);
  }

  /* A card has room for the label of an icon that is alone. Its tooltip already is its accessible name. */
  & tbody [data-cell='actions'] > div > button[title]:only-child:not([data-pin]) {
    display: inline-flex;
    flex: initial;
    align-items: center;
    gap: var(--qs-space-8);
    inline-size: auto;
    block-size: auto;
    min-block-size: var(--qs-size-control);
    /* The icon is aligned with the values. */
    margin-inline-start: calc(-1px - var(--qs-space-8));
    padding-inline: var(--qs-space-8);
    text-align: start;

    &::after {
      content: attr(title) / '';
    }

    @media (pointer: coarse) {
      min-block-size: var(--qs-size-control-touch);
    }
  }

  /* A pin has its place at the end of the title, and so have the actions beside it. Each cell looks for the pin itself: a rule about the
     cells of a row that has one would make the browser style every cell of the page again at each change of any element. */
  & tbody tr:has([data-pin]) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }

  & tbody [data-cell='header']:has(~ td [data-pin]) {
    grid-column-end: 3;
  }

  & tbody td:has([data-pin]) {
    grid-column: 3;
    order: -1;
    margin-block: calc(-1 * var(--qs-space-8)) 0;
    margin-inline-end: calc(-1 * var(--qs-space-8));
    padding-block-start: 0;
    border-block-start: 0;
  }

  & tbody td > div:has([data-pin]) {
    flex-wrap: nowrap;
  }

  & tbody tr:has([data-cell='message']) {
    display: block;
    padding: 0;
  }
`;
