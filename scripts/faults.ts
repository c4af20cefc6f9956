import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fail, root } from '../tools/harness/settings.ts';
import { playwright } from './lib/suites.ts';

/**
 * `npm run faults` runs the fault suite, in the short form that is part of `npm test`. `-- tabs` runs one file, `-- --seed=7` draws
 * other random values, `-- --all` plays every combination, `-- --long` plays hours in minutes. `-- --all --long` writes docs/results/faults.md.
 */

interface Result {
  status: string;
  duration: number;
}
interface Spec {
  title: string;
  tests: { annotations: { type: string; description?: string }[]; results: Result[] }[];
}
interface Suite {
  title: string;
  specs?: Spec[];
  suites?: Suite[];
}

/** One row of the result. */
interface Part {
  name: string;
  passed: number;
  failed: number;
  measured: string[];
}

const given = process.argv.slice(2);
const files = globSync('*.spec.ts', { cwd: join(root, 'e2e/faults') }).map((file) =>
  basename(file, '.spec.ts'),
);
const named = given.filter((argument) => files.includes(argument));
const unknown = given.find(
  (argument) => !files.includes(argument) && !/^--(?:all|long|seed=\d+)$/.test(argument),
);
if (unknown !== undefined)
  fail(
    `There is no option ${unknown}. This command knows: --all, --long, --seed=<number>, ${files.toSorted().join(', ')}.`,
  );
const [isAll, isLong] = [given.includes('--all'), given.includes('--long')];
const seed = given.find((argument) => argument.startsWith('--seed='))?.slice('--seed='.length) ?? '20261121';

const startedAt = performance.now();
const { failed: broken, report } = await playwright(['faults'], {
  args: named.map((name) => `faults/${name}.spec.ts`),
  env: {
    FAULTS_SEED: seed,
    ...(isAll && { FAULTS_ALL: '1' }),
    ...(isLong && { FAULTS_LONG: '1' }),
  },
});
const seconds = Math.round((performance.now() - startedAt) / 1000);
const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] };
const parts = suites
  .filter(({ title }) => title.startsWith('e2e/faults/'))
  .flatMap((suite) => partsOf(suite, basename(suite.title, '.spec.ts')));
for (const { name, passed, failed } of parts) console.log(`${name}: ${passed} passed, ${failed} failed`);
if (isAll && isLong && named.length === 0 && parts.length > 0) writeResults(parts);
process.exit(broken > 0 ? 1 : 0);

/** Returns one part for the tests of a file, and one for each group in it. */
function partsOf({ specs = [], suites: groups = [] }: Suite, name: string): Part[] {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results.slice(-1)));
  const passed = results.filter(({ status }) => status === 'passed').length;
  const measured = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ annotations }) =>
      annotations
        .filter(({ type }) => type === 'measured')
        .map(({ description = '' }) => `${title}: ${description}`),
    ),
  );
  const own = results.length === 0 ? [] : [{ name, passed, failed: results.length - passed, measured }];
  return [...own, ...groups.flatMap((group) => partsOf(group, `${name}, ${group.title}`))];
}

function writeResults(played: readonly Part[]): void {
  const folder = join(root, 'docs/results');
  const date = new Date().toISOString().slice(0, 10);
  const rows = played.map(({ name, passed, failed }) => `| ${name} | ${passed} | ${failed} |`);
  const measured = played.flatMap((part) => part.measured.map((line) => `- ${line}`));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'faults.md'),
    [
      '# The last long run of the fault suite',
      '',
      `\`npm run faults -- --all --long --seed=${seed}\`, ${date}, ${seconds} s.`,
      '',
      '| part | passed | failed |',
      '| --- | --- | --- |',
      ...rows,
      '',
      ...measured,
      '',
    ].join('\n'),
  );
}
