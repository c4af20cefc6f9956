import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultsOf, readPromises } from './promiseTable.ts';
import { runsTest } from './runsTest.ts';
import { attributesIn, promisesIn } from './sentences.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const table = readPromises(read('docs/promises.md'));
const rowsOf = (heading: string) => table.get(heading) ?? [];

const samples: ReadonlySet<string> = new Set(
  [
    'world/caseTemplates',
    'world/changes',
    'areas/partner-programme/exampleParts',
    'areas/resources/contents',
  ].map((file) => `apps/sandbox/src/${file}.ts`),
);

interface Item {
  readonly name: string;
  /** The second line of a sub-item. */
  readonly description?: string;
  /** A tool has none. */
  readonly items?: readonly Item[];
}

interface Named {
  readonly title: string;
  readonly label: string;
}

// Neither the sandbox nor the portal is a project that others may refer to.
const modules: Record<string, Record<string, unknown>> = import.meta.glob(
  [
    '../../apps/sandbox/src/seed/navigation.ts',
    '../../apps/portal/src/routes.ts',
    '../../areas/landing/src/{products,waiting}.ts',
    '../../areas/profile/src/profileWords.ts',
  ],
  { eager: true },
);

interface Exports {
  readonly seedNavigation: Record<string, Record<string, readonly Item[]>>;
  readonly products: Record<string, readonly Named[]>;
  readonly waitingNumbers: Record<string, readonly Named[]>;
  readonly resolvedAreas: Record<'dashboard' | 'commands', readonly Named[]>;
  readonly topics: readonly Named[];
}

const { seedNavigation, products, waitingNumbers, resolvedAreas, topics } = Object.assign(
  {},
  ...Object.values(modules),
) as Exports;

/**
 * The files with texts that users read, without tests, stories and the samples of the demo and developer pages. Of the sandbox, without
 * what people of its world write and what its documents hold.
 */
const files = globSync(
  '{areas/*,apps/portal,apps/sandbox,packages/ui,packages/page-kit,packages/portal-core}/src/**/*.{ts,tsx}',
  { cwd: root },
)
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) =>
      !/\.(?:test|stories|fixtures|docs)\.|\/testing\/|\/generated\/|^areas\/(?:demo|dev)\//.test(file),
  )
  .filter((file) => !samples.has(file));

// A parent only opens its sub-items.
const leaves = ({ name, items = [] }: Item): string[] => (items.length > 0 ? items.flatMap(leaves) : [name]);
const begins = (row: string, sentence: string): boolean => sentence.startsWith(row);

it('Every description of a menu item has a row in docs/promises.md', () => {
  const menus = Object.values(seedNavigation).flatMap((view) => Object.values(view));
  const described = menus.flat().flatMap(({ items = [] }) => items);
  expect(
    faultsOf(
      described.flatMap(({ description }) => description ?? []),
      rowsOf('Menu descriptions'),
    ),
  ).toEqual([]);
});

it('Every menu item and tool has a row in docs/promises.md', () => {
  const menus = Object.values(seedNavigation).flatMap((view) => Object.values(view));
  expect(faultsOf(menus.flat().flatMap(leaves), rowsOf('Menus'))).toEqual([]);
});

it('Every tile and every waiting number of the landing page has a row in docs/promises.md', () => {
  const tiles = Object.values(products).flatMap((all) => all.map(({ title }) => title));
  const numbers = Object.values(waitingNumbers).flatMap((all) => all.map(({ label }) => label));
  expect(faultsOf([...tiles, ...numbers], rowsOf('Landing page'))).toEqual([]);
});

it('Every card of the dashboard has a row in docs/promises.md', () => {
  const titles = resolvedAreas.dashboard.map(({ title }) => title);
  expect(faultsOf(titles, rowsOf('Dashboard'))).toEqual([]);
});

