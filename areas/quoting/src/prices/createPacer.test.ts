import { createManualClock } from '@quayside/portal-core/testing';
import { expect, it } from 'vitest';
import { createPacer } from './createPacer.ts';

function setUp() {
  const clock = createManualClock();
  const done: number[] = [];
  const pacer = createPacer({ batchSize: 2, pauseMs: 50 }, { clock });
  const work = (...numbers: number[]) => numbers.map((number) => () => void done.push(number));
  return { clock, done, pacer, work };
}

it('A pacer runs the first pieces of work at once and the others in batches after a pause', async () => {
  const { clock, done, pacer, work } = setUp();
  pacer.run(work(1, 2, 3, 4, 5));
  expect(done).toEqual([1, 2]);
  pacer.run(work(6));
  await clock.advance(50);
  expect(done).toEqual([1, 2, 3, 4]);
  await clock.advance(50);
  expect(done).toEqual([1, 2, 3, 4, 5, 6]);
});

it('A stopped pacer runs its waiting tasks at once', async () => {
  const { clock, done, pacer, work } = setUp();
  pacer.run(work(1, 2, 3));
  pacer.stop();
  expect(done).toEqual([1, 2, 3]);
  await clock.advance(50);
  expect(done).toEqual([1, 2, 3]);
});
