'use client';
import { useState } from 'react';
import { keepOrder } from './keepOrder.ts';

/** Items in the order in which they were first shown for a query. A new query starts a new order. */
export function useStableOrder<Item extends { id: string }>(
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const [shown, setShown] = useState({ items, query, source: items });
  if (shown.query === query && shown.source === items) return shown.items;
  const ordered = shown.query === query ? keepOrder(shown.items, items) : items;
  setShown({ items: ordered, query, source: items });
  return ordered;
}
