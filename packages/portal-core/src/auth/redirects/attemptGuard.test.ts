import { expect, it } from 'vitest';
import { createManualClock } from '../../testing/manualClock.ts';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createAttemptGuard } from './attemptGuard.ts';

const options = { key: 'attempts', limit: 2, windowMs: 60_000 };

it('createAttemptGuard closes at its limit across page loads, and opens when the first attempt is old enough', async () => {
  const clock = createManualClock();
  const storage = createMemoryStorage();
  createAttemptGuard(options, { storage, clock }).record();
  await clock.advance(30_000);
  createAttemptGuard(options, { storage, clock }).record();
  const guard = createAttemptGuard(options, { storage, clock });
  expect(guard.isOpen()).toBe(false);
  await clock.advance(29_999);
  expect(guard.isOpen()).toBe(false);
  await clock.advance(1);
  expect(guard.isOpen()).toBe(true);
});

it('An attempt guard’s record() returns whether the count outlives the page', () => {
  const clock = createManualClock();
  const record = (isLasting: boolean): boolean =>
    createAttemptGuard(options, { storage: createMemoryStorage({}, { isLasting }), clock }).record();
  expect([record(true), record(false)]).toEqual([true, false]);
});

it('createAttemptGuard stores only the attempts that still count', async () => {
  const clock = createManualClock();
  const storage = createMemoryStorage({ attempts: 'x,7' });
  const guard = createAttemptGuard(options, { storage, clock });
  guard.record();
  const first = clock.now();
  expect(storage.get('attempts')).toBe(String(first));
  await clock.advance(1_000);
  guard.record();
  expect(storage.get('attempts')).toBe(`${first},${first + 1_000}`);
});

it('createAttemptGuard keeps the outcome of the latest attempt across page loads', async () => {
  const clock = createManualClock();
  const storage = createMemoryStorage();
  const load = () => createAttemptGuard(options, { storage, clock });
  load().note('returned');
  expect([load().lastOutcome(), storage.keys()]).toEqual(['', []]);
  load().record();
  expect(load().lastOutcome()).toBe('');
  load().note('returned');
  load().note('completed');
  expect([load().lastOutcome(), load().isOpen()]).toEqual(['completed', true]);
  await clock.advance(1_000);
  load().record();
  expect([load().lastOutcome(), load().isOpen()]).toEqual(['', false]);
  load().note('returned');
  await clock.advance(59_000);
  expect([load().lastOutcome(), load().isOpen()]).toEqual(['returned', true]);
  await clock.advance(60_000);
  expect(load().lastOutcome()).toBe('');
});

it('A closed attempt guard opens after reset() and leaves nothing in storage', () => {
  const storage = createMemoryStorage();
  const guard = createAttemptGuard({ ...options, limit: 1 }, { storage, clock: createManualClock() });
  guard.record();
  expect(guard.isOpen()).toBe(false);
  guard.reset();
  expect(guard.isOpen()).toBe(true);
  expect(storage.keys()).toEqual([]);
});

it('createAttemptGuard counts attempts from just before the clock was set back', () => {
  const clock = createManualClock();
  const storage = createMemoryStorage();
  const guard = createAttemptGuard({ ...options, limit: 1 }, { storage, clock });
  guard.record();
  clock.shiftWallClock(-30_000);
  expect(guard.isOpen()).toBe(false);
  clock.shiftWallClock(-30_000);
  expect(guard.isOpen()).toBe(true);
});

it('An attempt guard is not locked by garbage in storage or by a clock that was set back', () => {
  const clock = createManualClock();
  const storage = createMemoryStorage({
    attempts: `x,,NaN,${clock.now() + 3_600_000},${clock.now() + 7_200_000}`,
  });
  expect(createAttemptGuard(options, { storage, clock }).isOpen()).toBe(true);
});
