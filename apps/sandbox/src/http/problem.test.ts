import { expect, test } from 'vitest';
import { problem } from './apiResponse.ts';
import { ProblemError } from './problem.ts';

const bodyOf = (error: ProblemError): unknown => JSON.parse(String(problem(error).body));

test('A conflict names its type, and who changed the thing, and when', () => {
  const changed = { by: 'Noor Rahman', at: '2026-11-13T09:12:00Z' };
  expect(bodyOf(new ProblemError(409, 'It ended.', { reason: 'wrong-state', changed }))).toEqual({
    type: 'urn:quayside:problem:wrong-state',
    title: 'Conflict',
    status: 409,
    detail: 'It ended.',
    message: 'It ended.',
    changedBy: 'Noor Rahman',
    changedAt: '2026-11-13T09:12:00Z',
  });
});

test('The compiler takes no conflict without a type, with a type that is not in the list, or with another status', () => {
  // @ts-expect-error -- a 409 says why
  expect(new ProblemError(409, 'It ended.').status).toBe(409);
  // @ts-expect-error -- the list is closed
  expect(new ProblemError(409, 'It ended.', { reason: 'gone' }).status).toBe(409);
  // @ts-expect-error -- only a 409 has a reason
  expect(new ProblemError(422, 'It ended.', { reason: 'wrong-state' }).status).toBe(422);
  const statuses: readonly number[] = [409];
  // @ts-expect-error -- a status that the compiler does not know could be 409
  expect(new ProblemError(statuses[0] ?? 400, 'It ended.').status).toBe(409);
});

test('A problem without a reason adds nothing to its status', () => {
  expect(bodyOf(new ProblemError(404, 'There is none.'))).toMatchObject({ type: 'about:blank', status: 404 });
});
