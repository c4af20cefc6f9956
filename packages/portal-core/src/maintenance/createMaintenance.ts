import type { ServiceUnavailable } from '../http/options.ts';
import { maxRetryAfterMs } from '../http/retryDelay.ts';
import type { Clock } from '../base/platform/ports.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';
import {
  available,
  isBlocked,
  maintenanceTransition,
  serviceBehind,
  type MaintenanceEvent,
  type MaintenanceState,
} from './maintenanceState.ts';

/** Whether the service is available, and the retries until it is. */
export interface Maintenance extends ReadableStore<MaintenanceState> {
  /** Pass it to the client as `onServiceUnavailable`. The service responded with 503, 504 or 511. */
  report(this: void, event: ServiceUnavailable): void;
  /** Pass it to the client as `onServiceRestored`. A waiting page retries at once, but at least 5 s after its last retry. */
  restored(this: void): void;
  /** Blocks a page that cannot work without a failed call. The screen stays until the returned function is called. `retry` repeats the call and settles with it. */
  block(this: void, retry: () => Promise<unknown>): () => void;
  /** Retries now, as the screen's button does. Never rejects. */
  retry(this: void): Promise<void>;
  /** Dismisses the notice, by the user or by a timeout. It comes back when the service fails again after 60 s without a failure. */
  dismiss(this: void): void;
  /** Clears everything. Call it when the session ends. */
  reset(this: void): void;
}

/**
 * The waits before the retries of a page, unless the server names one: `firstWaitSeconds` (default 15), then twice as long each
 * time, up to `longestWaitSeconds` (default 60).
 */
export interface MaintenanceOptions {
  firstWaitSeconds?: number;
  longestWaitSeconds?: number;
}

const leastPauseMs = 5_000;
// With one service down and another one up, failures and successes alternate.
const quietMs = 60_000;

/** Creates the maintenance store. No timer runs before a page is blocked. */
export function createMaintenance(
  { firstWaitSeconds = 15, longestWaitSeconds = 60 }: MaintenanceOptions,
  { clock }: { clock: Clock },
): Maintenance {
  const store = createStore<MaintenanceState>(available);
  const blockers = new Set<{ retry: () => Promise<unknown> }>();
  let lastTryMs = 0;
  // The time before which the server wants no requests (`Retry-After`).
  let retryAfterUntilMs = 0;
  // The time before which a dismissed notice stays hidden.
  let quietUntilMs = 0;
  let cancelTick = noop;

  function dispatch(event: MaintenanceEvent): void {
    store.set(maintenanceTransition(store.getSnapshot(), event));
  }

  function prolongQuiet(): void {
    const service = serviceBehind(store.getSnapshot());
    if (service.status === 'notice' && service.dismissed) quietUntilMs = clock.monotonic() + quietMs;
  }

  function waitSeconds(tries: number): number {
    const remainingMs = retryAfterUntilMs - clock.monotonic();
    if (remainingMs > 0) return Math.ceil(Math.max(remainingMs, leastPauseMs) / 1_000);
    return Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** tries);
  }

  function tick(): void {
    cancelTick();
    cancelTick = clock.setTimeout(() => {
      dispatch({ type: 'second-passed' });
      const state = store.getSnapshot();
      if (state.status !== 'waiting') return;
      if (state.secondsLeft > 0) tick();
      else void retry();
    }, 1_000);
  }

  async function retry(): Promise<void> {
    const { status } = store.getSnapshot();
    if (status !== 'waiting') return;
    cancelTick();
    lastTryMs = clock.monotonic();
    dispatch({ type: 'try-started' });
    await Promise.allSettled(Array.from(blockers, async (blocker) => blocker.retry()));
    const state = store.getSnapshot();
    if (state.status !== 'retrying') return;
    dispatch({ type: 'try-failed', secondsLeft: waitSeconds(state.tries) });
    tick();
  }

  function release(): void {
    cancelTick();
    dispatch({ type: 'released' });
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    report({ retryAfterMs }) {
      retryAfterUntilMs = clock.monotonic() + Math.min(retryAfterMs, maxRetryAfterMs);
      dispatch({ type: 'failed', isQuiet: clock.monotonic() < quietUntilMs });
      prolongQuiet();
    },
    restored() {
      // The service was down until now.
      prolongQuiet();
      dispatch({ type: 'restored' });
      const pauseMs = lastTryMs + leastPauseMs - clock.monotonic();
      if (pauseMs > 0) dispatch({ type: 'hastened', secondsLeft: Math.ceil(pauseMs / 1_000) });
      else void retry();
    },
    block(retryCall) {
      const blocker = { retry: retryCall };
      blockers.add(blocker);
      if (!isBlocked(store.getSnapshot())) {
        lastTryMs = clock.monotonic();
        dispatch({ type: 'blocked', secondsLeft: waitSeconds(0) });
        tick();
      }
      return () => {
        if (blockers.delete(blocker) && blockers.size === 0) release();
      };
    },
    retry,
    dismiss() {
      dispatch({ type: 'dismissed' });
      prolongQuiet();
    },
    reset() {
      blockers.clear();
      quietUntilMs = 0;
      release();
      dispatch({ type: 'restored' });
    },
  };
}

function noop(): void {}
