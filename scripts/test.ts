import { affectedTests } from './lib/changedTests.ts';
import { exitOnSignal } from '../tools/harness/lifetime.ts';
import { runConcurrently } from '../tools/harness/runConcurrently.ts';
import { commandArguments, fail } from '../tools/harness/settings.ts';
import {
  type ChosenTests,
  printFailures,
  type Suite,
  type SuiteRun,
  suites,
  suitesWithTitles,
} from './lib/suites.ts';

/**
 * `npm test` runs every suite. Words choose: the name of a suite, a part of a test's title, or a test file. Light suites run in pairs
 * and come first.
 *
 * Tests with the tag `@ci` build much, tests with `@repeat` repeat another with more values, and tests with `@detail` prove a lesser
 * fact at a high price. All three are left out. `--ci` runs only those with `@ci`, `--all` runs everything, `--changed` runs what a
 * change can affect, with details, and `--repeat=20` runs each chosen test that often.
 */
exitOnSignal();
// `--repeat 20` is `--repeat=20`.
const repeatAt = process.argv.indexOf('--repeat');
if (repeatAt !== -1) process.argv.splice(repeatAt, 2, `--repeat=${process.argv[repeatAt + 1] ?? ''}`);
const given = process.argv.slice(2).filter((word) => /^--(?:changed|repeat)\b/.test(word));
const words = commandArguments(
  ['--fast', '--ci', '--all', ...new Set([...given, '--changed', '--repeat=N'])],
  'names of suites, a title, a test file',
);
const changed = given.find((word) => word.startsWith('--changed'));
const since = changed?.split('=')[1];
const times = Number(given.find((word) => word.startsWith('--repeat'))?.split('=')[1] ?? 1);
if (!Number.isInteger(times) || times < 1) fail('--repeat needs a number, as in --repeat=20.');
const ciOnly = words.includes('--ci');
const plain = words.filter((word) => !word.startsWith('--'));
const names = plain.filter((word) => suites.some(({ name }) => name === word));
const title = plain.filter((word) => !names.includes(word)).join(' ');
const affected = changed === undefined ? undefined : await affectedTests(since);
const tests: ChosenTests = {
  ...(ciOnly && { only: '@ci' }),
  left: leftOut(),
  times,
  ...(title !== '' && { title }),
  ...(affected && { affected }),
};
/** What `--changed` leaves out whole, because it takes long and rarely fails. */
const slow = new Set(['packages', 'examples']);
const wanted = suites.filter(({ name, fast }) => {
  if (names.length > 0) return names.includes(name);
  if (title !== '') return suitesWithTitles.includes(name);
  if (ciOnly) return name === 'playwright';
  return affected ? !slow.has(name) : fast || !words.includes('--fast');
});
const light = wanted.filter((suite) => suite.light);
const ended = new Map<Suite, SuiteRun & { seconds: number }>();

// A suite that runs alone shows its progress.
const quiet = light.length > 1;
await runConcurrently(light, 2, async (take) => {
  for (let suite = take(); suite; suite = take()) await run(suite, quiet);
});
for (const suite of wanted) if (!suite.light) await run(suite, false);

let passed = 0;
let failed = 0;
console.log();
for (const [suite, result] of ended) {
  const mark = result.failed > 0 ? '✗' : '✓';
  const seconds = result.seconds.toFixed(1).padStart(6);
  console.log(
    `${mark} ${suite.name.padEnd(12)}${seconds} s  ${result.passed} passed, ${result.failed} failed`,
  );
  passed += result.passed;
  failed += result.failed;
}
console.log();
if (affected) console.log(`${affected.leftOut}\n`);
if (title !== '' && passed + failed === 0)
  fail(`No test of ${wanted.map(({ name }) => name).join(', ')} has "${title}" in its title.`);
for (const [{ name }, result] of ended) if (result.failed > 0) printFailures(name, result);
console.log(`${passed} passed, ${failed} failed`);
// process.exit would cut off output that is still in a pipe.
process.exitCode = failed > 0 ? 1 : 0;

/** The tags of the tests that are not run. A title or a file runs all that it names. */
function leftOut(): string[] {
  if (words.includes('--all') || title !== '') return [];
  if (ciOnly) return ['@repeat'];
  return affected ? ['@repeat', '@ci'] : ['@repeat', '@ci', '@detail'];
}

async function run(suite: Suite, isQuiet: boolean): Promise<void> {
  const heading = `\n── ${suite.name} ${'─'.repeat(70 - suite.name.length)}`;
  if (!isQuiet) console.log(heading);
  const startedAt = performance.now();
  const result = await suite.run({ quiet: isQuiet, tests });
  if (isQuiet) console.log(`${heading}\n${result.output.trimEnd()}`);
  // At once, and again at the end.
  printFailures(suite.name, result);
  ended.set(suite, { ...result, seconds: (performance.now() - startedAt) / 1000 });
}
