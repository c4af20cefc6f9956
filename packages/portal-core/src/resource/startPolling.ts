import type { Browser, Clock } from '../base/platform/ports.ts';

/**
 * The interval at which a resource is polled, in milliseconds: a number, or a function of the data, whose null ends the polling.
 */
export type PollInterval<Data> = number | ((data: Data) => number | null);

/** Ports of `startPolling`. */
export interface PollingPorts {
  clock: Clock;
  browser: Pick<Browser, 'isVisible' | 'onVisibilityChange'>;
}

/** The call that is polled. */
export interface PollingOptions {
  /** The present interval in milliseconds; null pauses the polling. */
  intervalMs: () => number | null;
  /** Sends one request. Resolves with true when it succeeded. */
  poll: () => Promise<boolean>;
  /** Calls back when `intervalMs` may have changed. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

const maxBackoff = 8;

/**
 * Polls while the page is visible: first after one interval, then one interval after each response. Each failure doubles the
 * interval, up to eight times; a success restores it. A hidden page does not poll. When it becomes visible again, it polls at once if
 * an interval has passed. Returns a function that ends the polling.
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
