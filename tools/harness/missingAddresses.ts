import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Two parts of a build that do not fit: a file, and an address in it at which the build has no file. */
export interface MissingAddress {
  file: string;
  address: string;
}

const readers: Readonly<Record<string, (text: string) => string[]>> = {
  css: addressesInCss,
  html: (text) => [...matches(text, /\s(?:src|href)="([^"]*)"/g), ...addressesInCss(text)],
  js: addressesInScript,
};

/**
 * Returns the addresses in the HTML, CSS and JavaScript of a build at which it has no file. A bundler leaves an address that it
 * cannot resolve as it is, without a word. `served` are the paths to which the server responds without a file, such as the config's.
 */
export function missingAddresses(folder: string, served: readonly string[] = []): MissingAddress[] {
  return globSync('**/*.{css,html,js}', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const addresses = new Set(readers[file.slice(file.lastIndexOf('.') + 1)]?.(text));
    return [...addresses]
      .filter((address) => !isThere(folder, file, address, served))
      .map((address) => ({ file, address }));
  });
}

function addressesInCss(text: string): string[] {
  return matches(text, /url\(\s*["']?([^"')]+?)["']?\s*\)/g);
}

/** What the script imports, and its strings that are paths of files below `assets`. */
function addressesInScript(code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync('built.js', code).module;
  const statics = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
  const dynamics = dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end));
  return [
    ...statics.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...dynamics.flatMap((request) => matches(request, /^["'`]([^"'`$]*)["'`]$/g)),
    ...matches(code, /["'`](\/?assets\/[\w./-]+\.\w+)["'`]/g).map((path) => path.replace(/^(?!\/)/, '/')),
  ];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => address);
}

function isThere(folder: string, file: string, address: string, served: readonly string[]): boolean {
  const base = new URL(`http://build/${file.replaceAll('\\', '/')}`);
  const { origin, protocol, pathname } = new URL(address, base);
  if (protocol === 'data:' || origin !== base.origin || served.includes(pathname)) return true;
  return existsSync(join(folder, decodeURIComponent(pathname)));
}
