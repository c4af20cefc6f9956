import type { TableColumn, TableSort } from '@quayside/ui/Table';

/** The sort of the address as the table takes it; undefined for one that no column shows. */
export function toTableSort(
  sort: string,
  columns: readonly Pick<TableColumn<never>, 'id'>[],
): TableSort | undefined {
  const columnId = sort.replace(/^-/, '');
  if (columns.every(({ id }) => id !== columnId)) return undefined;
  return { columnId, direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/** The sort of the table as the address has it; the first one for a sort that the address does not know. */
export function fromTableSort<Sort extends string>(
  { columnId, direction }: TableSort,
  sorts: readonly Sort[],
): Sort {
  const wanted = direction === 'descending' ? `-${columnId}` : columnId;
  const found = sorts.find((sort) => sort === wanted) ?? sorts[0];
  if (found === undefined) throw new TypeError('A list needs a sort.');
  return found;
}
