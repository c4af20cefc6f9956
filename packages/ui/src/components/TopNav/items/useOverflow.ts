'use client';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { observeSizes } from '../../../behaviours/browserFeatures.ts';
import { useBar } from '../opening/BarContext.ts';
import { isShort } from '../opening/barFocus.ts';
import type { TopNavItem } from '../TopNav.types.ts';

/** How many of a list's items fit its line; `Infinity` when all do, and until they are measured. */
export type Overflow = { listRef: RefObject<HTMLUListElement | null>; fitting: number };

/** Measures which items fit the wide bar; the rest goes under "More". In the short layout all stay in the list. */
export function useOverflow(items: readonly TopNavItem[]): Overflow {
  const { keepFocus, closeMissing } = useBar();
  const listRef = useRef<HTMLUListElement>(null);
  const widths = useRef(new Map<string, number>());
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  // What makes an item as wide as it is: with other words it is measured anew.
  const key = useMemo(
    () => JSON.stringify(items.map(({ id, label, kind }) => `${kind === 'external'} ${id} ${label}`)),
    [items],
  );

  const measure = useCallback(() => {
    const list = listRef.current;
    if (!list || (fitting === Number.POSITIVE_INFINITY && holdsAll(list))) return;
    setFitting(isShort() ? Number.POSITIVE_INFINITY : countFitting(list, JSON.parse(key), widths.current));
  }, [key, fitting]);

  useLayoutEffect(() => {
    // An item that moved between the bar and "More" was drawn anew: the focus it had goes with it.
    keepFocus();
    measure();
  }, [keepFocus, measure]);

  const measureAgain = useEffectEvent(measure);
  const firstId = items[0]?.id;
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    // In another font or size of text the first item is wider or narrower, like all of them.
    const drawn = [...list.querySelectorAll<HTMLElement>('[data-item]')];
    const first = drawn.find(({ dataset }) => dataset['item'] === firstId);
    return observeSizes(first ? [list, first] : [list], () => {
      if (isShort()) measureAgain();
      // Drawn before the frame is shown, or what no longer fits would stand there cut off for a frame.
      else flushSync(measureAgain);
    });
  }, [firstId]);

  // "More" itself may be gone, with what was open in it.
  useEffect(closeMissing, [fitting, closeMissing]);

  return { listRef, fitting };
}

function countFitting(list: HTMLElement, order: readonly string[], widths: Map<string, number>): number {
  // All entries but "More".
  const drawn = list.querySelectorAll(':scope > [data-item]');
  const isComplete = drawn.length === order.length;
  for (const [index, item] of drawn.entries()) {
    const id = order[index] ?? '';
    const width = item.getBoundingClientRect().width;
    // Another font or another text: what is hidden under "More" has changed too, so all must be drawn to be measured.
    if (!isComplete && Math.abs((widths.get(id) ?? 0) - width) > 0.5) return Number.POSITIVE_INFINITY;
    widths.set(id, width);
  }
  const available = list.getBoundingClientRect().width;
  const needed = order.map((id) => widths.get(id) ?? Number.NaN);
  const total = needed.reduce((sum, width) => sum + width, 0);
  const allFit = Number.isNaN(total) || total <= available;
  return allFit ? Number.POSITIVE_INFINITY : fitBeside(needed, available - moreWidth(list));
}

/** What does not fit its line wraps, unless it is alone there; in the short layout the list is as tall as it needs to be. */
function holdsAll(list: HTMLElement): boolean {
  return list.scrollHeight <= list.clientHeight && list.scrollWidth <= list.clientWidth;
}

function fitBeside(widths: readonly number[], available: number): number {
  let used = 0;
  return widths.findIndex((width) => (used += width) > available);
}

/** Before it is drawn, "More" is taken for as wide as it is in English; drawn, it is measured. */
function moreWidth(list: HTMLElement): number {
  const more = list.querySelector(':scope > :not([data-item])');
  return more?.getBoundingClientRect().width ?? 88;
}
