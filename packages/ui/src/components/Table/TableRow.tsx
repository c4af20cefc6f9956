'use client';
import { memo, type JSX, type ReactNode } from 'react';
import { cellAttributes, rowHeaderOf } from './columnAttributes.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { TableColumn } from './Table.types.ts';
import { tableRoles } from './tableRoles.ts';

/** The props of a row. `id` is the id of the cell that names it; `selectId` that of the word before the name. */
export type TableRowProps<Row> = {
  id: string;
  selectId: string;
  row: Row;
  columns: readonly TableColumn<Row>[];
  /** Undefined in a table without selection. */
  isSelected: boolean | undefined;
  /** Undefined in a table without actions. */
  rowActions: ((row: Row) => ReactNode) | undefined;
};

/** A row with its checkbox and its actions. The roles are explicit, because a card is not a table row to CSS. */
function Row<Data>({ id, selectId, row, columns, isSelected, rowActions }: TableRowProps<Data>): JSX.Element {
  const header = rowHeaderOf(columns);
  return (
    <tr {...tableRoles.row} data-state={isSelected ? 'selected' : 'idle'}>
      {isSelected !== undefined && (
        <td {...tableRoles.cell} data-cell="select">
          <RowCheckbox aria-labelledby={`${selectId} ${id}`} checked={isSelected} />
        </td>
      )}
      {columns.map((column) => {
        const content = <div>{column.cell(row)}</div>;
        return column.id === header ? (
          <th
            key={column.id}
            {...tableRoles.rowheader}
            id={id}
            data-cell="header"
            {...cellAttributes(column)}
          >
            {content}
          </th>
        ) : (
          <td key={column.id} {...tableRoles.cell} data-cell="value" {...cellAttributes(column)}>
            {content}
          </td>
        );
      })}
      {rowActions && (
        <td {...tableRoles.cell} data-cell="actions">
          <div>{rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}

/** Renders again only when its row, its columns or its selection changes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` drops the type parameter
export const TableRow = memo(Row) as typeof Row;
