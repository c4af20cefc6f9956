import type { Density } from '../../theme/rootAttributes.ts';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** `number` is aligned to the end in tabular figures. `identifier` is monospaced and does not wrap. */
export type TableCellKind = 'text' | 'number' | 'identifier';

/** The alignment of a column's cells and header. */
export type TableAlign = 'start' | 'end';

/** `fit` is as wide as its longest line, `wide` at least 12 rem, and `auto` takes the rest. */
export type TableColumnWidth = 'auto' | 'fit' | 'wide';

/** One column. `id` is unique among them. `header` is above its cells, and before each value in a narrow table. */
export type TableColumn<Row> = {
  /** Unique among the columns. */
  id: string;
  /** The text of the header. */
  header: string;
  /** Draws the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** Default `text`. */
  kind?: TableCellKind;
  /** Default `end` for numbers, else `start`. */
  align?: TableAlign;
  /** Default `auto`. */
  width?: TableColumnWidth;
  /**
   * The longest text that a cell can have, such as the longest status. A `fit` column has room for it from the first rows on, so that
   * later rows don't make it wider.
   */
  widest?: string;
  /** Makes the header a button that calls `onSortChange`. Default false. */
  sortable?: boolean;
  /**
   * The column whose cell names the row: for screen readers, and as the title of a card. It is always visible. Default:
   * the first column.
   */
  isRowHeader?: boolean;
  /** The reason why the user can't hide the column. A column with a reason is always visible. */
  requiredReason?: string;
};

/**
 * The user's choice of columns. `order` and `hidden` hold ids. A column that neither names is visible, after the column
 * before it in `columns`.
 */
export type TableColumnSettings = {
  /** The ids of the columns, in their order. */
  order: readonly string[];
  /** The ids of the columns that are not shown. */
  hidden: readonly string[];
};

/** A row with one line of text is 44 px high where it is `comfortable`, and 36 px where it is `compact`. */
export type TableDensity = Density;

/** The sort order of a column. */
export type TableSortDirection = 'ascending' | 'descending';

/** The column that the rows are sorted by. */
export type TableSort = {
  /** The id of the column by which the rows are sorted. */
  columnId: string;
  /** The order of the rows. */
  direction: TableSortDirection;
};

/** Actions for the selected rows: compact buttons, shown while any row is selected. */
export type TableSelectionActions = {
  /** Compact buttons, shown while any row is selected. */
  actions?: ReactNode;
};

/** Selects single rows. Ids of rows on other pages stay selected. */
export type TableIdSelection = TableSelectionActions & {
  /** The ids of the selected rows, those of other pages included. */
  selectedIds: readonly string[];
  /** Called with the ids of all selected rows after each change. */
  onSelectionChange: (selectedIds: string[]) => void;
};

/** `ids` selects these rows, `allExcept` every row that the filter finds, on every page, without these. */
export type TableSelectedRows = {
  /** Whether `ids` are the selected rows, or the only ones that are not. */
  kind: 'ids' | 'allExcept';
  /** The ids of rows. */
  ids: readonly string[];
};

/**
 * Selects single rows, or all rows that the filter finds: once a whole page is selected, the table offers the others.
 * Select no ids when the filter changes.
 */
export type TableFilterSelection = TableSelectionActions & {
  /** The selected rows of all pages. */
  selected: TableSelectedRows;
  /** Called with the selected rows after each change. */
  onSelectedChange: (selected: TableSelectedRows) => void;
  /** The number of rows that the filter finds, on all pages. */
  total: number;
};

/** The selected rows: single ones, or with a `total` all rows that the filter finds. */
export type TableSelection = TableIdSelection | TableFilterSelection;

/**
 * The data of the table. `loading` renders `expectedRows` (default 5) placeholder rows, `refreshing` keeps the previous
 * rows, `loadingMore` keeps them above `expectedRows` (default 3) placeholder rows, and `ready` without rows is empty,
 * with nothing to select or sort. `error` offers a retry; below its `message`, `detail` holds the advice.
 */
