'use client';
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { observeSizes } from '../../../behaviours/browserFeatures.ts';
import type { BarElements } from '../state/barElements.ts';
import { topNavPanels, type TopNavItem } from '../TopNav.types.ts';

/** The number of the list's items that fit on one line; `Infinity` when all do, and until they are measured. */
export type Overflow = { listRef: RefObject<HTMLUListElement | null>; fittingCount: number };

/** The width of "More" in English. Used until "More" is rendered and can be measured. */
const estimatedMoreWidthPx = 88;

/** Measures which items fit in the wide bar; the rest goes into the "More" menu. The short layout keeps all in the list. */
export function useOverflow(
  items: readonly TopNavItem[],
  contentKey: string,
  elements: BarElements,
): Overflow {
  const listRef = useRef<HTMLUListElement>(null);
  const widths = useRef(new Map<string, number>());
  const [fittingCount, setFittingCount] = useState(Number.POSITIVE_INFINITY);

  const measure = useEffectEvent(() => {
    const list = listRef.current;
    if (list) setFittingCount(isStacked(list) ? Number.POSITIVE_INFINITY : countFitting(list));
  });

  function countFitting(list: HTMLUListElement): number {
    for (const item of items.slice(0, fittingCount)) {
      const key = widthKey(item);
      const width = widthOf(item.id) ?? 0;
      // The font or text size has changed, and with it the width of the items in "More": render all to measure them.
      if (fittingCount < items.length && Math.abs((widths.current.get(key) ?? 0) - width) > 0.5) {
        return Number.POSITIVE_INFINITY;
      }
      widths.current.set(key, width);
    }
    // An item of "More" whose width is not known yet counts as fitting, so that it is rendered and measured.
    const needed = items.map((item) => widths.current.get(widthKey(item)) ?? Number.NaN);
    const available = list.getBoundingClientRect().width;
    if (countWithin(needed, available) < 0) return Number.POSITIVE_INFINITY;
    return countWithin(needed, available - (widthOf(topNavPanels.more) ?? estimatedMoreWidthPx));
  }

  function widthOf(id: string): number | undefined {
    return elements.rootOf(id)?.getBoundingClientRect().width;
  }

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- measures again only when a width may have changed
  useLayoutEffect(() => measure(), [contentKey, fittingCount]);

  const firstId = items[0]?.id;
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    // The first item changes its width with the font and the text size, as all items do.
    const first = firstId === undefined ? undefined : elements.rootOf(firstId);
    return observeSizes(first ? [list, first] : [list], () => {
      if (isStacked(list)) measure();
      // Synchronously, before the frame is painted: otherwise an item that no longer fits is cut off for a frame.
      else flushSync(measure);
    });
  }, [firstId, elements]);

  return { listRef, fittingCount };
}

/** Whether this is the short layout. Its styles say so before the event of its media query, which comes late in a frame. */
function isStacked(list: HTMLElement): boolean {
  return getComputedStyle(list).display === 'block';
}

/** Returns a key of everything that the widths of these items depend on. */
export function widthsKey(items: readonly TopNavItem[]): string {
  return JSON.stringify(items.map(widthKey));
}

function widthKey({ id, label, kind }: TopNavItem): string {
  return `${kind === 'external'} ${id} ${label}`;
}

/** Returns the number of widths that fit one after the other; -1 when all do. */
function countWithin(widths: readonly number[], available: number): number {
  let used = 0;
  return widths.findIndex((width) => (used += width) > available);
}
