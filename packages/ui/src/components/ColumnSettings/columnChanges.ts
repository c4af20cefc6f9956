import { orderedColumns, type OrderedColumn } from '../Table/columnOrder.ts';
import type { TableColumnSettings } from '../Table/Table.types.ts';

export function withVisibility(
  { order, hidden }: TableColumnSettings,
  columnId: string,
  isVisible: boolean,
): TableColumnSettings {
  const others = hidden.filter((id) => id !== columnId);
  return { order, hidden: isVisible ? others : [...others, columnId] };
}

/** Moves one column by a number of places. A hidden column has a place too. */
export function withMove(
  columns: readonly OrderedColumn[],
  { order, hidden }: TableColumnSettings,
  columnId: string,
  places: number,
): TableColumnSettings {
  const ids = orderedColumns(columns, order).map(({ id }) => id);
  const from = ids.indexOf(columnId);
  const to = Math.min(Math.max(from + places, 0), ids.length - 1);
  if (from < 0 || from === to) return { order, hidden };
  return { order: ids.toSpliced(from, 1).toSpliced(to, 0, columnId), hidden };
}
