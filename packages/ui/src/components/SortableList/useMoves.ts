'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import type { SortableListItem } from './SortableList.types.ts';

/** What a list says about its last move. `number` counts the moves. */
export type MoveAnnouncement = { number: number; words: string };

/** Requests moves, and announces each one that the caller carries out. */
export function useMoves(
  listRef: RefObject<HTMLElement | null>,
  items: readonly SortableListItem[],
  onMove: (id: string, toIndex: number) => void,
  template: string,
): { move: (id: string, toIndex: number) => void; announcement: MoveAnnouncement } {
  const [announcement, setAnnouncement] = useState<MoveAnnouncement>({ number: 0, words: '' });
  const requested = useRef<{ id: string; from: number } | null>(null);

  useEffect(() => {
    const { id, from } = requested.current ?? {};
    const index = items.findIndex((item) => item.id === id);
    const item = items[index];
    if (!item || index === from) return;
    requested.current = null;
    const words = fillLabel(template, { item: item.name, position: index + 1, count: items.length });
    setAnnouncement(({ number }) => ({ number: number + 1, words }));
    // The browser takes focus from an element that moves in the document, and from one that was dragged.
    const row = listRef.current?.querySelectorAll<HTMLElement>('[data-item]')[index];
    if (row && !row.contains(document.activeElement)) row.focus({ preventScroll: true });
  }, [items, template, listRef]);

  function move(id: string, toIndex: number): void {
    requested.current = { id, from: items.findIndex((item) => item.id === id) };
    onMove(id, toIndex);
  }

  return { move, announcement };
}
