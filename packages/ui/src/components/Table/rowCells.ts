import { cellAttributes, rowHeaderOf, type CellAttributes } from './columnAttributes.ts';
import type { TableColumn } from './Table.types.ts';
import { tableRoles } from './tableRoles.ts';

export type RowCell<Row> = {
  column: TableColumn<Row>;
  /** `th` where the cell names its row. */
  Tag: 'th' | 'td';
  attributes: CellAttributes & (typeof tableRoles)['rowheader' | 'cell'];
};

/** The cells of every row. They are made once for all rows, because a long table has a thousand of them. */
export function rowCells<Row>(columns: readonly TableColumn<Row>[]): readonly RowCell<Row>[] {
  const header = rowHeaderOf(columns);
  return columns.map((column): RowCell<Row> => {
    const attributes = cellAttributes(column, header);
    return column.id === header
      ? { column, Tag: 'th', attributes: { ...tableRoles.rowheader, ...attributes } }
      : { column, Tag: 'td', attributes: { ...tableRoles.cell, ...attributes } };
  });
}
