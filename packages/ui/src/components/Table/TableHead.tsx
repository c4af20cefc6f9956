'use client';
import type { CSSProperties, JSX, ReactNode } from 'react';
import { ownText } from '../../theme/ownText.tsx';
import { arrowUpIcon } from '../../icons/arrowUpIcon.ts';
import { sortIcon } from '../../icons/sortIcon.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { columnAttributes } from './columnAttributes.ts';
import { selectedPart, withRows, type SelectionModel } from './selection.ts';
import type { TableColumn, TableLabels, TableSort } from './Table.types.ts';
import { tableRoles } from './tableRoles.ts';
import type { ColumnShares } from './useColumnShares.ts';

/** The props of the head. `id` is the prefix of its cells' ids. */
export type TableHeadProps<Row> = {
  id: string;
  columns: readonly TableColumn<Row>[];
  shares: ColumnShares;
  rowIds: readonly string[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  selection: SelectionModel | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  text: TableLabels;
};

/** The column headers. In a narrow table only sorting and "select all" are left. */
export function TableHead<Row>({
  id,
  columns,
  shares,
  rowIds,
  sort,
  onSortChange,
  selection,
  rowActions,
  text,
}: TableHeadProps<Row>): JSX.Element {
  const sortable = onSortChange !== undefined && columns.some((column) => column.sortable);
  return (
    <thead {...tableRoles.rowgroup} data-controls={sortable || selection !== undefined}>
      <tr {...tableRoles.row} data-sort-by={sortable ? text.sortBy : undefined}>
        {selection && (
          <th {...tableRoles.columnheader} data-cell="select">
            <SelectAll id={`${id}-all`} selection={selection} rowIds={rowIds} />
            <label htmlFor={`${id}-all`}>{text.selectAll}</label>
            {/* The first word of every row's checkbox. */}
            <span id={`${id}-select`} hidden>
              {text.selectRow}
            </span>
          </th>
        )}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            column={column}
            share={shares?.[index]}
            sort={sort}
            onSortChange={onSortChange}
          />
        ))}
        {rowActions && (
          <th {...tableRoles.columnheader} data-cell="actions">
            <VisuallyHidden>{text.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

type SelectAllProps = { id: string; selection: SelectionModel; rowIds: readonly string[] };

function SelectAll({ id, selection, rowIds }: SelectAllProps): JSX.Element {
  const { rows, change } = selection;
  const part = selectedPart(rows, rowIds);
  return (
    <Checkbox
      id={id}
      checked={part === 'all'}
      indeterminate={part === 'some'}
      disabled={rowIds.length === 0}
      onChange={() => change(withRows(rows, rowIds, part !== 'all'))}
    />
  );
}

type ShareAttributes = { 'data-share': ''; style: CSSProperties & Record<'--table-column-share', string> };

function shareAttributes(share: string): ShareAttributes {
  return { 'data-share': '', style: { '--table-column-share': share } };
}

type HeaderCellProps<Row> = {
  column: TableColumn<Row>;
  share: string | undefined;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
};

function HeaderCell<Row>({ column, share, sort, onSortChange }: HeaderCellProps<Row>): JSX.Element {
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const cell = {
    ...tableRoles.columnheader,
    'aria-sort': direction,
    ...columnAttributes(column),
    'data-widest': column.widest,
    ...(share !== undefined && shareAttributes(share)),
  };
  if (!column.sortable || !onSortChange) return <th {...cell}>{column.header}</th>;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th {...cell} data-cell="sort">
      <button type="button" onClick={() => onSortChange({ columnId: column.id, direction: next })}>
        {ownText(column.header)}
        <Icon icon={direction ? arrowUpIcon : sortIcon} size={16} />
      </button>
    </th>
  );
}
