import type { TableAlign, TableCellKind, TableColumn, TableColumnWidth } from './Table.types.ts';

/** The data attributes of a column's cells. */
export type ColumnAttributes = {
  'data-kind': TableCellKind;
  'data-align': TableAlign;
  'data-width': TableColumnWidth;
};

/** A column's attributes with its defaults, for its header and its cells. */
export function columnAttributes<Row>({
  kind = 'text',
  align,
  width = 'auto',
}: TableColumn<Row>): ColumnAttributes {
  return {
    'data-kind': kind,
    'data-align': align ?? (kind === 'number' ? 'end' : 'start'),
    'data-width': width,
  };
}

/** The id of the column that names the row. */
export function rowHeaderOf(columns: readonly { id: string; isRowHeader?: boolean }[]): string | undefined {
  return (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
}
