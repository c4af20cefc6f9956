import { posix } from 'node:path';

const library = '/packages/ui/src/';

/**
 * The entry of the package by which users import from one of its files: that of its folder. `component` is the one that
 * exports what a chart takes. Undefined for a file of no package. Whether the entry has the name, the compiler says.
 */
export function publicEntry(path: string, component: string): string | undefined {
  const start = path.indexOf(library);
  if (start < 0 || isCopied(path)) return undefined;
  const [folder = '', name = ''] = path.slice(start + library.length).split('/');
  if (folder === 'index.ts') return '@quayside/ui';
  const entry = { components: name, charts: component }[folder] ?? folder;
  return `@quayside/ui/${entry}`;
}

/** Whether code of this file is copied into an example: the stories' own helpers and data. */
export function isCopied(path: string): boolean {
  return /\.(?:stories|fixtures)\.tsx?$/.test(path);
}

/** The path of a relative import, without a query such as `?no-inline`. */
export function resolveImport(from: string, source: string): string {
  return posix.join(posix.dirname(from), source.replace(/\?.*$/, ''));
}
