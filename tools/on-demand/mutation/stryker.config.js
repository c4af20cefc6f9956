import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const own = 'tools/on-demand/mutation';
const core = 'packages/portal-core';

/** Options of Stryker for one folder of portal-core. Run from the repository's root by `npm run mutation`. */
export default {
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  testRunner: 'vitest',
  vitest: { configFile: `${own}/vitest.config.ts` },
  // Only the files that the tests need are copied. The working tree is never changed.
  ignorePatterns: [
    '**',
    `!${core}/src/**`,
    `!${core}/package.json`,
    `!${core}/tsconfig*.json`,
    '!tsconfig.base.json',
    '!package.json',
    `!${own}/*.ts`,
  ],
  tempDirName: '.cache/mutation/copy',
  // There is none: the copy keeps its tsconfig files as they are.
  tsconfigFile: '.cache/mutation/none.json',
  incremental: true,
  // Many mutants make a test wait for its time limit, so one more runner than there are cores is not too many.
  concurrency: availableParallelism() + 1,
  timeoutMS: 25_000,
  timeoutFactor: 2,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  allowConsoleColors: false,
  thresholds: { high: 95, low: 85, break: 85 },
};
