import { css, styled, type RuleSet } from 'styled-components';
import { selectedSurface } from '../../theme/selectedSurface.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { visuallyHidden } from '../Table/visuallyHidden.styles.ts';

/** In a narrower container each bandwidth is a list of its terms. */
const narrow = '(inline-size < 34rem)';

export const MatrixRoot: StyledElement<'div'> = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

export const MatrixCaption: StyledElement<'div'> = styled.div`
  padding-block-end: var(--qs-space-12);
  color: var(--qs-color-text);
  font-weight: var(--qs-font-weight-strong);
  overflow-wrap: anywhere;
`;

export const MatrixNote: StyledElement<'p'> = styled.p`
  margin: var(--qs-space-8) 0 0;
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
`;

const chosen: RuleSet = css`
  & [data-state='chosen'] {
    ${selectedSurface}
  }

  & [data-state='chosen']::before {
    content: '';
    position: absolute;
    inset: -1px;
    border: 2px solid var(--qs-color-accent-strong);
    border-radius: inherit;
    pointer-events: none;
  }
`;

const stacked: RuleSet = css`
  &,
  & :is(tbody, tr, th, td) {
    display: block;
  }

  & thead {
    ${visuallyHidden}
  }

  & tbody {
    display: grid;
    gap: var(--qs-space-16);
  }

  & tbody th {
    padding: 0 0 var(--qs-space-8);
    border: 0;
  }

  & td,
  & td:last-child {
    block-size: auto;
    border: 1px solid var(--qs-color-border);
    border-block-end-width: 0;
    border-radius: 0;
  }

  & td:nth-child(2) {
    border-start-start-radius: var(--qs-radius-card);
    border-start-end-radius: var(--qs-radius-card);
  }

  & td:last-child {
    border-block-end-width: 1px;
    border-end-start-radius: var(--qs-radius-card);
    border-end-end-radius: var(--qs-radius-card);
  }

  & [data-part='term'] {
    display: block;
    font-weight: var(--qs-font-weight-medium);
  }
`;

/** The cells are styled from here: a styled component per cell would be slow with many sites. */
export const MatrixTable: StyledElement<'table'> = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  border-collapse: separate;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: 0;
    border-block-end: 1px solid var(--qs-color-border);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & th {
    padding: var(--qs-space-12);
    padding-inline-start: 0;
    font-weight: var(--qs-font-weight-medium);
  }

  & thead th {
    padding-block: var(--qs-space-8);
    color: var(--qs-color-text-quiet);
    font-size: var(--qs-font-size-12);
  }

  & thead th:not(:first-child) {
    padding-inline-start: var(--qs-space-12);
  }

  & td {
    position: relative;
    block-size: 1px;
    border-inline-start: 1px solid var(--qs-color-border);
  }

  & td > * {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: 0 var(--qs-space-8);
    box-sizing: border-box;
    block-size: 100%;
    padding: var(--qs-space-12);
  }

  & td > * > * {
    grid-column: 2;
  }

  & td > label {
    cursor: pointer;
  }

  & td > label:hover {
    background: var(--qs-color-surface-hover);
  }

  /* Without radio buttons the texts begin at the edge. */
  & td > div {
    grid-template-columns: 0 minmax(0, 1fr);
    column-gap: 0;
  }

  /* A cell without a price is aligned with those that have a radio button. */
  [role='radiogroup'] > & td > div {
    grid-template-columns: calc(var(--qs-size-target) + var(--qs-space-4)) minmax(0, 1fr);
  }

  & input {
    grid-row: 1 / span 2;
    grid-column: 1;
    margin: calc((1.5rem - var(--qs-size-target)) / 2) 0 0 calc(-1 * var(--qs-space-4));
  }

  & td:has(input:focus-visible) {
    outline: var(--qs-size-focus) solid var(--qs-color-focus);
    outline-offset: 2px;
    z-index: 1;
  }

  & input:focus-visible::before {
    outline: none;
  }

  ${chosen}

  & [data-part='term'] {
    display: none;
  }

  & [data-part='price'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--qs-space-4);
    padding-block-end: var(--qs-space-4);
    color: var(--qs-color-text-quiet);
    font-size: var(--qs-font-size-12);
    line-height: 1.5rem;
  }

  & strong {
    color: var(--qs-color-text);
    font-size: var(--qs-font-size-16);
    font-weight: var(--qs-font-weight-strong);
  }

  /* A word in a frame: the lowest price, the chosen one. */
  & em {
    display: inline-flex;
    align-items: center;
    gap: var(--qs-space-4);
    align-self: center;
    padding-inline: var(--qs-space-4);
    border: 1px solid var(--qs-color-positive-border);
    border-radius: var(--qs-space-4);
    background: var(--qs-color-positive-surface);
    color: var(--qs-color-positive-text);
    font-style: normal;
    font-weight: var(--qs-font-weight-medium);
    line-height: 1rem;
  }

  /* The chosen one has a tick, and the accent of its cell. */
  & em:has(> svg) {
    border-color: var(--qs-color-accent-strong);
    background: transparent;
    color: var(--qs-color-text);
  }

  & :is([data-part='facts'], [data-part='pricing']) {
    display: grid;
    gap: var(--qs-space-4);
    font-size: var(--qs-font-size-12);
    line-height: 1rem;
  }

  & [data-certainty] {
    display: flex;
    gap: var(--qs-space-4);
    color: var(--qs-color-text-quiet);
  }

  & [data-part='reason'] {
    padding-block: var(--qs-space-4);
    color: var(--qs-color-text-quiet);
    font-size: var(--qs-font-size-12);
    line-height: 1rem;
  }

  @container ${narrow} {
    ${stacked}
  }
`;
