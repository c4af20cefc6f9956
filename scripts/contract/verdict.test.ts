import { expect, test } from 'vitest';
import { verdictOf, type FuzzReport } from './verdict.ts';

const good: FuzzReport = {
  complete: true,
  operations: { selected: 3, tested: 3 },
  test_cases: { generated: 100, with_failures: 0, unique_failures: 0, without_checks: 4 },
  errors: [],
  warnings: { missing_auth: [] },
};

test('verdictOf counts the operations whose responses were checked', () => {
  expect(verdictOf(good)).toEqual({ passed: 3, failed: 0, problems: [] });
});

test('verdictOf counts failures by kind', () => {
  const cases = { ...good.test_cases, with_failures: 7, unique_failures: 2 };
  expect(verdictOf({ ...good, test_cases: cases })).toEqual({ passed: 1, failed: 2, problems: [] });
});

test.each<[string, Partial<FuzzReport>, RegExp]>([
  ['stopped early', { complete: false }, /did not run to its end/],
  ['skipped operations', { operations: { selected: 3, tested: 2 } }, /only 2 of 3/],
  ['found no operation', { operations: { selected: 0, tested: 0 } }, /only 0 of 0/],
  ['checked nothing', { test_cases: { ...good.test_cases, generated: 4 } }, /no request was checked/],
  ['met an error', { errors: [{}] }, /1 errors/],
  ['was never authorized', { warnings: { missing_auth: ['GET /a'] } }, /refused the token/],
])('verdictOf fails a run that %s', (_what, change, problem) => {
  const { failed, problems } = verdictOf({ ...good, ...change });
  expect([failed, problems]).toEqual([1, [expect.stringMatching(problem)]]);
});

test('verdictOf fails a run without a report', () => {
  expect(verdictOf(undefined).failed).toBe(1);
});
