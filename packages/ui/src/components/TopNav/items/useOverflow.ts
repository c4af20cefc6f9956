'use client';
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { observeSizes } from '../../../behaviours/browserFeatures.ts';
import type { BarElements } from '../state/barElements.ts';
import { topNavPanels, type TopNavItem } from '../TopNav.types.ts';

/** How many of the list's items fit on one line; `Infinity` when all do, and until they are measured. */
export type Overflow = { listRef: RefObject<HTMLUListElement | null>; fittingCount: number };

/** The width of "More" in English. Used until "More" is rendered and can be measured. */
const estimatedMoreWidthPx = 88;

/** Measures which items fit in the wide bar; the rest goes into the "More" menu. The short layout keeps all in the list. */
export function useOverflow(
  items: readonly TopNavItem[],
  contentKey: string,
  elements: BarElements,
  isShort: () => boolean,
): Overflow {
  const listRef = useRef<HTMLUListElement>(null);
  const widths = useRef(new Map<string, number>());
  const [fittingCount, setFittingCount] = useState(Number.POSITIVE_INFINITY);

  const measure = useEffectEvent(() => {
    const list = listRef.current;
    if (!list || (fittingCount === Number.POSITIVE_INFINITY && holdsAll(list))) return;
    setFittingCount(isShort() ? Number.POSITIVE_INFINITY : countFitting(list));
  });

  const handleResize = useEffectEvent(() => {
    if (isShort()) measure();
    // Synchronously, before the frame is painted: otherwise an item that no longer fits is cut off for a frame.
    else flushSync(measure);
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
    const needed = items.map((item) => widths.current.get(widthKey(item)) ?? Number.NaN);
    const total = needed.reduce((sum, width) => sum + width, 0);
    const available = list.getBoundingClientRect().width;
    if (Number.isNaN(total) || total <= available) return Number.POSITIVE_INFINITY;
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
    return observeSizes(first ? [list, first] : [list], () => handleResize());
  }, [firstId, elements]);

  return { listRef, fittingCount };
}

/** What the widths of these items depend on. */
export function widthsKey(items: readonly TopNavItem[]): string {
  return JSON.stringify(items.map(widthKey));
}

function widthKey({ id, label, kind }: TopNavItem): string {
  return `${kind === 'external'} ${id} ${label}`;
}

/** Items that do not fit wrap onto a second line, unless there is only one. In the short layout the list grows with its items. */
function holdsAll(list: HTMLElement): boolean {
  return list.scrollHeight <= list.clientHeight && list.scrollWidth <= list.clientWidth;
}

function countWithin(widths: readonly number[], available: number): number {
  let used = 0;
  return widths.findIndex((width) => (used += width) > available);
}
