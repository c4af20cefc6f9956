'use client';
import type { ChangeEvent, JSX, ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { columnAttributes, rowHeaderOf } from './columnAttributes.ts';
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
  /** `extend` selects from the last selected row to this one. */
  onSelect: (isIn: boolean, extend: boolean) => void;
  /** Undefined in a table without actions. */
  actions: ReactNode;
};

/** A row with its checkbox and its actions. The roles are explicit, because a card is not a table row to CSS. */
export function TableRow<Row>({
  id,
  selectId,
  row,
  columns,
  isSelected,
  onSelect,
  actions,
}: TableRowProps<Row>): JSX.Element {
  const header = rowHeaderOf(columns);
  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    onSelect(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  }
  return (
    <tr {...tableRoles.row} data-state={isSelected ? 'selected' : 'idle'}>
      {isSelected !== undefined && (
        <td {...tableRoles.cell} data-cell="select">
          <Checkbox aria-labelledby={`${selectId} ${id}`} checked={isSelected} onChange={handleChange} />
        </td>
      )}
      {columns.map((column) => {
        const content = <div>{column.cell(row)}</div>;
        const look = { 'data-label': column.header, ...columnAttributes(column) };
        return column.id === header ? (
          <th key={column.id} {...tableRoles.rowheader} id={id} data-cell="header" {...look}>
            {content}
          </th>
        ) : (
          <td key={column.id} {...tableRoles.cell} data-cell="value" {...look}>
            {content}
          </td>
        );
      })}
      {actions !== undefined && (
        <td {...tableRoles.cell} data-cell="actions">
          <div>{actions}</div>
        </td>
      )}
    </tr>
  );
}
