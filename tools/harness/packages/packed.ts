import { globSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runPnpm, runTool } from '../runTool.ts';
import { fail, root } from '../settings.ts';

/** The folders of the published packages; each comes after those that it imports. */
export const publishedPackages = ['portal-core', 'ui', 'page-kit'] as const;

/** The folder name of a published package. */
export type PackageName = (typeof publishedPackages)[number];

/** A package as it would be published. */
export interface Packed {
  name: PackageName;
  /** Its source folder. */
  source: string;
  tarball: string;
  /** The unpacked tarball. */
  folder: string;
  /** Its files, relative to `folder`. */
  files: readonly string[];
}

/** An entry: its subpath (`.`, `./Button`) and its file, relative to the package. */
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

/** Packs a package into an empty folder and unpacks it there. Ends the command when that fails. */
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

/** Every entry of a package. Patterns are expanded to the files that match. */
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

/** The entries that are JavaScript. */
export function readModules(packed: Packed): PackedEntry[] {
  return readEntries(packed).filter(({ file }) => file.endsWith('.js'));
}

/**
 * Links the dependencies of a package beside it, as an installation would, with the oldest React that it supports. `packages` are all
 * published packages: those that it needs are linked as they are packed.
 */
export function linkDependencies({ folder }: Packed, packages: readonly Packed[]): void {
  const { dependencies, peerDependencies } = readManifest(folder);
  const { react, ...others } = { ...dependencies, ...peerDependencies };
  const lowest = findModule('react-lowest');
  const { version } = readManifest(lowest);
  if (react !== `^${version}`) fail(`The peer react is ${react}, but it is tested with ${version}.`);
  const into = join(folder, '..');
  linkTo(lowest, join(into, 'node_modules/react'));
  const needed = new Set([...Object.keys(others), '@types/react', '@types/react-dom']);
  for (const packed of packages) {
    const name = `@quayside/${packed.name}`;
    if (needed.delete(name)) linkTo(packed.folder, join(into, 'node_modules', name));
  }
  linkModules(into, [...needed]);
}

/** Links packages of this workspace into the `node_modules` of a folder. Needs no network. */
export function linkModules(folder: string, names: readonly string[]): void {
  for (const name of names) linkTo(findModule(name), join(folder, 'node_modules', name));
}

/** Creates a link to a folder. */
export function linkTo(target: string, link: string): void {
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(target, link, 'junction');
}

function findModule(name: string): string {
  for (const from of [...publishedPackages.map((each) => `packages/${each}`), 'apps/portal', '.']) {
    // A package need not export its package.json, so its name cannot be resolved.
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
