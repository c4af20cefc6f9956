import { rowHeaderOf } from './columnAttributes.ts';
import type { TableColumnSettings } from './Table.types.ts';

/** The fields that decide the order and the visibility of a column. Every `TableColumn` has them. */
export type OrderedColumn = { id: string; isRowHeader?: boolean; requiredReason?: string };

/**
 * The columns in the order of their ids. An id without a column is ignored. A column that the order does not name, such
 * as a new one, follows the column before it.
 */
export function orderedColumns<Column extends OrderedColumn>(
  columns: readonly Column[],
  order: readonly string[],
): Column[] {
  const named = new Set(order);
  const ordered = [...named].flatMap((id) => columns.find((column) => column.id === id) ?? []);
  for (const [index, column] of columns.entries()) {
    if (named.has(column.id)) continue;
    const before = columns[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  }
  return ordered;
}

/** Whether the column is always visible: it names the row, or has a reason of its own. */
export function isRequired(column: OrderedColumn, columns: readonly OrderedColumn[]): boolean {
  return column.requiredReason !== undefined || column.id === rowHeaderOf(columns);
}

export function visibleColumns<Column extends OrderedColumn>(
  columns: readonly Column[],
  settings: TableColumnSettings | undefined,
): readonly Column[] {
  if (!settings) return columns;
  const hidden = new Set(settings.hidden);
  return orderedColumns(columns, settings.order).filter(
    (column) => !hidden.has(column.id) || isRequired(column, columns),
  );
}
