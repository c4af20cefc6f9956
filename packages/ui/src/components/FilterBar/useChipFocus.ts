'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The refs of the list of chips and of the bar, and a function to call before a chip is removed. */
export type ChipFocus = {
  listRef: RefObject<HTMLUListElement | null>;
  barRef: RefObject<HTMLDivElement | null>;
  willRemove: (index: number) => void;
};

/**
 * Moves focus when a pressed chip disappears: to the chip that takes its place, else to the last one, else to the bar.
 * Focus that the user has moved in the meantime stays.
 */
export function useChipFocus(chipKeys: readonly string[]): ChipFocus {
  const listRef = useRef<HTMLUListElement>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const chips = chipKeys.join('\n');
  // The chips when one was pressed. It is gone when they have changed.
  const removal = useRef<{ index: number; chips: string }>(undefined);
  useLayoutEffect(() => {
    if (!removal.current || removal.current.chips === chips) return;
    const { index } = removal.current;
    removal.current = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    const buttons = [...(listRef.current?.querySelectorAll('button') ?? [])];
    (buttons[index] ?? buttons.at(-1) ?? barRef.current)?.focus();
  }, [chips]);
  return {
    listRef,
    barRef,
    willRemove(index) {
      removal.current = { index, chips };
    },
  };
}
