import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/settings.ts';
import { bundleOf, peers } from './bundle.ts';
import { readEntries, type Packed, type PackedEntry } from './packed.ts';
import { judgeSizes, sizeTable, type Size } from './sizeBudget.ts';

const library = join(root, 'packages/ui');
const budgetFile = join(library, 'size-budget.json');
const tableFile = join(library, 'docs/sizes.md');

/** The code that imports one entry, and nothing else. */
function importOf({ subpath, file }: PackedEntry, folder: string): [string, string] {
  const path = JSON.stringify(join(folder, file));
  if (subpath === './icons') return ['icons (one)', `export { searchIcon } from ${path};`];
  return [subpath === '.' ? 'index' : subpath.slice(2), `export * from ${path};`];
}

const isPeer = (name: string): boolean => peers.some((peer) => peer.test(name));

async function measure(code: string): Promise<Size> {
  const own = await bundleOf(code);
  if (own.imports.every(isPeer)) return { own: own.kB };
  const all = await bundleOf(code, peers);
  return { own: own.kB, libraries: all.kB - own.kB };
}

/** Measures every entry by itself and answers with what is wrong; `update` takes new entries in and writes the table. */
export async function checkSizes(packed: Packed, { update }: { update: boolean }): Promise<string[]> {
  const sizes: Record<string, Size> = {};
  // One after another: the bundler uses every core by itself.
  for (const entry of readEntries(packed).filter(({ file }) => file.endsWith('.js'))) {
    const [name, code] = importOf(entry, packed.folder);
    sizes[name] = await measure(code);
  }
  const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, Size>;
  const { problems, settled } = judgeSizes(sizes, budgets);
  if (!update) return problems;
  writeFileSync(budgetFile, `${JSON.stringify(settled, null, 2)}\n`);
  writeFileSync(tableFile, sizeTable(sizes, settled));
  return judgeSizes(sizes, settled).problems;
}
