/** The fields of an export that a column shows, by the id of the column. A column that is not named shows the field of its id. */
export type ExportFields = Readonly<Record<string, readonly string[]>>;

/** The columns of an exported list: the fields that its visible columns show, each once. */
export function exportColumns(visibleIds: readonly string[], fields: ExportFields = {}): string[] {
  return [...new Set(visibleIds.flatMap((id) => fields[id] ?? [id]))];
}
