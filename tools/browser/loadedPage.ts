import { beforeAll, expect } from 'vitest';

/** The code of the pages and dialogs of all areas. */
const modules = import.meta.glob([
  '../../areas/*/src/**/*.tsx',
  '!**/*.{test,stories}.tsx',
  '!**/*.fixtures.tsx',
]);

/**
 * Loads the code in the folder of a test file before its first test. On a busy machine that takes longer than a test waits for its
 * page.
 */
beforeAll(async () => {
  const { testPath = '' } = expect.getState();
  const folder = /^.*(\/areas\/[^/]+\/src\/(?:.*\/)?)/.exec(testPath)?.[1];
  if (folder === undefined) return;
  const loads = Object.entries(modules).filter(([path]) => path.startsWith(`../..${folder}`));
  await Promise.all(loads.map(async ([, load]) => load()));
});
