import type { ComponentPropsWithRef, ReactNode } from 'react';

/** `number` stands at the end in figures of one width, `identifier` in the mono face on one line. */
export type TableCellKind = 'text' | 'number' | 'identifier';

/** Where a column's cells and its header stand. */
export type TableAlign = 'start' | 'end';

/** `fit` is no wider than its longest line, `wide` no narrower than 12 rem; `auto` takes what is left. */
export type TableColumnWidth = 'auto' | 'fit' | 'wide';

/** One column; `id` is unique among them, `header` names it above its cells and, in a narrow table, before them. */
export type TableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Default `text`. */
  kind?: TableCellKind;
  /** Default `end` for numbers, else `start`. */
  align?: TableAlign;
  /** Default `auto`. */
  width?: TableColumnWidth;
  /** Its header becomes a button that calls `onSortChange`. Default false. */
  sortable?: boolean;
  /** It names the row, for who listens and as the title of a narrow row. Default: the first column does. */
  isRowHeader?: boolean;
};

/** The order of a column's values. */
export type TableSortDirection = 'ascending' | 'descending';

/** The column that the rows are in the order of. */
export type TableSort = { columnId: string; direction: TableSortDirection };

/** Which rows are selected. Ids of rows that are on other pages are kept. */
export type TableSelection = {
  selectedIds: readonly string[];
  onSelectionChange: (selectedIds: string[]) => void;
  /** What can be done with the selected rows: compact buttons, shown while there are any. */
  actions?: ReactNode;
};

/**
 * What the table holds. `loading` draws `expectedRows` (default 5) rows in the shape of what comes; `refreshing` keeps
 * the old rows; `error` says that there are none to show and offers to retry; `ready` with no rows is empty.
 */
export type TableData<Row> =
  | { status: 'loading'; expectedRows?: number }
  | { status: 'ready' | 'refreshing'; rows: readonly Row[] }
  | { status: 'error'; message?: ReactNode; onRetry?: () => void };

/** What is seen of the data: `data-state` of the root. */
export type TableState = TableData<unknown>['status'] | 'empty';

/** Every string of the table. */
export type TableLabels = {
  loading: string;
  refreshing: string;
  /** Unless the error has a message of its own. */
  failed: string;
  retry: string;
  /** Unless `empty` is given. */
  empty: string;
  /** The name of the last column, for who listens. */
  actions: string;
  selectAll: string;
  /** Goes before the row's name. */
  selectRow: string;
  noneSelected: string;
  /** `{count}` rows. */
  selected: string;
  clearSelection: string;
  /** Before the headers of a narrow table. */
  sortBy: string;
  /** `{column}` is its header; read out when the order changes. */
  sortedAscending: string;
  sortedDescending: string;
};

/** `caption` names the table; `rowId` is unique among the rows. */
export type TableProps<Row> = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  caption: ReactNode;
  /** For a table under a heading that says the same: the caption is only read out. Default false. */
  hideCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  data: TableData<Row>;
  rowId: (row: Row) => string;
  sort?: TableSort | undefined;
  onSortChange?: (sort: TableSort) => void;
  selection?: TableSelection;
  /** What can be done with one row: compact buttons or links, at its end. */
  rowActions?: (row: Row) => ReactNode;
  /** Shown when there are no rows: an `EmptyState`. */
  empty?: ReactNode;
  labels?: Partial<TableLabels>;
};
