'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** The time that figures must stay the same before they are announced, in ms. */
const settleMs = 1500;

/** The text of each term and description, as a sentence. */
function spoken(list: HTMLElement): string {
  return [...list.children]
    .map((line) => [...line.children].map((part) => part.textContent.trim()).join(' '))
    .join(', ');
}

/**
 * Returns the text of a list, once it has changed and then stayed the same for a while. Empty before the first change:
 * the first text of a page is not announced. While `isPending` nothing settles.
 */
export function useSettledText(listRef: RefObject<HTMLElement | null>, isPending: boolean): string {
  const [settled, setSettled] = useState('');
  const announced = useRef<string | null>(null);

  // After every render, because the values are nodes that cannot be compared.
  useEffect(() => {
    const list = listRef.current;
    if (!list || isPending) return undefined;
    const now = spoken(list);
    announced.current ??= now;
    if (now === announced.current) return undefined;
    const timer = setTimeout(() => {
      announced.current = now;
      setSettled(now);
    }, settleMs);
    return () => clearTimeout(timer);
  });

  return settled;
}
