import type { ComponentPropsWithRef, ReactNode } from 'react';

/** `number` is aligned to the end in tabular figures. `identifier` is monospaced and does not wrap. */
export type TableCellKind = 'text' | 'number' | 'identifier';

/** The alignment of a column's cells and header. */
export type TableAlign = 'start' | 'end';

/** `fit` is as wide as its longest line, `wide` at least 12 rem, and `auto` takes the rest. */
export type TableColumnWidth = 'auto' | 'fit' | 'wide';

/** One column. `id` is unique among them. `header` is above its cells, and before each value in a narrow table. */
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
  /** Makes the header a button that calls `onSortChange`. Default false. */
  sortable?: boolean;
  /** The column whose cell names the row: for screen readers, and as the title of a card. Default: the first column. */
  isRowHeader?: boolean;
};

/** The sort order of a column. */
export type TableSortDirection = 'ascending' | 'descending';

/** The column that the rows are sorted by. */
export type TableSort = { columnId: string; direction: TableSortDirection };

/** The selected rows. Ids of rows on other pages stay selected. */
export type TableSelection = {
  selectedIds: readonly string[];
  onSelectionChange: (selectedIds: string[]) => void;
  /** Actions for the selected rows: compact buttons, shown while any row is selected. */
  actions?: ReactNode;
};

/**
 * The data of the table. `loading` renders `expectedRows` (default 5) placeholder rows, `refreshing` keeps the
 * previous rows, and `ready` without rows is empty, with nothing to select or sort. `error` offers a retry; below its
 * `message`, `detail` says what to do.
 */
export type TableData<Row> =
  | { status: 'loading'; expectedRows?: number }
  | { status: 'ready' | 'refreshing'; rows: readonly Row[] }
  | { status: 'error'; message?: ReactNode; detail?: ReactNode; onRetry?: () => void };

/** The visible state: `data-state` of the root. */
export type TableState = TableData<unknown>['status'] | 'empty';

/** Every string of the table. */
export type TableLabels = {
  loading: string;
  refreshing: string;
  /** Used when the error has no message of its own. */
  failed: string;
  retry: string;
  /** Used when `empty` is absent. */
  empty: string;
  /** The header of the actions column, for screen readers. */
  actions: string;
  selectAll: string;
  /** Precedes the row's name. */
  selectRow: string;
  noneSelected: string;
  /** `{count}` is the number of rows. */
  selected: string;
  clearSelection: string;
  /** Precedes the headers in a narrow table. */
  sortBy: string;
  /** `{column}` is its header. Announced when the order changes. */
  sortedAscending: string;
  sortedDescending: string;
};

/** `caption` names the table. `rowId` returns an id that is unique among the rows. */
export type TableProps<Row> = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  caption: ReactNode;
  /** Hides the caption visually, for a table under a heading of the same name. Default false. */
  hideCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  data: TableData<Row>;
  rowId: (row: Row) => string;
  sort?: TableSort | undefined;
  onSortChange?: (sort: TableSort) => void;
  selection?: TableSelection;
  /** Actions for one row: compact buttons or links at its end. */
  rowActions?: (row: Row) => ReactNode;
  /** Shown when there are no rows: an `EmptyState`. */
  empty?: ReactNode;
  labels?: Partial<TableLabels>;
};
