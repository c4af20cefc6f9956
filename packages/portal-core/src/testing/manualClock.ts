import type { Clock } from '../base/platform/ports.ts';

/** A clock that moves only when a test moves it. */
export interface ManualClock extends Clock {
  /** Advances both times and runs the timers that fall due, in order. Promises settle in between. */
  advance(this: void, milliseconds: number): Promise<void>;
  /** Advances only the wall clock, as after sleep or a clock correction. */
  shiftWallClock(this: void, milliseconds: number): void;
  /** The number of pending timers. */
  pendingTimers(this: void): number;
}

/** Creates a clock that starts at `startMs` (wall time, default 2026-01-01). */
export function createManualClock(startMs: number = Date.UTC(2026, 0, 1)): ManualClock {
  const timers = new Set<{ dueMs: number; callback: () => void }>();
  let elapsedMs = 0;
  let shiftMs = 0;

  async function advance(milliseconds: number): Promise<void> {
    const until = elapsedMs + milliseconds;
    await settlePromises();
    for (;;) {
      const [next] = [...timers].filter(({ dueMs }) => dueMs <= until).toSorted((a, b) => a.dueMs - b.dueMs);
      if (next === undefined) break;
      timers.delete(next);
      elapsedMs = Math.max(elapsedMs, next.dueMs);
      next.callback();
      await settlePromises();
    }
    elapsedMs = until;
  }

  return {
    now: () => startMs + elapsedMs + shiftMs,
    monotonic: () => elapsedMs,
    setTimeout(callback, delayMs) {
      const timer = { dueMs: elapsedMs + delayMs, callback };
      timers.add(timer);
      return () => {
        timers.delete(timer);
      };
    },
    advance,
    shiftWallClock(milliseconds) {
      shiftMs += milliseconds;
    },
    pendingTimers: () => timers.size,
  };
}

/** Settles every promise that can settle without time passing. */
export async function settlePromises(): Promise<void> {
  for (let round = 0; round < 50; round += 1) await Promise.resolve();
}
