import { NetworkError } from '@quayside/portal-core';
import { createFakeBrowser, createManualClock } from '@quayside/portal-core/testing';
import { expect, it } from 'vitest';
import { createIncrements, type Increment } from './createIncrements.ts';

interface Part extends Increment {
  readonly isRunning: boolean;
  readonly items: readonly string[];
}

function setUp(parts: readonly (Part | Error)[]) {
  const clock = createManualClock();
  const browser = createFakeBrowser();
  const asked: (string | undefined)[] = [];
  const items: string[] = [];
  const queue = [...parts];
  const increments = createIncrements<Part>(
    {
      read(since) {
        asked.push(since);
        const part = queue.shift();
        return part === undefined || part instanceof Error
          ? Promise.reject(part ?? new NetworkError('Nothing is left.'))
          : Promise.resolve(part);
      },
      onPart: (part) => void items.push(...part.items),
      pollMs: ({ isRunning }) => (isRunning ? 1000 : null),
    },
    { clock, browser },
  );
  return { clock, browser, asked, items, increments };
}

const part = (cursor: string, more: Partial<Part> = {}): Part => ({
  cursor,
  hasMore: false,
  isRunning: true,
  items: [cursor],
  ...more,
});

it('The results of a job are read part by part: at once while there is more, then every second until it is over [QUOTE-31]', async () => {
  const { clock, asked, items, increments } = setUp([
    part('a', { hasMore: true }),
    part('b'),
    part('c', { isRunning: false }),
  ]);
  increments.start();
  await clock.advance(0);
  expect(asked).toEqual([undefined, 'a']);
  expect(increments.getSnapshot()).toMatchObject({ status: 'ready', part: { cursor: 'b' } });
  await clock.advance(1000);
  expect(asked).toEqual([undefined, 'a', 'b']);
  await clock.advance(60_000);
  expect(items).toEqual(['a', 'b', 'c']);
});

it('A part that cannot be read is requested again, and the earlier parts stay [QUOTE-31]', async () => {
  const { clock, asked, increments } = setUp([part('a'), new NetworkError('offline'), part('b')]);
  increments.start();
  await clock.advance(1000);
  expect(increments.getSnapshot()).toMatchObject({ status: 'failed', part: { cursor: 'a' } });
  await clock.advance(2000);
  expect(asked).toEqual([undefined, 'a', 'a']);
  expect(increments.getSnapshot()).toMatchObject({ status: 'ready', error: null });
  increments.stop();
  await clock.advance(60_000);
  expect(asked).toHaveLength(3);
});

it('A part that failed is requested again once the device is online [QUOTE-31]', async () => {
  const over = part('1', { isRunning: false });
  const { clock, browser, items, increments } = setUp([new NetworkError('Offline.'), over]);
  browser.setOnline(false);
  increments.start();
  await clock.advance(0);
  expect(increments.getSnapshot().status).toBe('failed');
  browser.setOnline(true);
  await clock.advance(0);
  expect(items).toEqual(['1']);
  increments.stop();
});
