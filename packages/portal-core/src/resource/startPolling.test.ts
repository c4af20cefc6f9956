import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeBrowser, type FakeBrowser } from '../testing/fakeBrowser.ts';
import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { startPolling } from './startPolling.ts';

let clock: ManualClock;
let browser: FakeBrowser;
let polls: number[];
let isFailing: boolean;
let interval: number | null;
let notify: () => void;

beforeEach(() => {
  clock = createManualClock();
  browser = createFakeBrowser();
  polls = [];
  isFailing = false;
  interval = 20_000;
});

function start(): () => void {
  return startPolling(
    {
      intervalMs: () => interval,
      async poll() {
        polls.push(clock.monotonic() / 1_000);
        return !isFailing;
      },
      subscribe(listener) {
        notify = listener;
        return () => undefined;
      },
    },
    { clock, browser },
  );
}

describe('polling', () => {
  it('Polling polls once per interval, and stops when it has ended', async () => {
    const end = start();
    await clock.advance(45_000);
    expect(polls).toEqual([20, 40]);
    end();
    await clock.advance(60_000);
    expect(polls).toEqual([20, 40]);
    expect(clock.pendingTimers()).toBe(0);
  });

  it('Polling doubles its interval after each failure, up to eight times, and restores it after a success', async () => {
    isFailing = true;
    start();
    await clock.advance(20_000);
    await clock.advance(40_000 + 80_000 + 160_000 + 160_000);
    expect(polls).toEqual([20, 60, 140, 300, 460]);
    isFailing = false;
    await clock.advance(160_000 + 20_000);
    expect(polls.slice(-2)).toEqual([620, 640]);
  });

  it('Polling stops while the page is hidden, and polls at once if an interval has passed meanwhile', async () => {
    start();
    browser.setVisible(false);
    await clock.advance(50_000);
    expect(polls).toEqual([]);
    browser.setVisible(true);
    await clock.advance(0);
    expect(polls).toEqual([50]);
    browser.setVisible(false);
    await clock.advance(5_000);
    browser.setVisible(true);
    await clock.advance(0);
    expect(polls).toEqual([50]);
    await clock.advance(15_000);
    expect(polls).toEqual([50, 70]);
  });

  it('Polling pauses while there is no interval, and resumes when one is set', async () => {
    interval = null;
    start();
    await clock.advance(50_000);
    expect(polls).toEqual([]);
    interval = 1_000;
    notify();
    await clock.advance(1_000);
    expect(polls).toEqual([50, 51]);
    interval = null;
    await clock.advance(5_000);
    expect(polls).toEqual([50, 51, 52]);
  });
});
