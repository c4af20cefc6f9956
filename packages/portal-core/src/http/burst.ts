import type { Clock } from '../platform/ports.ts';

/** Counts many failures at once as one (H14). */
export interface Burst {
  /** Notes a failure; true when it is the first of its burst. */
  fail(this: void): boolean;
  /** Notes a success; true when it ends a burst, which only a call that was sent after the last failure does. */
  succeed(this: void, sentMs: number): boolean;
}

const quietMs = 30_000;

/** Builds an empty burst. It ends with such a success, or with 30 s without a failure. */
export function createBurst(clock: Clock): Burst {
  let lastMs = -Infinity;
  return {
    fail() {
      const nowMs = clock.monotonic();
      const isFirst = nowMs - lastMs >= quietMs;
      lastMs = nowMs;
      return isFirst;
    },
    succeed(sentMs) {
      if (sentMs < lastMs || lastMs < 0) return false;
      lastMs = -Infinity;
      return true;
    },
  };
}
