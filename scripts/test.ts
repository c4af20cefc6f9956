import { exitOnSignal } from './lib/lifetime.ts';
import { runConcurrently } from './lib/runConcurrently.ts';
import { commandArguments, fail } from './lib/settings.ts';
import { type ChosenTests, printFailures, type Suite, type SuiteRun, suites } from './lib/suites.ts';

/**
 * `npm test` runs every suite, or those that are named: first the light suites in pairs, then each other by itself. It leaves out
 * the tests with the tag `@ci`, which build much, and `@repeat`, which repeat a test with more values. `--ci` runs only those with
 * `@ci`, and `--all` leaves out nothing.
 */
exitOnSignal();
const words = commandArguments(['--fast', '--ci', '--all'], 'names of suites');
const fastOnly = words.includes('--fast');
const ciOnly = words.includes('--ci');
const tests: ChosenTests = words.includes('--all')
  ? { left: [] }
  : ciOnly
    ? { only: '@ci', left: ['@repeat'] }
    : { left: ['@repeat', '@ci'] };
const names = words.filter((word) => !word.startsWith('--'));
const unknown = names.find((name) => suites.every((suite) => suite.name !== name));
if (unknown !== undefined)
  fail(`There is no suite ${unknown}. There are: ${suites.map(({ name }) => name).join(', ')}.`);

const wanted = suites.filter(({ name, fast }) =>
  ciOnly ? name === 'playwright' : names.length > 0 ? names.includes(name) : fast || !fastOnly,
);
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
for (const [{ name }, result] of ended) if (result.failed > 0) printFailures(name, result);
console.log(`${passed} passed, ${failed} failed`);
// process.exit would cut off output that is still in a pipe.
process.exitCode = failed > 0 ? 1 : 0;

async function run(suite: Suite, isQuiet: boolean): Promise<void> {
  const title = `\n── ${suite.name} ${'─'.repeat(70 - suite.name.length)}`;
  if (!isQuiet) console.log(title);
  const startedAt = performance.now();
  const result = await suite.run({ quiet: isQuiet, tests });
  if (isQuiet) console.log(`${title}\n${result.output.trimEnd()}`);
  ended.set(suite, { ...result, seconds: (performance.now() - startedAt) / 1000 });
}
