/** Adds the given rows to the selection or removes them. The other selected rows stay, in their order. */
export function withRows(selectedIds: readonly string[], rowIds: readonly string[], isIn: boolean): string[] {
  const changed = new Set(rowIds);
  const others = selectedIds.filter((id) => !changed.has(id));
  return isIn ? [...others, ...changed] : others;
}

/** How many rows on the page are selected. */
export function selectedPart(
  selectedIds: readonly string[],
  rowIds: readonly string[],
): 'none' | 'some' | 'all' {
  const selected = new Set(selectedIds);
  const count = rowIds.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === rowIds.length ? 'all' : 'some';
}

/** The rows from the last selected one to this one, inclusive, or this row alone when the last one is gone. */
export function rangeTo(rowIds: readonly string[], lastId: string | undefined, rowId: string): string[] {
  const last = lastId === undefined ? -1 : rowIds.indexOf(lastId);
  const here = rowIds.indexOf(rowId);
  return last < 0 ? [rowId] : rowIds.slice(Math.min(last, here), Math.max(last, here) + 1);
}
