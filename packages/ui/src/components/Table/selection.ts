import type { TableSelectedRows, TableSelection } from './Table.types.ts';

/** Both kinds of selection in one shape. `total` is undefined if only single rows can be selected. */
export type SelectionModel = {
  rows: TableSelectedRows;
  total: number | undefined;
  change: (rows: TableSelectedRows) => void;
};

/** Which rows of the page are selected. */
export type SelectedPart = 'none' | 'some' | 'all';

/** Returns the selection in one shape. Selecting no row of the filter is the same as selecting no ids. */
export function toSelectionModel(selection: TableSelection): SelectionModel {
  if ('selectedIds' in selection) {
    const { selectedIds, onSelectionChange } = selection;
    return {
      rows: { kind: 'ids', ids: selectedIds },
      total: undefined,
      change: ({ ids }) => onSelectionChange([...ids]),
    };
  }
  const { selected, total, onSelectedChange } = selection;
  return {
    rows: selected,
    total,
    change: (rows) => onSelectedChange(countOf(rows, total) === 0 ? { kind: 'ids', ids: [] } : rows),
  };
}

export function isSelectedIn({ kind, ids }: TableSelectedRows): (id: string) => boolean {
  const named = new Set(ids);
  return kind === 'ids' ? (id) => named.has(id) : (id) => !named.has(id);
}

/** Adds the given rows to the selection or removes them. The others stay as they are, in their order. */
export function withRows(
  { kind, ids }: TableSelectedRows,
  rowIds: readonly string[],
  isIn: boolean,
): TableSelectedRows {
  const changed = new Set(rowIds);
  const others = ids.filter((id) => !changed.has(id));
  const isNamed = isIn === (kind === 'ids');
  return { kind, ids: isNamed ? [...others, ...changed] : others };
}

/** Returns whether all, some or none of the rows on the page are selected. */
export function selectedPart(rows: TableSelectedRows, rowIds: readonly string[]): SelectedPart {
  const count = rowIds.filter(isSelectedIn(rows)).length;
  if (count === 0) return 'none';
  return count === rowIds.length ? 'all' : 'some';
}

/** Returns the number of selected rows, including those of other pages. */
export function countOf({ kind, ids }: TableSelectedRows, total = 0): number {
  return kind === 'ids' ? ids.length : Math.max(0, total - ids.length);
}

/** The rows from the last selected one to this one, inclusive, or this row alone when the last one is gone. */
export function rangeTo(rowIds: readonly string[], lastId: string | undefined, rowId: string): string[] {
  const last = lastId === undefined ? -1 : rowIds.indexOf(lastId);
  const here = rowIds.indexOf(rowId);
  return last < 0 ? [rowId] : rowIds.slice(Math.min(last, here), Math.max(last, here) + 1);
}
