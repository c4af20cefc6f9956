/** The requested page of a list. Pages start at 1. */
export interface PageQuery {
  page: number;
  pageSize: number;
}

/** One page of a list. `total` counts all items. */
export interface Page<T> extends PageQuery {
  total: number;
  items: readonly T[];
}

/** Returns one page of a filtered and sorted list. Beyond the last page it is empty. */
export function pageOf<T>(list: readonly T[], { page, pageSize }: PageQuery): Page<T> {
  const begin = (page - 1) * pageSize;
  return { page, pageSize, total: list.length, items: list.slice(begin, begin + pageSize) };
}
