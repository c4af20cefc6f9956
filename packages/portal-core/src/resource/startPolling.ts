import type { Browser, Clock } from '../base/platform/ports.ts';

/** How often a resource is polled, in milliseconds: a number, or a function of the data, whose null ends the polling. */
export type PollInterval<Data> = number | ((data: Data) => number | null);

/** What polling needs. */
export interface PollingPorts {
  clock: Clock;
  browser: Pick<Browser, 'isVisible' | 'onVisibilityChange'>;
}

/** How polling asks, and what it goes by. */
export interface PollingOptions {
  /** The interval at present; null while there is nothing to poll. */
  intervalMs: () => number | null;
  /** Asks the server. Resolves with whether it responded. */
  poll: () => Promise<boolean>;
  /** Calls back when `intervalMs` may have changed; returns what ends it. */
  subscribe: (listener: () => void) => () => void;
}

const maxBackoff = 8;

/**
 * Polls while the page is visible: first after one interval, then one interval after each response. Each failure doubles the
 * interval, up to eight times; a success restores it. A hidden page is not polled; when it becomes visible again it is polled at once
 * if an interval has passed. Returns what ends the polling.
 */
export function startPolling(
  { intervalMs, poll, subscribe }: PollingOptions,
  { clock, browser }: PollingPorts,
): () => void {
  let backoff = 1;
  let polledAtMs = clock.monotonic();
  let isPolling = false;
  let isEnded = false;
  let cancelTimer: (() => void) | null = null;

  function schedule(): void {
    cancelTimer?.();
    const interval = intervalMs();
    if (isEnded || isPolling || interval === null || !browser.isVisible()) return;
    const dueMs = polledAtMs + interval * backoff - clock.monotonic();
    cancelTimer = clock.setTimeout(() => void pollOnce(), Math.max(dueMs, 0));
  }

  async function pollOnce(): Promise<void> {
    isPolling = true;
    const hasResponded = await poll();
    isPolling = false;
    backoff = hasResponded ? 1 : Math.min(backoff * 2, maxBackoff);
    polledAtMs = clock.monotonic();
    schedule();
  }

  const endSubscriptions = [browser.onVisibilityChange(schedule), subscribe(schedule)];
  schedule();
  return () => {
    isEnded = true;
    cancelTimer?.();
    for (const end of endSubscriptions) end();
  };
}
