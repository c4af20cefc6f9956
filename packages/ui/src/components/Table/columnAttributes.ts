import type { TableAlign, TableCellKind, TableColumn, TableColumnWidth } from './Table.types.ts';

/** The data attributes of a column's cells. A default value has none, because a long table sets thousands. */
export type ColumnAttributes = {
  'data-kind': Exclude<TableCellKind, 'text'> | undefined;
  'data-align': Exclude<TableAlign, 'start'> | undefined;
  'data-width': Exclude<TableColumnWidth, 'auto'> | undefined;
};

export function columnAttributes<Row>({
  kind = 'text',
  align = kind === 'number' ? 'end' : 'start',
  width = 'auto',
}: TableColumn<Row>): ColumnAttributes {
  return {
    'data-kind': kind === 'text' ? undefined : kind,
    'data-align': align === 'start' ? undefined : align,
    'data-width': width === 'auto' ? undefined : width,
  };
}

/** The attributes of a column's cells: those of the column, its header as a label for a narrow table, and whether they name their row. */
export type CellAttributes = ColumnAttributes & { 'data-label': string; 'data-cell': 'header' | 'value' };

/** The attributes of a column's cells. `header` is the id of the column that names the row. */
export function cellAttributes<Row>(column: TableColumn<Row>, header: string | undefined): CellAttributes {
  return {
    'data-cell': column.id === header ? 'header' : 'value',
    'data-label': column.header,
    ...columnAttributes(column),
  };
}

/** The id of the column that names the row. */
export function rowHeaderOf(columns: readonly { id: string; isRowHeader?: boolean }[]): string | undefined {
  return (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
}
