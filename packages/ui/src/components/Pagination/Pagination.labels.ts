/** Every string of the pagination. */
export type PaginationLabels = {
  /** The accessible name of the navigation. */
  navigation: string;
  /** `{from}`, `{to}` and `{total}` count items. */
  range: string;
  /** Replaces `range` when there are no items. */
  none: string;
  /** The name of the button that leads to the page before. */
  previous: string;
  /** The name of the button that leads to the page after. */
  next: string;
  /** `{page}` is the page number. */
  page: string;
  /** `{page}` and `{pages}`. Replaces the page numbers in a narrow container. */
  compact: string;
  /** Names the choice of the number of items per page. */
  pageSize: string;
};

/** The default texts. */
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
