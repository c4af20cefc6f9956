'use client';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { SortableListItem } from './SortableList.types.ts';

/** The announcement of the last move. `number` counts the moves. */
export type MoveAnnouncement = { number: number; words: string };

/** Requests moves, and announces each one that the caller carries out. `wordsOf` an item at its new index. */
export function useMoves(
  listRef: RefObject<HTMLElement | null>,
  items: readonly SortableListItem[],
  onMove: (id: string, toIndex: number) => void,
  wordsOf: (item: SortableListItem, index: number) => string,
): { move: (id: string, toIndex: number) => void; announcement: MoveAnnouncement } {
  const [announcement, setAnnouncement] = useState<MoveAnnouncement>({ number: 0, words: '' });
  const requested = useRef<{ id: string; from: number } | null>(null);

  const announceMove = useEffectEvent((index: number): void => {
    const item = items[index];
    if (!item) return;
    const words = wordsOf(item, index);
    setAnnouncement(({ number }) => ({ number: number + 1, words }));
    // The browser takes focus from an element that moves in the document. A dragged item had none.
    const row = listRef.current?.querySelectorAll<HTMLElement>('[data-item]')[index];
    if (row && !row.contains(document.activeElement)) row.focus({ preventScroll: true });
  });

  useEffect(() => {
    const { id, from } = requested.current ?? {};
    const index = items.findIndex((item) => item.id === id);
    if (index === -1 || index === from) return;
    requested.current = null;
    announceMove(index);
  }, [items]);

  function move(id: string, toIndex: number): void {
    requested.current = { id, from: items.findIndex((item) => item.id === id) };
    onMove(id, toIndex);
  }

  return { move, announcement };
}
