import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../tools/harness/runTool.ts';

/**
 * `npm run rights`: runs the tests that compare the rights of each role and the numbers of four accounts, and prints what they compared:
 * who may make which call, and each number with the length of the list behind it. Fails if one differs.
 */
const tests = ['apps/sandbox/src/rights/everyRole.test.ts', 'apps/sandbox/src/areas/turns.test.ts'];
const folder = mkdtempSync(join(tmpdir(), 'quayside-rights-'));
const file = join(folder, 'tables.txt');

const { code } = await runTool('vitest', ['run', '--project', 'unit', ...tests], {
  quiet: true,
  env: { RIGHTS_TABLES: file },
});
console.log(readFileSync(file, 'utf8').trimEnd());
rmSync(folder, { recursive: true });
if (code !== 0)
  console.error('A test failed. Run it alone to see why: npx vitest run --project unit <file>.');
process.exitCode = code;
