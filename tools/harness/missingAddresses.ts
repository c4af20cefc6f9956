import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Two parts of a build that do not fit: a file, and an address in it at which the build has no file. */
export interface MissingAddress {
  file: string;
  address: string;
}

const readers: Readonly<Record<string, (text: string) => string[]>> = {
  css: addressesInCss,
  html: addressesInHtml,
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

function addressesInHtml(text: string): string[] {
  const attributes = ['"([^"]*)"', "'([^']*)'", '([^\\s"\'>]+)'].flatMap((value) =>
    matches(text, new RegExp(String.raw`\s(?:src|href)\s*=\s*${value}`, 'gi')),
  );
  const sets = matches(text, /\ssrcset\s*=\s*["']([^"']*)["']/gi).flatMap((set) =>
    matches(set, /([^\s,]+)[^,]*/g),
  );
  return [...attributes, ...sets, ...addressesInCss(text)];
}

function addressesInCss(text: string): string[] {
  return [
    ...matches(text, /url\(\s*["']?([^"')]+?)["']?\s*\)/g),
    ...matches(text, /@import\s+["']([^"']+)["']/g),
    ...matches(text, /image-set\(([^;}]*)\)/g).flatMap((set) => matches(set, /(?:^|,)\s*["']([^"']+)["']/g)),
  ];
}

/** What the script imports, and its strings that are paths of files below `assets`. */
function addressesInScript(code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync('built.js', code).module;
  const statics = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
  const dynamics = dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end));
  return [
    ...statics.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...dynamics.flatMap((request) => matches(request, /^["'`]([^"'`$]*)["'`]$/g)),
    ...matches(code, /new URL\(\s*["'`]([^"'`$]+)["'`]\s*,\s*import\.meta\.url/g),
    ...matches(code, /["'`](\/?assets\/[\w./@~+-]+\.\w+)(?:[?#][^"'`]*)?["'`]/g).map((path) =>
      path.replace(/^(?!\/)/, '/'),
    ),
    // CSS in a script: an address from the root. A relative one has no meaning there.
    ...matches(code, /url\(\s*\\?["']?(\/[\w./@~+-]+\.\w+)/g),
  ];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => address);
}

function isThere(folder: string, file: string, address: string, served: readonly string[]): boolean {
  const base = new URL(`http://build/${file.replaceAll('\\', '/')}`);
  const { origin, protocol, pathname } = new URL(address, base);
  if (protocol === 'data:' || origin !== base.origin || served.includes(pathname)) return true;
  return isFile(join(folder, decoded(pathname)), pathname.endsWith('/'));
}

/** A folder is there only for an address that names it, with a slash at its end. */
function isFile(path: string, isFolder: boolean): boolean {
  return existsSync(path) && (isFolder || statSync(path).isFile());
}

/** A malformed address is the name of no file. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
