import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import { runTool } from '../../tools/harness/runTool.ts';
import { root } from '../../tools/harness/settings.ts';

// Inside the repository, so that the runners resolve from there.
const cache = join(root, 'node_modules/.cache/quayside');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'reports-'));
const report = join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** Two tests, one of which fails, as a file of the given runner. */
function writeTest(name: string, runner: string): void {
  writeFileSync(
    join(folder, name),
    `import { expect, test } from '${runner}';
test('passes', () => expect(1).toBe(1));
test('fails', () => expect(1, 'one is two').toBe(2));
`,
  );
}

test('readVitestReport names each failing test with its reason', async () => {
  writeTest('faulty.test.js', 'vitest');
  writeFileSync(join(folder, 'broken.test.js'), "import './nowhere.js';\n");
  writeFileSync(join(folder, 'vitest.config.js'), 'export default {};\n');
  const words = ['run', '--root', folder, '--reporter=json', `--outputFile=${report}`];
  await runTool('vitest', words, { quiet: true });
  const { passed, failed, failures } = readVitestReport(report);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(failures.toSorted()).toEqual([
    expect.stringMatching(/broken\.test\.js: .*nowhere/u),
    expect.stringMatching(/faulty\.test\.js › fails: .*one is two/u),
  ]);
});

test('readPlaywrightReport names each failing test with its reason', async () => {
  writeTest('faulty.spec.js', '@playwright/test');
  writeFileSync(
    join(folder, 'playwright.config.js'),
    "export default { projects: [{ name: 'wide', testMatch: 'faulty.spec.js' }] };\n",
  );
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  await runTool('playwright', ['test', '--config', folder, '--reporter=json'], { quiet: true, env });
  const { passed, failed, failures } = readPlaywrightReport(report);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(failures).toEqual([expect.stringMatching(/wide › faulty\.spec\.js › fails: .*one is two/u)]);
});

test('A missing report counts no test', () => {
  expect(readVitestReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, failures: [] });
  expect(readPlaywrightReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, failures: [] });
});
