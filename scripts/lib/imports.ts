import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { type ImportZone, importTable } from './importTable.ts';

/** Every module that a file imports, re-exports or loads lazily, types included. */
export function importsOf(path: string, source: string): string[] {
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0)
    throw new Error(`${path} could not be parsed: ${errors[0]?.message ?? 'unknown reason'}.`);
  const literal = (start: number, end: number) => source.slice(start, end).replaceAll(/^['"`]|['"`]$/g, '');
  return [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap((item) => item.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map((entry) => literal(entry.moduleRequest.start, entry.moduleRequest.end)),
  ];
}

/** One sentence for each import of the file that the import table does not allow. */
export function importViolations(path: string, source: string): string[] {
  const zone = importTable.find(({ files }) => files.test(path));
  if (!zone)
    return [
      `${path} stands in no zone of the import table: move it, or give it a zone in scripts/lib/importTable.ts.`,
    ];
  return importsOf(path, source)
    .filter((specifier) => !isAllowed(zone, path, specifier))
    .map((specifier) => `${path} (${zone.name}) may not import ${specifier}.`);
}

function isAllowed(zone: ImportZone, path: string, specifier: string): boolean {
  if (!specifier.startsWith('.')) return zone.packages.some((allowed) => matchesPackage(allowed, specifier));
  const target = posix.join(posix.dirname(path), specifier);
  const within = (folder: string) =>
    target.startsWith(folder.replace('$1', () => zone.files.exec(path)?.[1] ?? ''));
  return zone.folders.some(within) && !zone.except?.some(within);
}

function matchesPackage(allowed: string, specifier: string): boolean {
  return allowed.endsWith('*') ? specifier.startsWith(allowed.slice(0, -1)) : specifier === allowed;
}
