import type { Clock } from '../base/platform/ports.ts';

/** Counts the failures of one outage as one (H14). */
export interface OutageDetector {
  /** Records a failure. Returns true for the first failure of an outage. */
  fail(this: void, path: string): boolean;
  /** Records a success. Returns true when it ends the outage: every failed path has succeeded, with a call sent after its failure. */
  succeed(this: void, path: string, sentMs: number): boolean;
}

// Shorter than any pause between two retries of a waiting page, so that each retry is reported with the server's new wait.
const quietMs = 5_000;

/** Creates a detector without an outage. An outage also ends after 5 s without a failure. */
export function createOutageDetector(clock: Clock): OutageDetector {
  const failedMs = new Map<string, number>();
  let lastMs = 0;
  return {
    fail(path) {
      const nowMs = clock.monotonic();
      if (nowMs - lastMs >= quietMs) failedMs.clear();
      lastMs = nowMs;
      const isFirst = failedMs.size === 0;
      failedMs.set(path, nowMs);
      return isFirst;
    },
    succeed(path, sentMs) {
      const since = failedMs.get(path);
      return since !== undefined && sentMs >= since && failedMs.delete(path) && failedMs.size === 0;
    },
  };
}