it('Every action of the command palette has a row in docs/promises.md', () => {
  const labels = resolvedAreas.commands.map(({ label }) => label);
  expect(faultsOf(labels, rowsOf('Actions of the command palette'))).toEqual([]);
});

it('Every setting of the profile has a row in docs/promises.md', () => {
  const labels = files
    .filter((file) => /^areas\/profile\/.*\.tsx$/.test(file))
    .flatMap((file) => attributesIn(file, read(file), 'label'));
  expect(faultsOf([...labels, ...topics.map(({ label }) => label)], rowsOf('Profile'))).toEqual([]);
});

it('Every sentence of the interface that says what we do has a row in docs/promises.md', () => {
  const rows = rowsOf('Sentences');
  const idle = rowsOf('Sentences that promise nothing').flatMap(({ promises }) => promises);
  // A contract is named by its file.
  const named = new Set(rows.flatMap(({ promises }) => promises));
  const given = files.flatMap((file) =>
    promisesIn(file, read(file)).map((sentence) => (named.has(file) ? file : sentence)),
  );
  expect(given.length).toBeGreaterThan(100);
  const isIdle = (sentence: string): boolean => idle.some((row) => begins(row, sentence));
  expect(
    faultsOf(
      given.filter((sentence) => !isIdle(sentence)),
      rows,
      begins,
    ),
  ).toEqual([]);
  expect(idle.filter((row) => !given.some((sentence) => begins(row, sentence)))).toEqual([]);
});

it('Every test that docs/promises.md names exists and is not skipped', () => {
  const tests = [...table.values()].flat().flatMap((row) => row.tests);
  const missing = tests.filter(
    ({ file, title }) => !existsSync(join(root, file)) || !runsTest(file, read(file), title),
  );
  expect(missing).toEqual([]);
  expect(tests.length).toBeGreaterThan(50);
});

it.each([
  ['const a = "We tell you tomorrow. It is late.";', ['We tell you tomorrow.']],
  ['const a = <p>Ready.\n We send it.</p>;', ['We send it.']],
  ['const a = `Then we call ${name} first.`;', ['Then we call … first.']],
  ['const a = "We couldn’t load it.";', []],
  ['const a = "Weekly";', []],
])('The promises in %s are found', (source, found) => {
  expect(promisesIn('a.tsx', source)).toEqual(found);
});

it.each([
  ["it('Voice opens [V-1]', () => {});", true],
  ["test.each([1])('Voice opens: %s', () => {});", true],
  ["it.skip('Voice opens', () => {});", false],
  ["test.skip.each([1])('Voice opens', () => {});", false],
  ["it.todo('Voice opens');", false],
  ["describe.skip('all', () => { it('Voice opens', () => {}); });", false],
  ["test.skipIf(isSlow)('Voice opens', () => {});", false],
  ["test('Voice opens', () => { test.skip(); });", false],
  ["test('Voice opens', () => { test.fixme(true, 'later'); });", false],
  ["test('Cloud opens', () => { test.skip(); }); test('Voice opens', () => {});", true],
  ["// it('Voice opens', () => {});", false],
])('Whether a test runs is read from its source: %s', (source, runs) => {
  expect(runsTest('a.test.ts', source, 'Voice opens')).toBe(runs);
});

it('A promise without a row, a row of no promise and a row without a test are faults', () => {
  const rows = readPromises(
    [
      '## Menus',
      '| promise | effect | test |',
      '| `Voice`, | opens | `a.test.ts` Voice opens |',
      '| `Gone` | | `b.test.ts` It opens |',
      '| `Cloud` | opens | |',
    ].join('\n'),
  ).get('Menus');
  expect(rows?.[0]?.tests.map(({ file }) => file)).toEqual(['a.test.ts', 'b.test.ts']);
  expect(faultsOf(['Voice', 'Cloud', 'New'], rows ?? [])).toEqual([
    'No row: New',
    'Promised nowhere: Gone',
    'No test: Cloud',
  ]);
});
