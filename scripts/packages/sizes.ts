import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../../tools/harness/runTool.ts';
import { type Imports, measureOwnSize, measureSize, peers } from '../../tools/sizes/measureSize.ts';
import {
  type PackageName,
  type Packed,
  type PackedEntry,
  readModules,
} from '../../tools/harness/packages/packed.ts';

/** kB of brotli: our own code, and the libraries that it imports. Peer dependencies never count. */
interface Size {
  own: number;
  libraries?: number;
}

interface Sizing {
  /** The text before the table in `docs/sizes.md`. */
  about: string;
  /** Entries that are measured in other parts than as a whole: the imports, by the part's name. */
  parts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Limits for own code that no budget can raise, in kB. */
  limits: Readonly<Record<string, number>>;
}

const sizing: Readonly<Record<PackageName, Sizing>> = {
  ui: {
    about: `What one entry of \`@quayside/ui\` adds to a production bundle beyond React and styled-components, in kB of brotli.
Components share code, so two together are smaller than the sum. Libraries are react-aria-components (dialogs, toasts,
tooltips) and DOMPurify (\`sanitize\`): load those entries lazily.`,
    parts: {
      './icons': { 'icons (one)': '{ searchIcon }' },
      './TopNav': {
        TopNav: '{ TopNav, topNavPanels, useTopNavState }',
        'TopNav: topNavFit': '{ topNavFit }',
      },
    },
    limits: { TopNav: 8 },
  },
  'portal-core': {
    about: `What one entry of \`@quayside/portal-core\` adds to a production bundle beyond React, in kB of brotli, without what it
loads later. Entries share code, so two together are smaller than the sum. Libraries are axios (HTTP), oidc-client-ts
(\`oidc\`, and \`react\` through react-oidc-context) and valibot (response schemas).`,
    parts: {
      '.': { index: '*', 'index: createHttpClient': '{ createHttpClient }' },
      './react': { react: '*', 'react: PortalProvider, useSession': '{ PortalProvider, useSession }' },
    },
    // The client's fetch is a port; it keeps the time of each response, reads files of up to 100 MB, reports the progress of uploads, the errors of a form by field, the operation of each response, and where one does not fit its schema. After a refused write it renews the tokens.
    limits: { index: 11.2, 'index: createHttpClient': 4.8 },
  },
  'page-kit': {
    about: `What one entry of \`@quayside/page-kit\` adds to a production bundle beyond its peers, in kB of brotli, without what it loads
later. The peers are React, React Router, valibot, \`@quayside/ui\` and \`@quayside/portal-core\`. Entries share code, so two together are
smaller than the sum. The library is react-hook-form (\`form\`).`,
    parts: {},
    limits: {},
  },
};

/** The packages beside which the page kit is installed. */
const kitPeers = [
  ...peers,
  'react-router-dom',
  'valibot',
  'fast-check',
  '@quayside/ui',
  '@quayside/portal-core',
];

const peersOf = ({ name }: Packed): readonly string[] => (name === 'page-kit' ? kitPeers : peers);

const budgetFile = ({ source }: Packed): string => join(source, 'size-budget.json');

function readBudgets(packed: Packed): Record<string, Size> {
  return JSON.parse(readFileSync(budgetFile(packed), 'utf8')) as Record<string, Size>;
}

/** Measures every entry and returns one line per problem. `update` adds budgets for new entries and writes the table. */
export async function checkSizes(packed: Packed, { update }: { update: boolean }): Promise<string[]> {
  const { about, limits } = sizing[packed.name];
  const stored = readBudgets(packed);
  const sizes: Record<string, Size> = {};
  for (const [part, imports] of readModules(packed).flatMap((entry) => partsOf(entry, packed)))
    sizes[part] = await sizeOf(imports, peersOf(packed));
  const budgets = update
    ? Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, stored[name] ?? budgetFor(size)]))
    : stored;
  if (update) {
    writeFileSync(budgetFile(packed), `${JSON.stringify(budgets, null, 2)}\n`);
    const table = join(packed.source, 'docs/sizes.md');
    writeFileSync(table, sizePage(about, sizes, budgets));
    await runTool('oxfmt', [table], { quiet: true });
  }
  return sizeFaults(sizes, budgets, limits);
}

