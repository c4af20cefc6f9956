import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LongForm } from '../tools/properties/settings.ts';
import { runTool } from './lib/runTool.ts';
import { fail, root } from './lib/settings.ts';

/**
 * Runs every property 20,000 times, which `npm test` runs tens to thousands of times: `npm run properties` all of them from a new seed,
 * `-- --seed=7` from that one, `-- http toasts` those with such words in their path. A run of all writes its figures to docs/results.
 */

interface Report {
  testResults: {
    name: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number;
      meta: { properties?: LongForm[] };
    }[];
  }[];
}

/** One line of the result: a test with its properties, and how often they held. */
interface Row {
  file: string;
  title: string;
  held: boolean;
  runs: number;
  seconds: number;
}

const runs = 20_000;

const given = process.argv.slice(2);
const unknown = given.find((argument) => argument.startsWith('-') && !/^--seed=\d{1,9}$/.test(argument));
if (unknown !== undefined)
  fail(`There is no option ${unknown}. This command knows: --seed=<number>, words of paths.`);
const words = given.filter((argument) => !argument.startsWith('-'));
const seed = Number(
  given.find((argument) => argument.startsWith('--seed='))?.slice('--seed='.length) ??
    Date.now() % 1_000_000_000,
);
const files = globSync('{packages,apps}/*/{src,server}/**/*.test.{ts,tsx}', { cwd: root })
  .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .toSorted();
if (files.length === 0) fail(`No property stands in a file with ${words.join(' or ')} in its path.`);

const report = join(root, 'node_modules/.cache/quayside/reports/properties.json');
mkdirSync(join(report, '..'), { recursive: true });
rmSync(report, { force: true });
console.log(`${runs.toLocaleString('en')} runs of each property, seed ${seed}`);
const startedAt = performance.now();
const { code } = await runTool(
  'vitest',
  [
    'run',
    '--project',
    'unit',
    '--project',
    'browser',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ],
  { env: { PROPERTY_RUNS: String(runs), PROPERTY_SEED: String(seed) } },
);
const seconds = Math.round((performance.now() - startedAt) / 1000);
const rows = rowsOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
// A property that was not played in its long form would pass by itself.
const missing = files.filter((file) => !rows.some((row) => row.file === file));
if (missing.length > 0) fail(`No property was run in ${missing.join(', ')}.`);
const held = rows.filter((row) => row.held);
console.log(`${held.length} passed, ${rows.length - held.length} failed`);
if (words.length === 0) await writeResults(rows);
process.exit(code);

function rowsOf({ testResults }: Report): Row[] {
  return testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.flatMap(({ fullName, status, duration = 0, meta }) =>
        meta.properties === undefined
          ? []
          : [
              {
                file: name.slice(root.length + 1),
                title: fullName,
                held: status === 'passed',
                runs: meta.properties.reduce((sum, property) => sum + property.runs, 0),
                seconds: Math.round(duration / 100) / 10,
              },
            ],
      ),
    )
    .toSorted((one, other) => (one.file < other.file ? -1 : Number(one.file > other.file)));
}

/** As docs/invariants.md names it. */
function placeOf(file: string): string {
  return file
    .replace('packages/portal-core/src/', '')
    .replace('packages/ui/src/', 'ui: ')
    .replace(/\.test\.tsx?$/, '');
}

async function writeResults(played: readonly Row[]): Promise<void> {
  const folder = join(root, 'docs/results');
  const date = new Date().toISOString().slice(0, 10);
  const total = played.reduce((sum, row) => sum + row.runs, 0);
  const lines = played.map(
    (row) =>
      `| ${placeOf(row.file)} › ${row.title} | ${row.held ? 'held' : 'failed'} | ${row.runs.toLocaleString('en')} | ${row.seconds} |`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'properties.md'),
    [
      '# The last long run of the properties',
      '',
      `\`npm run properties -- --seed=${seed}\`, ${date}, ${seconds} s. The same seed draws the same data again.`,
      '',
      '| property | | runs | seconds |',
      '| --- | --- | ---: | ---: |',
      ...lines,
      `| all ${played.length} | ${held.length} held | ${total.toLocaleString('en')} | ${seconds} |`,
      '',
      'Where it says less than 20,000 runs, each of them draws pages and steps through them, up to ten times as often and as long as in `npm test`.',
      '',
    ].join('\n'),
  );
  writeFileSync(
    join(folder, 'properties.json'),
    `${JSON.stringify({ date, seed, seconds, runs: total, properties: played }, null, 2)}\n`,
  );
  await runTool('oxfmt', ['docs/results/properties.md', 'docs/results/properties.json'], { quiet: true });
}
