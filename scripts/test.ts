import { commandArguments } from './lib/settings.ts';
import { suites } from './lib/suites.ts';

const fastOnly = commandArguments(['--fast']).includes('--fast');
const rows: string[] = [];
let passed = 0;
let failed = 0;

for (const suite of suites.filter(({ fast }) => fast || !fastOnly)) {
  console.log(`\n── ${suite.name} ${'─'.repeat(70 - suite.name.length)}`);
  const startedAt = performance.now();
  const result = await suite.run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
  rows.push(
    `${result.failed > 0 ? '✗' : '✓'} ${suite.name.padEnd(12)}${seconds} s  ${result.passed} passed, ${result.failed} failed`,
  );
  passed += result.passed;
  failed += result.failed;
}

console.log(`\n${rows.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
