import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const entries: readonly [RegExp, string][] = [
  [/^components\/(\w+)\/\1\.tsx$/, '@quayside/ui/$1'],
  [/^icons\/.*$/, '@quayside/ui/icons'],
  [/^theme\/.*$/, '@quayside/ui/theme'],
  [/^testing\/.*$/, '@quayside/ui/testing'],
  [/^brand\/createBrand\.ts$/, '@quayside/ui/brand'],
  [/^sanitize\/.*$/, '@quayside/ui/sanitize'],
  [/^tokens\/generated\/tokens\.ts$/, '@quayside/ui/tokens'],
];

const library = '/packages/ui/src/';

/**
 * The entry of the package by which users import a name of one of its files; undefined where there is none. A name of a
 * private file may be exported again: by `component`, or by the package's main entry.
 */
export function publicName(path: string, name: string, component: string): string | undefined {
  const start = path.indexOf(library);
  if (start < 0 || isCopied(path)) return undefined;
  const inside = path.slice(start + library.length);
  const entry = entries.find(([pattern]) => pattern.test(inside));
  if (entry) return inside.replace(...entry);
  const root = path.slice(0, start + library.length);
  if (exportsAgain(`${root}components/${component}/${component}.tsx`, name))
    return `@quayside/ui/${component}`;
  return exportsAgain(`${root}index.ts`, name) ? '@quayside/ui' : undefined;
}

function exportsAgain(path: string, name: string): boolean {
  return (
    existsSync(path) && new RegExp(`export (?:type )?\\{[^}]*\\b${name}\\b`).test(readFileSync(path, 'utf8'))
  );
}

/** Whether code of this file is copied into an example: the stories' own helpers and data. */
export function isCopied(path: string): boolean {
  return /\.(?:stories|fixtures)\.tsx?$/.test(path);
}

/** The path of a relative import, without a query such as `?no-inline`. */
export function resolveImport(from: string, source: string): string {
  return posix.join(posix.dirname(from), source.replace(/\?.*$/, ''));
}
