import { styled } from 'styled-components';
import { quietTarget } from '../../theme/quietTarget.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const CalendarRoot: StyledElement<'div'> = styled.div`
  --calendar-day: 2.25rem;

  display: grid;
  gap: var(--qs-space-8);
  inline-size: calc(7 * var(--calendar-day));
  max-inline-size: 100%;

  @media (pointer: coarse) {
    --calendar-day: max(2.25rem, var(--qs-size-control-touch));
  }
`;

export const CalendarHead: StyledElement<'div'> = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--qs-space-4);

  & > button[aria-disabled='true'] {
    background: transparent;
    color: var(--qs-color-text-disabled);
    cursor: not-allowed;
  }
`;

export const CalendarMonth: StyledElement<'div'> = styled.div`
  min-inline-size: 0;
  font-weight: var(--qs-font-weight-strong);
  text-align: center;
  overflow-wrap: anywhere;
`;

export const CalendarTable: StyledElement<'table'> = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  & th {
    padding: var(--qs-space-4) 0;
    color: var(--qs-color-text-quiet);
    font-size: var(--qs-font-size-12);
    font-weight: var(--qs-font-weight-regular);
    overflow-wrap: anywhere;
  }

  & td {
    padding: 0;
  }
`;

export const CalendarDay: StyledElement<'button'> = styled.button`
  position: relative;
  display: block;
  inline-size: 100%;
  block-size: var(--calendar-day);
  padding: 0;
  border: 0;
  border-radius: var(--qs-radius-control);
  background: transparent;
  color: var(--qs-color-text);
  font: var(--qs-font-weight-regular) var(--qs-font-size-14) / 1 var(--qs-font-family-sans);
  font-variant-numeric: tabular-nums;
  text-align: center;
  cursor: pointer;

  ${quietTarget}

  /* Today: a bar under the number. */
  &[aria-current='date']::after {
    content: '';
    position: absolute;
    inset-block-end: var(--qs-space-4);
    inset-inline: calc(50% - var(--qs-space-8));
    border-block-end: 2px solid currentcolor;
  }

  &[aria-current='date'] {
    font-weight: var(--qs-font-weight-strong);
  }

  &[data-state='selected'] {
    background: var(--qs-color-accent);
    box-shadow: inset 0 0 0 1px var(--qs-color-accent-edge);
    color: var(--qs-color-on-accent);
    font-weight: var(--qs-font-weight-strong);
  }

  /* Separate from the fill, which has the colour of the ring in one theme. */
  &[data-state='selected']:focus-visible {
    box-shadow:
      inset 0 0 0 1px var(--qs-color-accent-edge),
      inset 0 0 0 4px var(--qs-color-surface-raised);
  }

  &[data-state='unavailable'],
  &[data-state='outside'] {
    background: transparent;
    color: var(--qs-color-text-disabled);
    cursor: not-allowed;
  }

  &[data-state='unavailable'] {
    text-decoration: line-through;
  }

  @media (forced-colors: active) {
    &[data-state='selected'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }

    &[data-state='selected']:focus-visible {
      outline-color: CanvasText;
      box-shadow: inset 0 0 0 4px Canvas;
    }
  }
`;

/** Two lines high, so that the calendar keeps its size while the focus moves. */
export const CalendarFoot: StyledElement<'div'> = styled.div`
  min-block-size: 2lh;
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  line-height: var(--qs-line-height-body);
  overflow-wrap: anywhere;
`;
