import type { PinnableItem } from '../../../domain/pins/createPins.ts';

/** A search as an item to pin: its words identify it. */
export function searchItem(keyword: string): PinnableItem {
  const query = new URLSearchParams({ keyword });
  return { kind: 'search', id: keyword, title: keyword, href: `/search?${query.toString()}` };
}
