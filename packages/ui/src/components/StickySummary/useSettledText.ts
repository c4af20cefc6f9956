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
 * Returns the text of a list, once it has changed and then stayed the same for a while. Empty before the first change, because
 * the first text of a page is not announced, and while the list shows something else: nobody reads figures that are out of
 * date. While `isPending` nothing settles.
 */
export function useSettledText(listRef: RefObject<HTMLElement | null>, isPending: boolean): string {
  const [shown, setShown] = useState<string | null>(null);
  const [settled, setSettled] = useState('');
  const announced = useRef<string | null>(null);

  // The values are nodes, which cannot be compared. Their text can.
  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const read = (): void => setShown(isPending ? null : spoken(list));
    read();
    const observer = new MutationObserver(read);
    observer.observe(list, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [listRef, isPending]);

  useEffect(() => {
    if (shown === null) return undefined;
    announced.current ??= shown;
    if (shown === announced.current) return undefined;
    const timer = setTimeout(() => {
      announced.current = shown;
      setSettled(shown);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [shown]);

  return shown === settled ? settled : '';
}
