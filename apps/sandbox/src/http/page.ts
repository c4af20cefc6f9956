/** Which part of a list is asked for; pages count from 1. */
export interface PageQuery {
  page: number;
  pageSize: number;
}

/** One part of a list; `total` counts all of it. */
export interface Page<T> extends PageQuery {
  total: number;
  items: readonly T[];
}

/** The page of a list that was filtered and sorted; beyond the last one it is empty. */
export function pageOf<T>(list: readonly T[], { page, pageSize }: PageQuery): Page<T> {
  const begin = (page - 1) * pageSize;
  return { page, pageSize, total: list.length, items: list.slice(begin, begin + pageSize) };
}
