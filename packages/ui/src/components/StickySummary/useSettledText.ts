'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** The time that figures must stay the same before they are announced, in ms. */
const settleMs = 1500;

/** The text of each term and description, as a sentence. */
function spoken(list: HTMLElement): string {
  return [...list.children].map((line) => [...line.children].map(textOf).join(' ')).join(', ');
}

/** The text of a term, or of a value and its detail. */
function textOf(part: Element): string {
  const detail = part.querySelector(':scope > small')?.textContent ?? '';
  const value = part.textContent.slice(0, part.textContent.length - detail.length).trim();
  return detail === '' ? value : `${value}, ${detail.trim()}`;
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
