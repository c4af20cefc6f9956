/** The files that each file imports, types included. Paths are relative to the project's root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Returns the files that a change of some files can affect: they themselves, and all that import them, directly or not. */
export function affectedBy(changed: readonly string[], graph: ImportGraph): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const affected = new Set(changed);
  // A set may grow while it is read.
  for (const file of affected) for (const importer of importers.get(file) ?? []) affected.add(importer);
  return affected;
}
