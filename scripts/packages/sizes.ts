import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf, peers } from './bundle.ts';
import { readModules, type PackageName, type Packed, type PackedEntry } from './packed.ts';
import { judgeSizes, sizeTable, type Size } from './sizeBudget.ts';

interface Sizing {
  /** What the page of sizes says before its table. */
  about: string;
  /** Where not everything of an entry is measured, or not only that: what to import, by its name in the table. */
  parts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What own code may weigh, whatever the budgets say. */
  limits: Readonly<Record<string, number>>;
}

const sizing: Readonly<Record<PackageName, Sizing>> = {
  ui: {
    about: `What importing one entry of \`@quayside/ui\` adds to a production bundle beyond React and styled-components, by itself, in
kB of brotli. Components share code, so two together are smaller than the sum. Libraries are react-aria-components
(dialogs, toasts, tooltips) and DOMPurify (\`sanitize\`): load those entries lazily.`,
    parts: { './icons': { 'icons (one)': '{ searchIcon }' } },
    limits: { TopNav: 12 },
  },
  'portal-core': {
    about: `What importing one entry of \`@quayside/portal-core\` adds to a production bundle beyond React, by itself, in kB of brotli,
without what it loads later. Entries share code, so two together are smaller than the sum. Libraries are axios (HTTP),
oidc-client-ts (\`oidc\`, and \`react\` by react-oidc-context) and valibot (what a server answers).`,
    parts: {
      '.': { index: '*', 'index: createHttpClient': '{ createHttpClient }' },
      './react': { react: '*', 'react: PortalProvider, useSession': '{ PortalProvider, useSession }' },
    },
    // 10 KB of 1024 bytes, and 4, with two bytes for the shorter bursts.
    limits: { index: 10.24, 'index: createHttpClient': 4.1 },
  },
};

/** What is measured of an entry: names for the table, and the code that imports that and nothing else. */
function importsOf({ subpath, file }: PackedEntry, { folder, name }: Packed): [string, string][] {
  const path = JSON.stringify(join(folder, file));
  const parts = sizing[name].parts[subpath] ?? { [subpath === '.' ? 'index' : subpath.slice(2)]: '*' };
  return Object.entries(parts).map(([part, what]) => [part, `export ${what} from ${path};`]);
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
  const { about, limits } = sizing[packed.name];
  const budgetFile = join(packed.source, 'size-budget.json');
  const sizes: Record<string, Size> = {};
  // One after another: the bundler uses every core by itself.
  for (const [part, code] of readModules(packed).flatMap((entry) => importsOf(entry, packed)))
    sizes[part] = await measure(code);
  const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, Size>;
  const { problems, settled } = judgeSizes(sizes, budgets, limits);
  if (!update) return problems;
  writeFileSync(budgetFile, `${JSON.stringify(settled, null, 2)}\n`);
  writeFileSync(join(packed.source, 'docs/sizes.md'), sizeTable(sizes, settled, about));
  return judgeSizes(sizes, settled, limits).problems;
}
