'use client';
import { memo, type JSX, type ReactNode } from 'react';
import type { RowCell } from './rowCells.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { tableRoles } from './tableRoles.ts';

/** The props of a row. `id` is the id of the cell that names it; `selectId` that of the word before the name. */
export type TableRowProps<Row> = {
  id: string;
  selectId: string;
  row: Row;
  /** One for each column. Keep them between renders. */
  cells: readonly RowCell<Row>[];
  /** Undefined in a table without selection. */
  isSelected: boolean | undefined;
  /** Undefined in a table without actions. */
  rowActions: ((row: Row) => ReactNode) | undefined;
};

/** A row with its checkbox and its actions. The roles are explicit, because a card is not a table row to CSS. */
function Row<Data>({ id, selectId, row, cells, isSelected, rowActions }: TableRowProps<Data>): JSX.Element {
  return (
    <tr {...tableRoles.row} data-state={isSelected ? 'selected' : 'idle'}>
      {isSelected !== undefined && (
        <td {...tableRoles.cell} data-cell="select">
          <RowCheckbox aria-labelledby={`${selectId} ${id}`} checked={isSelected} />
        </td>
      )}
      {cells.map(({ column, Tag, attributes }) => (
        <Tag key={column.id} {...attributes} id={Tag === 'th' ? id : undefined}>
          <div>{column.cell(row)}</div>
        </Tag>
      ))}
      {rowActions && (
        <td {...tableRoles.cell} data-cell="actions">
          <div>{rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}

/** Renders again only when its row, its cells or its selection changes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` drops the type parameter
export const TableRow = memo(Row) as typeof Row;
