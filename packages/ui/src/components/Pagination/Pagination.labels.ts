/** Every string of the pagination. */
export type PaginationLabels = {
  navigation: string;
  /** `{from}`, `{to}` and `{total}` are counts of items. */
  range: string;
  /** Instead of `range` when there is nothing. */
  none: string;
  previous: string;
  next: string;
  /** `{page}` is its number. */
  page: string;
  /** `{page}` and `{pages}`; shown in place of the numbers where it is narrow. */
  compact: string;
  pageSize: string;
};

/** The English strings. */
export const defaultPaginationLabels: PaginationLabels = {
  navigation: 'Pages',
  range: '{from}–{to} of {total}',
  none: 'No results',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
  compact: 'Page {page} of {pages}',
  pageSize: 'Per page',
};
