import { globSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runPnpm, runTool } from '../lib/runTool.ts';
import { fail, root } from '../lib/settings.ts';

/** A package as it would be published. */
export interface Packed {
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
  name: string;
  exports: Record<string, string | { default: string }>;
}

/** Packs a package into an empty folder and unpacks it there. Ends the command with one clear line when that fails. */
export async function pack(name: 'ui' | 'portal-core', into: string): Promise<Packed> {
  const folder = join(into, 'package');
  mkdirSync(into, { recursive: true });
  const packing = await runPnpm(['pack', '--pack-destination', into], {
    cwd: join(root, 'packages', name),
    quiet: true,
  });
  if (packing.code !== 0) fail(`Packing @quayside/${name} failed:\n${packing.output}`);
  const [tarball] = globSync('*.tgz', { cwd: into }).map((file) => join(into, file));
  if (!tarball) fail(`Packing @quayside/${name} left no tarball.`);
  const unpacking = await runTool('tar', ['-xzf', tarball, '-C', into], { quiet: true });
  if (unpacking.code !== 0) fail(`Unpacking ${tarball} failed:\n${unpacking.output}`);
  const files = globSync('**/*.*', { cwd: folder }).concat(globSync('**/LICENSE', { cwd: folder }));
  return { tarball, folder, files: files.toSorted() };
}

/** Every way into a package, its patterns spelled out with the files that are there. */
export function readEntries({ folder, files }: Packed): PackedEntry[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
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
  for (const from of ['packages/ui', 'apps/portal', '.']) {
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
