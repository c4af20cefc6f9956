import type { Clock } from '../base/platform/ports.ts';

/** A clock that stands still until it is told. */
export interface ManualClock extends Clock {
  /** Moves both times on and runs what falls due, in order; promises settle in between. */
  advance(this: void, milliseconds: number): Promise<void>;
  /** Moves only the wall clock, as a sleeping machine or a corrected clock does. */
  shiftWallClock(this: void, milliseconds: number): void;
  /** How many timers wait. */
  pendingTimers(this: void): number;
}

/** Builds a clock that starts at `startMs` (wall time, default 2026-01-01). */
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

/** Lets every promise that can settle without time passing do so. */
export async function settlePromises(): Promise<void> {
  for (let round = 0; round < 50; round += 1) await Promise.resolve();
}
