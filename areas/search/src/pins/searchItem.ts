import { searchPath } from '@quayside/contract/paths/search';
import type { PinnableItem } from '@quayside/page-kit/pins';

/** A search as an item to pin: its words identify it. */
export function searchItem(keyword: string): PinnableItem {
  return { kind: 'search', id: keyword, title: keyword, href: searchPath.href({ keyword }) };
}