export type TableData<Row> =
  | {
      /** Whether rows are loading, loaded, being updated, or could not be loaded. */
      status: 'loading';
      /** The number of placeholder rows. Default 5; 3 while more rows load. */
      expectedRows?: number;
    }
  | {
      status: 'ready' | 'refreshing';
      /** The rows of this page, in the order in which they are shown. */
      rows: readonly Row[];
    }
  | { status: 'loadingMore'; rows: readonly Row[]; expectedRows?: number }
  | {
      status: 'error';
      /** Names the rows that could not be loaded. Default: the label `failed`. */
      message?: ReactNode;
      /** The advice for the user, below the message. */
      detail?: ReactNode;
      /** Loads the rows again. Without it there is no button that does. */
      onRetry?: () => void;
    };

/** The visible state: `data-state` of the root. */
export type TableState = TableData<unknown>['status'] | 'empty';

/** Every string of the table. */
export type TableLabels = {
  /** Read by screen readers while rows load. */
  loading: string;
  /** Read by screen readers while rows are being updated. */
  refreshing: string;
  /** Read by screen readers while more rows load. */
  loadingMore: string;
  /** Used when the error has no message of its own. */
  failed: string;
  /** The button that loads the rows again after a failure. */
  retry: string;
  /** Used when `empty` is absent. */
  empty: string;
  /** The header of the actions column, for screen readers. */
  actions: string;
  /** Names the checkbox for all rows of the page. */
  selectAll: string;
  /** Precedes the row's name. */
  selectRow: string;
  /** Shown while no row is selected. */
  noneSelected: string;
  /** `{count}` is the number of rows. */
  selected: string;
  /** `{others}` are those of `{count}` that are on other pages. */
  selectedElsewhere: string;
  /** Every row that the filter finds is selected. */
  allSelected: string;
  /** Every row that the filter finds is selected, without `{except}`. */
  allExceptSelected: string;
  /** The button that selects the rows of all pages. */
  selectAllPages: string;
  /** The button that clears the selection. */
  clearSelection: string;
  /** Precedes the headers in a narrow table. */
  sortBy: string;
  /** `{column}` is its header. Announced when the order changes. */
  sortedAscending: string;
  /** As `sortedAscending`, for the other order. `{column}` is the header. */
  sortedDescending: string;
};

/**
 * `caption` names the table. `rowId` returns an id that is unique among the rows. Keep `columns`, `columnSettings` and
 * `rowActions` between renders (in the module, or with `useMemo`), so that unchanged rows do not render again.
 */
export type TableProps<Row> = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Names the table. */
  caption: ReactNode;
  /** Hides the caption visually, for a table under a heading of the same name. Default false. */
  hideCaption?: boolean;
  /** Hides which rows are selected and their actions, because a `ListToolbar` above the table shows them. Default false. */
  hideSelection?: boolean;
  /** Keep them between renders, so that unchanged rows do not render again. */
  columns: readonly TableColumn<Row>[];
  /** Default: all columns in their order. */
  columnSettings?: TableColumnSettings | undefined;
  /** Default: the density of the page. */
  density?: TableDensity | undefined;
  /** The rows, or that they load or failed to load. */
  data: TableData<Row>;
  /** Returns an id that is unique among the rows. */
  rowId: (row: Row) => string;
  /** The column that the rows are sorted by. The table does not sort them itself. */
  sort?: TableSort | undefined;
  /** Called with the sort order that the user chose. */
  onSortChange?: (sort: TableSort) => void;
  /** Adds a checkbox to each row. */
  selection?: TableSelection;
  /**
   * Makes a click anywhere in a row follow the first link of its row header, with the modifier keys and the middle button
   * of the click. Text stays selectable, and other controls keep their own action. For rows that lead to one page. Default
   * false.
   */
  isRowTarget?: boolean;
  /** Actions for one row: compact buttons or links at its end. */
  rowActions?: (row: Row) => ReactNode;
  /** Shown when there are no rows: an `EmptyState`. */
  empty?: ReactNode;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<TableLabels>;
};
