import { exitOnSignal } from './lib/lifetime.ts';
import { commandArguments, fail } from './lib/settings.ts';
import { printFailures, type SuiteResult, suites } from './lib/suites.ts';

/** `npm test`: every suite, one after another, as each takes both cores for itself; or those that are named. */
exitOnSignal();
const words = commandArguments(['--fast'], 'names of suites');
const fastOnly = words.includes('--fast');
const names = words.filter((word) => word !== '--fast');
const unknown = names.find((name) => suites.every((suite) => suite.name !== name));
if (unknown !== undefined)
  fail(`There is no suite ${unknown}. There are: ${suites.map(({ name }) => name).join(', ')}.`);

const rows: string[] = [];
const broken: [name: string, result: SuiteResult][] = [];
let passed = 0;
let failed = 0;

for (const suite of suites) {
  if (names.length > 0 ? !names.includes(suite.name) : fastOnly && !suite.fast) continue;
  console.log(`\n── ${suite.name} ${'─'.repeat(70 - suite.name.length)}`);
  const startedAt = performance.now();
  const result = await suite.run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
  rows.push(
    `${result.failed > 0 ? '✗' : '✓'} ${suite.name.padEnd(12)}${seconds} s  ${result.passed} passed, ${result.failed} failed`,
  );
  if (result.failed > 0) broken.push([suite.name, result]);
  passed += result.passed;
  failed += result.failed;
}

console.log(`\n${rows.join('\n')}\n`);
for (const [name, result] of broken) printFailures(name, result);
console.log(`${passed} passed, ${failed} failed`);
// Not at once: what was printed may still be on its way through a pipe.
process.exitCode = failed > 0 ? 1 : 0;
