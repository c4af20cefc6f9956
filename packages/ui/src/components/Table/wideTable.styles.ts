import { css, keyframes, type RuleSet } from 'styled-components';
import { selectedSurface } from '../../theme/selectedSurface.ts';
import { visuallyHidden } from './visuallyHidden.styles.ts';
import { sortButton } from './sortButton.styles.ts';

const pulse = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

/** Rows and columns. A row with one line of text is as tall as the density says. */
export const wideTable: RuleSet = css`
  & :is(th, td) {
    min-inline-size: 5rem;
    padding: calc((var(--qs-size-row) - 1lh) / 2) var(--qs-space-12);
    border-block-end: 1px solid var(--qs-color-border);
    vertical-align: top;
  }

  & :is(th, td):first-child {
    padding-inline-start: var(--qs-table-inset, var(--qs-space-8));
  }

  & :is(th, td):last-child {
    padding-inline-end: var(--qs-table-inset, var(--qs-space-8));
  }

  & [data-align='end'] {
    text-align: end;
  }

  /* For placeholder rows. */
  & [data-align='end'] > div {
    display: grid;
    justify-items: end;
  }

  & [data-kind='identifier'] {
    white-space: nowrap;
  }

  & [data-kind='number'] > div {
    white-space: nowrap;
  }

  & [data-width='fit'] {
    inline-size: 1px;
  }

  & [data-width='fit'] :is(div, button) {
    white-space: nowrap;
  }

  & [data-width='wide'] {
    min-inline-size: 12rem;
  }

  & thead [data-share] {
    inline-size: var(--table-column-share);
  }

  /* As wide as a status with this text, and without height. */
  & thead [data-widest]::before {
    content: attr(data-widest) / '';
    display: block;
    block-size: 0;
    overflow: hidden;
    padding-inline-end: 1.5em;
    visibility: hidden;
    font-size: var(--qs-font-size-14);
    font-weight: var(--qs-font-weight-regular);
    white-space: nowrap;
  }

  & [data-cell='select'] {
    inline-size: 1px;
    min-inline-size: 0;
    padding-block: calc((var(--qs-size-row) - var(--qs-size-target)) / 2);
    padding-inline-end: 0;
  }

  & [data-cell='select'] > * {
    vertical-align: top;
  }

  & [data-cell='actions'] {
    inline-size: 1px;
    padding-block: calc((var(--qs-size-row) - var(--qs-size-control-compact)) / 2);
  }

  /* Icon buttons are compact, so that they fit into a row of one line. */
  & tbody [data-cell='actions'] {
    --qs-size-control: var(--qs-size-control-compact);
  }

  & [data-cell='actions'] > div {
    flex-wrap: nowrap;
    align-items: center;
    justify-content: flex-end;
    min-block-size: var(--qs-size-control-compact);
    white-space: nowrap;
  }

  /* The columns scroll under the first one, which is sticky at the start, and the actions, which are sticky at the
     end. The line at their edge takes no space, because a border would widen the table and so cause the scrolling. */
  :where([data-overflow='scrolls'])
    &
    tr
    > :is(:first-child, [data-cell='select'] + :is(th, td), [data-cell='actions']) {
    position: sticky;
    z-index: 1;
    background: var(--qs-surface-here, var(--qs-color-surface));
  }

  :where([data-overflow='scrolls']) & tr > :is(:first-child, [data-cell='select'] + :is(th, td)) {
    inset-inline-start: 0;
  }

  :where([data-overflow='scrolls']) & tr > [data-cell='select'] + :is(th, td) {
    inset-inline-start: calc(var(--qs-table-inset, var(--qs-space-8)) + var(--qs-size-target));
  }

  :where([data-overflow='scrolls']) & tr > [data-cell='actions'] {
    inset-inline-end: 0;
  }

  :where([data-overflow='scrolls'])
    &
    tr
    > :is(
      :first-child:not([data-cell='select']),
      [data-cell='select'] + :is(th, td),
      [data-cell='actions']
    )::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    border-inline-start: 1px solid var(--qs-color-border);
  }

  :where([data-overflow='scrolls']) & tr > [data-cell='actions']::before {
    inset-inline: 0 auto;
  }

  /* On touch screens its content is as tall as the row. */
  @media (pointer: coarse) {
    & tbody :is([data-cell='select'], [data-cell='actions']) {
      padding-block: 0;
    }
  }

  & [data-cell='message'] {
    border-block-end: 0;
  }

  /* As a whole: each cell would be snapped to a pixel of its own, and the line below them would have steps. */
  & thead {
    position: sticky;
    inset-block-start: var(--qs-table-head-offset, 0);
    z-index: var(--qs-z-sticky);
  }

  & thead th {
    position: relative;
    padding-block: var(--qs-space-8);
    border-block-end-color: var(--qs-color-border-strong);
    background: var(--qs-surface-here, var(--qs-color-surface));
    color: var(--qs-color-text-quiet);
    font-size: var(--qs-font-size-12);
    font-weight: var(--qs-font-weight-medium);
    vertical-align: bottom;
    overflow-wrap: break-word;
  }

  & thead label {
    ${visuallyHidden}
  }

  & thead [data-cell='select'],
  & thead [data-cell='sort'] {
    padding-block: var(--qs-space-4);
  }

  /* The unit beside a sort arrow does not wrap. */
  & thead [data-cell='sort'] {
    min-inline-size: 6rem;
  }

  & thead button {
    ${sortButton}
    /* Aligns the label with the cells below. */
    margin-inline: calc(-1 * var(--qs-space-8));

    /* The scroll container would clip a focus ring outside the first and last header. */
    &:focus-visible {
      outline-offset: calc(-1 * var(--qs-size-focus));
    }
  }

  & thead [data-align='end'] > button {
    flex-direction: row-reverse;
  }

  /* The rows decide how wide a column is: the words of the head wait for them, so that they don't move. */
  [data-state='loading'] & thead:not(:focus-within) {
    visibility: hidden;
  }

  /* Without an animation, which would begin again whenever the container changes its size. */
  [data-state='loading'] & thead:not(:focus-within) th::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    visibility: visible;
    border-block-end: 1px solid var(--qs-color-border-strong);
  }

  [data-state='refreshing'] & thead th::after {
    content: '';
    position: absolute;
    inset-block-end: -1px;
    inset-inline: 0;
    block-size: 2px;
    background: var(--qs-color-text);
    animation: ${pulse} 800ms ease-in-out 300ms infinite alternate both;

    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }

  & tbody tr[data-state='idle']:hover > :is(th, td) {
    background: var(--qs-color-surface-hover);
  }

  & tbody tr[data-state='selected'] > :is(th, td) {
    ${selectedSurface}
  }
`;
