import { globSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runPnpm, runTool } from '../lib/runTool.ts';
import { fail, root } from '../lib/settings.ts';

/** A package that is published, by the name of its folder. */
export type PackageName = 'ui' | 'portal-core';

/** A package as it would be published. */
export interface Packed {
  name: PackageName;
  /** The folder it was packed from. */
  source: string;
  tarball: string;
  /** What is in the tarball, unpacked. */
  folder: string;
  /** Its files, as paths from `folder`. */
  files: readonly string[];
}

/** What can be imported: the subpath (`.`, `./Button`), and its file's path from the package's folder. */
export interface PackedEntry {
  subpath: string;
  file: string;
}

interface Manifest {
  version: string;
  exports: Record<string, string | { default: string }>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Packs a package into an empty folder and unpacks it there. Ends the command with one clear line when that fails. */
export async function pack(name: PackageName, into: string): Promise<Packed> {
  const folder = join(into, 'package');
  const source = join(root, 'packages', name);
  mkdirSync(into, { recursive: true });
  const packing = await runPnpm(['pack', '--pack-destination', into], {
    cwd: source,
    quiet: true,
  });
  if (packing.code !== 0) fail(`Packing @quayside/${name} failed:\n${packing.output}`);
  const [tarball] = globSync('*.tgz', { cwd: into }).map((file) => join(into, file));
  if (!tarball) fail(`Packing @quayside/${name} left no tarball.`);
  const unpacking = await runTool('tar', ['-xzf', tarball, '-C', into], { quiet: true });
  if (unpacking.code !== 0) fail(`Unpacking ${tarball} failed:\n${unpacking.output}`);
  const files = globSync('**/*.*', { cwd: folder }).concat(globSync('**/LICENSE', { cwd: folder }));
  return { name, source, tarball, folder, files: files.toSorted() };
}

/** Every way into a package, its patterns spelled out with the files that are there. */
export function readEntries({ folder, files }: Packed): PackedEntry[] {
  const { exports } = readManifest(folder);
  const entries = Object.entries(exports).flatMap(([subpath, target]) => {
    const path = (typeof target === 'string' ? target : target.default).replace('./', '');
    if (!path.includes('*')) return [{ subpath, file: path }];
    const [first = '', ...rest] = path.split('*').map((part) => part.replaceAll('.', String.raw`\.`));
    const pattern = new RegExp(`^${first}(?<star>.+?)${rest.join('\\k<star>')}$`);
    return files.flatMap((file) => {
      const star = pattern.exec(file)?.groups?.['star'];
      return star === undefined ? [] : [{ subpath: subpath.replace('*', star), file }];
    });
  });
  return entries.toSorted((one, other) => one.subpath.localeCompare(other.subpath, 'en'));
}

/** The entries that are code. */
export function readModules(packed: Packed): PackedEntry[] {
  return readEntries(packed).filter(({ file }) => file.endsWith('.js'));
}

/** Puts what a package needs beside it, as an installation would, with the oldest React that it says it works with. */
export function linkDependencies({ folder }: Packed): void {
  const { dependencies, peerDependencies } = readManifest(folder);
  const { react, ...others } = { ...dependencies, ...peerDependencies };
  const lowest = findModule('react-lowest');
  const { version } = readManifest(lowest);
  if (react !== `^${version}`) fail(`The peer react is ${react}, but it is judged with ${version}.`);
  const into = join(folder, '..');
  linkTo(lowest, join(into, 'node_modules/react'));
  linkModules(into, [...Object.keys(others), '@types/react', '@types/react-dom']);
}

/** Puts installed packages within reach of `folder`, without a network: links to those of the workspace. */
export function linkModules(folder: string, names: readonly string[]): void {
  for (const name of names) linkTo(findModule(name), join(folder, 'node_modules', name));
}

/** Makes `link` lead to the folder `target`. */
export function linkTo(target: string, link: string): void {
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(target, link, 'junction');
}

function findModule(name: string): string {
  for (const from of ['packages/ui', 'packages/portal-core', 'apps/portal', '.']) {
    // Not by resolving the name: a package need not export its package.json.
    const paths = createRequire(join(root, from, 'package.json')).resolve.paths(name) ?? [];
    for (const path of paths) {
      try {
        return realpathSync(join(path, name));
      } catch {
        continue;
      }
    }
  }
  return fail(`${name} is not installed.`);
}
