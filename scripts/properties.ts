import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LongForm } from '../tools/properties/settings.ts';
import { runTool } from '../tools/harness/runTool.ts';
import { fail, root } from '../tools/harness/settings.ts';

/**
 * Runs every property 20,000 times; `npm test` runs it tens to thousands of times. `npm run properties` draws a new seed, `-- --seed=7` sets
 * it, `-- http toasts` takes the files with such words in their path. A run of all files writes docs/results/properties.md.
 */

/** The part of Vitest's JSON report that is read here. */
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

/** A test with its properties. */
interface Row {
  file: string;
  title: string;
  hasPassed: boolean;
  runs: number;
  seconds: number;
}

const runs = 20_000;
const given = process.argv.slice(2);
const unknown = given.find((argument) => argument.startsWith('-') && !/^--seed=\d{1,9}$/.test(argument));
if (unknown !== undefined)
  fail(`There is no option ${unknown}. This command knows: --seed=<number>, words of paths.`);
const words = given.filter((argument) => !argument.startsWith('-'));
const seedOption = given.find((argument) => argument.startsWith('--seed='));
const seed = Number(seedOption?.slice('--seed='.length) ?? Date.now() % 1_000_000_000);
/** What a file has whose tests are properties: its own ones, or those of a driver of sequences. */
const propertyWords = /from 'fast-check'|\bcheck\w*Sequences\b/;
const files = globSync(['{packages,areas,apps}/*/{src,server}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'], {
  cwd: root,
})
  .filter((file) => propertyWords.test(readFileSync(join(root, file), 'utf8')))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
if (files.length === 0) fail(`There is no property in a file with ${words.join(' or ')} in its path.`);

const report = join(root, 'node_modules/.cache/quayside/reports/properties.json');
mkdirSync(join(report, '..'), { recursive: true });
rmSync(report, { force: true });
console.log(`${runs.toLocaleString('en')} runs of each property, seed ${seed}`);
const startedAt = performance.now();
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const { code } = await runTool(
  'vitest',
  ['run', '--project', 'unit', '--project', 'browser', ...reporters, ...files],
  { env: { PROPERTY_RUNS: String(runs), PROPERTY_SEED: String(seed) } },
);
const seconds = Math.round((performance.now() - startedAt) / 1000);
const rows = rowsOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
// A file whose properties kept their short form would pass unnoticed.
const missing = files.filter((file) => !rows.some((row) => row.file === file));
if (missing.length > 0) fail(`No property was run in ${missing.join(', ')}.`);
const passed = rows.filter(({ hasPassed }) => hasPassed).length;
if (words.length === 0) await writeResults();
console.log(`${passed} passed, ${rows.length - passed} failed`);
process.exit(code);

function rowsOf({ testResults }: Report): Row[] {
  const all = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration = 0, meta }) => ({
      file: name.slice(root.length + 1),
      title: fullName,
      hasPassed: status === 'passed',
      runs: (meta.properties ?? []).reduce((sum, property) => sum + property.runs, 0),
      seconds: Math.round(duration / 100) / 10,
    })),
  );
  return all.filter((row) => row.runs > 0).toSorted((one, other) => one.file.localeCompare(other.file, 'en'));
}

async function writeResults(): Promise<void> {
  const total = rows.reduce((sum, row) => sum + row.runs, 0);
  const lines = rows.map(({ file, title, hasPassed, ...row }) => {
    const outcome = hasPassed ? 'held' : 'failed';
    return `| ${file.replace(/\.test\.tsx?$/, '')} › ${title} | ${outcome} | ${row.runs.toLocaleString('en')} | ${row.seconds} |`;
  });
  const page = `# The last long run of the properties

\`npm run properties -- --seed=${seed}\`, ${new Date().toISOString().slice(0, 10)}, ${seconds} s. The same seed draws the same data again.

| property | | runs | seconds |
| --- | --- | ---: | ---: |
${lines.join('\n')}
| all ${rows.length} | ${passed} held | ${total.toLocaleString('en')} | ${seconds} |

Properties with fewer than 20,000 runs draw pages and step through them, up to thirty times as often as in \`npm test\`.
`;
  mkdirSync(join(root, 'docs/results'), { recursive: true });
  writeFileSync(join(root, 'docs/results/properties.md'), page);
  await runTool('oxfmt', ['docs/results/properties.md'], { quiet: true });
}
