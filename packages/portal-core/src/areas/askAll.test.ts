import { expect, it } from 'vitest';
import { createManualClock } from '../testing/manualClock.ts';
import { askAll } from './askAll.ts';

const sources = ['works', 'throws', 'hangs', 'rejects'].map((areaId) => ({ areaId }));
type Source = (typeof sources)[number];

async function ask({ areaId }: Source): Promise<string> {
  if (areaId === 'throws') throw new TypeError('x is undefined');
  if (areaId === 'rejects') return Promise.reject(new Error('404'));
  if (areaId === 'hangs') return new Promise(() => undefined);
  return 'found';
}

it('A source that throws, rejects or hangs leaves the others working, and is reported with its area', async () => {
  const clock = createManualClock();
  const failures: string[] = [];
  let hasEnded = false;
  const { signal } = new AbortController();
  const asking = askAll(
    sources,
    { ask, what: 'A search source', signal },
    { clock, onFailure: ({ areaId, error }) => void failures.push(`${areaId}: ${error.name}`) },
  ).finally(() => (hasEnded = true));
  await clock.advance(1_999);
  expect(hasEnded).toBe(false);
  await clock.advance(1);
  const outcomes = await asking;
  expect(outcomes.map(({ source, status }) => `${source.areaId} ${status}`)).toEqual([
    'works responded',
    'throws failed',
    'hangs failed',
    'rejects failed',
  ]);
  expect(failures.toSorted()).toEqual([
    'hangs: TimeoutError',
    'rejects: UnexpectedError',
    'throws: UnexpectedError',
  ]);
});

it('Sources that are no longer wanted are ended, and none is reported', async () => {
  const ended = new AbortController();
  const failures: unknown[] = [];
  const signals: AbortSignal[] = [];
  const asking = askAll(
    sources.filter(({ areaId }) => areaId === 'hangs'),
    {
      ask(source, signal) {
        signals.push(signal);
        return ask(source);
      },
      what: 'A search source',
      signal: ended.signal,
    },
    { clock: createManualClock(), onFailure: (failure) => void failures.push(failure) },
  );
  ended.abort();
  expect(await asking).toMatchObject([{ status: 'failed' }]);
  expect(failures).toEqual([]);
  expect(signals[0]?.aborted).toBe(true);
});
