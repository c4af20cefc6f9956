'use client';
import { useDeferredValue, useId, useMemo, useRef, type JSX } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Region, TableElement, TableRoot } from './Table.styles.ts';
import { visibleColumns } from './columnOrder.ts';
import { countOf, toSelectionModel } from './selection.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { defaultTableLabels } from './Table.labels.ts';
import { TableSummary } from './TableSummary.tsx';
import type { TableLabels, TableProps, TableState } from './Table.types.ts';
import { tableRoles } from './tableRoles.ts';
import { useColumnShares } from './useColumnShares.ts';
import { useOverflow } from './useOverflow.ts';

export { RowPin, type RowPinProps } from './RowPin.tsx';
export type {
  TableAlign,
  TableCellKind,
  TableColumn,
  TableColumnSettings,
  TableColumnWidth,
  TableData,
  TableDensity,
  TableFilterSelection,
  TableIdSelection,
  TableLabels,
  TableProps,
  TableSelectedRows,
  TableSelection,
  TableSelectionActions,
  TableSort,
  TableSortDirection,
} from './Table.types.ts';

/**
 * Many items of one kind, to compare, sort and act on. In a narrow container each row becomes a card. It does not
 * sort or paginate automatically: show at most 100 rows and a `Pagination`. The head is sticky below
 * `--qs-table-head-offset` (default 0). Where the columns scroll sideways, the first column is sticky instead. For the
 * facts of one thing use a `DescriptionList`.
 */
export function Table<Row>({
  caption,
  hideCaption = false,
  hideSelection = false,
  columns: allColumns,
  columnSettings,
  density,
  data: newData,
  rowId,
  sort,
  onSortChange,
  selection,
  isRowTarget = false,
  rowActions,
  empty,
  labels,
  ...rest
}: TableProps<Row>): JSX.Element {
  const text = useLabels('Table', defaultTableLabels, labels);
  const id = useId();
  const region = useRef<HTMLDivElement | null>(null);
  const [measure, overflow] = useOverflow();
  const columns = useMemo(() => visibleColumns(allColumns, columnSettings), [allColumns, columnSettings]);
  // React renders new rows in slices, and until then the previous ones stay.
  const data = useDeferredValue(newData);
  const rows = 'rows' in data ? data.rows : [];
  const rowIds = rows.map(rowId);
  const shares = useColumnShares(region, columns, rows.length > 0);
  const state: TableState = data.status === 'ready' && rows.length === 0 ? 'empty' : data.status;
  // Without rows there is nothing to select or to sort.
  const model = selection && toSelectionModel(selection);
  const chosen = model && (state !== 'empty' || countOf(model.rows, model.total) > 0) ? model : undefined;
  const sorted = allColumns.find((column) => column.id === sort?.columnId);
  /** A button that is about to unmount must not lose focus. */
  const keepFocus = (): void => region.current?.focus({ preventScroll: true });
  const shared = { id, columns, selection: chosen, rowActions, rowIds, text };
  return (
    <TableRoot {...rest} data-state={state} data-density={density}>
      <TableSummary
        captionId={`${id}-caption`}
        caption={caption}
        hideCaption={hideCaption}
        selection={hideSelection ? undefined : chosen}
        actions={selection?.actions}
        rowIds={rowIds}
        text={text}
        keepFocus={keepFocus}
      />
      <Region
        ref={(box: HTMLDivElement | null) => {
          region.current = box;
          return measure(box);
        }}
        data-overflow={overflow}
        tabIndex={overflow === 'scrolls' ? 0 : -1}
        {...(overflow === 'scrolls' && { role: 'region', 'aria-labelledby': `${id}-caption` })}
      >
        <TableElement {...tableRoles.table} aria-labelledby={`${id}-caption`} aria-busy={state === 'loading'}>
          <TableHead
            {...shared}
            shares={shares}
            sort={sort}
            onSortChange={state === 'empty' ? undefined : onSortChange}
          />
          <TableBody
            {...shared}
            data={data}
            rowId={rowId}
            isRowTarget={isRowTarget}
            empty={empty}
            keepFocus={keepFocus}
          />
        </TableElement>
      </Region>
      <VisuallyHidden as="output">{stateWords(state, text)}</VisuallyHidden>
      <VisuallyHidden as="output">
        {sort &&
          sorted &&
          fillLabel(sort.direction === 'ascending' ? text.sortedAscending : text.sortedDescending, {
            column: sorted.header,
          })}
      </VisuallyHidden>
    </TableRoot>
  );
}

/** Announced when the state changes. The table itself shows the same. */
function stateWords(state: TableState, text: TableLabels): string | undefined {
  const words: Partial<Record<TableState, string>> = {
    loading: text.loading,
    refreshing: text.refreshing,
    loadingMore: text.loadingMore,
    error: text.failed,
  };
  return words[state];
}
