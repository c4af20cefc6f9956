import { expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';

const test = 'src/price.test.ts › adds the fee: expected 1 to be 2';
const build = 'build stage › stage.setup.ts › the stage builds: unexpected token';

it('verdictOf names the first failing test', () => {
  const failures = ['src/broken.test.ts: cannot be imported', test];
  expect(verdictOf({ passed: 3, failed: 1, failures })).toEqual({ kind: 'noticed', by: test });
});

it.each([
  ['passes', { passed: 3, failed: 0, failures: [] }, '3 tests passed'],
  ['has no tests', { passed: 0, failed: 0, failures: [] }, 'there are no such tests'],
  ['fails to build', { passed: 0, failed: 1, failures: [build] }, `the build failed: ${build}`],
  [
    'cannot load a file',
    { passed: 0, failed: 0, failures: ['src/broken.test.ts: cannot be imported'] },
    'no test failed, but: src/broken.test.ts: cannot be imported',
  ],
  [
    'finds no tests',
    { passed: 0, failed: 0, failures: ['outside of a test: No tests found'] },
    'no test failed, but: outside of a test: No tests found',
  ],
])('verdictOf counts a fault as missed if the command %s', (_, run, why) => {
  expect(verdictOf(run)).toEqual({ kind: 'missed', why });
});
