import type { KeyboardEvent } from 'react';

/** Rows and columns that an arrow key moves by, in left-to-right text. */
const steps: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The radio button that an arrow key moves to: the next price in the row or column, past cells without a price; the
 * focused one where there is none. Null for other keys, and in the narrow layout, where the browser moves through
 * the list.
 */
export function cellToFocus(event: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const { key, altKey, ctrlKey, metaKey, target, currentTarget: matrix } = event;
  const step = steps[key];
  if (!step || altKey || ctrlKey || metaKey || !(target instanceof HTMLInputElement)) return null;
  const place = target.closest<HTMLElement>('[data-place]');
  if (!place || getComputedStyle(place).display !== 'table-cell') return null;
  const direction = matrix.matches(':dir(rtl)') ? -1 : 1;
  let row = Number(place.dataset['row']);
  let column = Number(place.dataset['column']);
  for (;;) {
    row += step[0];
    column += step[1] * direction;
    const next = matrix.querySelector(`[data-row="${row}"][data-column="${column}"]`);
    if (!next) return target;
    const radio = next.querySelector('input');
    if (radio) return radio;
  }
}