/** One line for each part that exceeds its budget or its limit, each part without a budget, and each budget without a part. */
export function sizeFaults(
  sizes: Readonly<Record<string, Size>>,
  budgets: Readonly<Record<string, Size>>,
  limits: Readonly<Record<string, number>> = {},
): string[] {
  const faults: string[] = [];
  for (const [name, { own, libraries = 0 }] of Object.entries(sizes)) {
    const budget = budgets[name];
    if (budget)
      faults.push(
        ...excess(`${name}: own code`, own, Math.min(budget.own, limits[name] ?? Infinity)),
        ...excess(`${name}: libraries`, libraries, budget.libraries ?? 0),
      );
    else faults.push(`${name} has no budget. Run npm run packages -- --update.`);
  }
  for (const name of Object.keys(budgets))
    if (!(name in sizes))
      faults.push(`${name} has a budget but is no entry. Remove it from size-budget.json.`);
  return faults;
}

function excess(what: string, kB: number, limit: number): string[] {
  return kB > limit
    ? [
        `${what} is ${kB.toFixed(2)} kB, more than ${limit} kB. Make it smaller, or raise the budget and say why.`,
      ]
    : [];
}

/**
 * A module that comes along with one export comes along with each that does not need it. The smallest exports need the least, and
 * what one of them needs another may not.
 */
const PROBES = 4;

/**
 * Checks that importing the smallest components from the root adds nothing beyond importing them from their own entries, so that
 * `sideEffects` in package.json is right. Returns one line per problem.
 */
export async function checkTreeShaking(packed: Packed): Promise<string[]> {
  const entries = readModules(packed);
  const root = join(packed.folder, entries.find(({ subpath }) => subpath === '.')?.file ?? 'no root entry');
  const problems: string[] = [];
  const exported = Object.keys(await import(root)).flatMap((name) => {
    const entry = entries.find(({ subpath }) => subpath === `./${name}`);
    return entry ? [{ name, entry }] : [];
  });
  const budgets = readBudgets(packed);
  const size = ({ name }: { name: string }): number => budgets[name]?.own ?? Infinity;
  for (const { name, entry } of exported.toSorted((one, other) => size(one) - size(other)).slice(0, PROBES)) {
    const named = `{ ${name} }`;
    const own = await measureSize({ [join(packed.folder, entry.file)]: named });
    const extra = (await measureSize({ [root]: named })) - own;
    // Modules in another order compress differently, by up to one percent.
    if (extra > Math.max(0.1, own * 0.02))
      problems.push(`${name} imported from the root adds ${extra.toFixed(2)} kB.`);
  }
  return problems;
}

function partsOf({ subpath, file }: PackedEntry, { folder, name }: Packed): [string, Imports][] {
  const parts = sizing[name].parts[subpath] ?? { [subpath === '.' ? 'index' : subpath.slice(2)]: '*' };
  const path = join(folder, file);
  return Object.entries(parts).map(([part, what]) => [part, what === '*' ? path : { [path]: what }]);
}

async function sizeOf(imports: Imports, given: readonly string[]): Promise<Size> {
  const { kB: own, hasLibraries } = await measureOwnSize(imports, given);
  if (!hasLibraries) return { own };
  const libraries = (await measureSize(imports, given)) - own;
  // Smaller than the names of the imports, so there is no library.
  return libraries < 0.1 ? { own } : { own, libraries };
}

const withRoom = (kB: number): number => Math.ceil(Math.max(kB * 1.1, kB + 0.1) * 10) / 10;

/** A tenth more than now, at least 0.1 kB. */
function budgetFor({ own, libraries }: Size): Size {
  return { own: withRoom(own), ...(libraries !== undefined && { libraries: withRoom(libraries) }) };
}

function sizePage(
  about: string,
  sizes: Readonly<Record<string, Size>>,
  budgets: Readonly<Record<string, Size>>,
): string {
  const rows = Object.entries(sizes).map(([name, { own, libraries }]) => {
    const budget = budgets[name];
    return `| \`${name}\` | ${own.toFixed(1)} | ${budget?.own ?? ''} | ${libraries?.toFixed(1) ?? ''} | ${budget?.libraries ?? ''} |`;
  });
  const head = '| entry | own | at most | libraries | at most |\n| --- | --: | --: | --: | --: |';
  return `# Sizes\n\n${about} Written by\n\`npm run packages -- --update\`; the budgets are \`size-budget.json\`.\n\n${head}\n${rows.join('\n')}\n`;
}
