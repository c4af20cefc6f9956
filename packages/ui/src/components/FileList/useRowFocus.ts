'use client';
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusPage } from '../../behaviours/focusPage.ts';

const rowsOf = (list: Element | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-file]') ?? []),
];

/** Focuses the button that removes the file, so that several can be removed in a row, else its link. */
function focusIn(row: HTMLElement | undefined): void {
  const targets = [...(row?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
  targets.at(-1)?.focus({ preventScroll: true });
}

/**
 * Keeps the focus when a file is removed or its button disappears: it moves to the same row, else to the row that takes
 * its place, else to `emptyFocusRef`, else to the start of the page.
 */
export function useRowFocus(
  listRef: RefObject<HTMLElement | null>,
  emptyFocusRef: RefObject<HTMLElement | null> | undefined,
): { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void } {
  const held = useRef<{ id: string; index: number } | null>(null);

  function leave(): void {
    held.current = null;
    emptyFocusRef?.current?.focus();
    // One frame later, because the replacement may take focus too.
    requestAnimationFrame(focusPage);
  }

  // After every render: the focused button may be gone.
  useLayoutEffect(() => {
    if (held.current === null || document.activeElement !== document.body) return;
    const { id, index } = held.current;
    const rows = rowsOf(listRef.current);
    focusIn(rows.find((row) => row.dataset['file'] === id) ?? rows.at(Math.min(index, rows.length - 1)));
    if (document.activeElement === document.body) leave();
  });

  // The whole list may go with its last file.
  const leaveOnUnmount = useRef(leave);
  useLayoutEffect(() => {
    leaveOnUnmount.current = leave;
  });
  useLayoutEffect(
    () => () => {
      if (held.current !== null) leaveOnUnmount.current();
    },
    [],
  );

  return {
    onFocus({ target }) {
      const row = target.closest<HTMLElement>('[data-file]');
      const index = rowsOf(listRef.current).findIndex((each) => each === row);
      held.current = row ? { id: row.dataset['file'] ?? '', index } : null;
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) held.current = null;
    },
  };
}
