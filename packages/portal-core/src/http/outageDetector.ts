import type { Clock } from '../base/platform/ports.ts';

/** Counts many failures at once as one (H14). */
export interface OutageDetector {
  /** Notes the failure of a path; true when it is the first of its burst. */
  fail(this: void, path: string): boolean;
  /** Notes the success of a path; true when it ends a burst: when all that failed has succeeded, by calls sent after the failure. */
  succeed(this: void, path: string, sentMs: number): boolean;
}

// Less than any pause between two tries of a page that waits: what the server asks for at each of them is heard.
const quietMs = 5_000;

/** Builds an empty burst. It ends with such a success, or with 5 s without a failure. */
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
