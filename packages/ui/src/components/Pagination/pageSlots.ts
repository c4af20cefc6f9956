/** A page number, or a gap in place of the pages between its neighbours. */
export type PageSlot = number | 'gap-before' | 'gap-after';

const most = 7;

/**
 * The page numbers to show: the first, the last, the current one and its neighbours. From eight pages on there are
 * always seven slots, so that the buttons do not move under the pointer.
 */
export function pageSlots(page: number, pageCount: number): PageSlot[] {
  if (pageCount <= most) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap-after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap-before', ...range(pageCount - 4, pageCount)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
