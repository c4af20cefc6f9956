import {
  createStore,
  toPortalError,
  type Platform,
  type PortalError,
  type ReadableStore,
} from '@quayside/portal-core';
import { isCancelledError } from '@quayside/portal-core/react';
import { startPolling } from '@quayside/portal-core/resource';

/** The fields of every part. */
export interface Increment {
  /** The start of the next part. */
  readonly cursor: string;
  /** The server has further parts already. */
  readonly hasMore: boolean;
}

/** The last part that arrived, and whether it was the latest one. `error` is of the request after it. */
export interface IncrementsState<Part> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly part: Part | null;
  readonly error: PortalError | null;
}

/** The results of a server's job, read part by part. */
export interface Increments<Part> extends ReadableStore<IncrementsState<Part>> {
  /** Reads the existing parts, and new ones while the job runs and the page is visible. A failure is retried once the device is online again. */
  start(this: void): void;
  stop(this: void): void;
  /** Reads new parts now, such as after the job was started or cancelled. */
  refresh(this: void): Promise<void>;
}

/** The calls that read the parts. */
export interface IncrementsOptions<Part extends Increment> {
  /** Requests the changes since the cursor; everything without one. */
  readonly read: (since: string | undefined) => Promise<Part>;
  /** Takes the data of a part. */
  readonly onPart: (part: Part) => void;
  /** Returns the time until the next request, in milliseconds; null when the job is over. */
  readonly pollMs: (part: Part) => number | null;
}

/** Creates the reader of a job's results. Nothing is requested before `start`. */
export function createIncrements<Part extends Increment>(
  { read, onPart, pollMs }: IncrementsOptions<Part>,
  platform: Pick<Platform, 'clock' | 'browser'>,
): Increments<Part> {
  const store = createStore<IncrementsState<Part>>({ status: 'loading', part: null, error: null });
  let stopPolling: (() => void) | null = null;
  let reading: Promise<boolean> | null = null;
  let endWaiting: (() => void) | null = null;

  /** A part is taken in a task of its own, so that reading and drawing it do not add up to one long task. */
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      platform.clock.setTimeout(resolve, 0);
    });

  async function readAll(): Promise<boolean> {
    try {
      const part = await read(store.getSnapshot().part?.cursor);
      await pause();
      onPart(part);
      store.set({ status: part.hasMore ? store.getSnapshot().status : 'ready', part, error: null });
      return part.hasMore ? await readAll() : true;
    } catch (error) {
      if (isCancelledError(error)) return false;
      store.set({ ...store.getSnapshot(), status: 'failed', error: toPortalError(error) });
      return false;
    }
  }

  function poll(): Promise<boolean> {
    reading ??= readAll().finally(() => {
      reading = null;
    });
    return reading;
  }

  function intervalMs(): number | null {
    const { part } = store.getSnapshot();
    return part === null ? null : pollMs(part);
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start() {
      if (stopPolling !== null) return;
      stopPolling = startPolling({ intervalMs, poll, subscribe: store.subscribe }, platform);
      endWaiting = platform.browser.onConnectionChange(() => {
        if (platform.browser.isOnline() && store.getSnapshot().status === 'failed') void poll();
      });
      void poll();
    },
    stop() {
      endWaiting?.();
      endWaiting = null;
      stopPolling?.();
      stopPolling = null;
    },
    async refresh() {
      // The request in flight may be older than the reason to read again.
      await reading;
      await poll();
    },
  };
}
