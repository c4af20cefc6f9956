import type { ServiceUnavailable } from '../http/options.ts';
import { longestAskedMs } from '../http/retryDelay.ts';
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

/** Whether the service answers, and the tries until it does. */
export interface Maintenance extends ReadableStore<MaintenanceState> {
  /** For the client's `onServiceUnavailable`: the service answered 503, 504 or 511. */
  report(this: void, event: ServiceUnavailable): void;
  /** For the client's `onServiceRestored`: it answered again. A page that waits is tried at once, though not sooner than 5 s after the last try. */
  restored(this: void): void;
  /** A page can't live without a call that failed so: the screen stands until what this returns is called. `retry` makes the call again, and settles when it has. */
  block(this: void, retry: () => Promise<unknown>): () => void;
  /** Tries now, as the screen's button does. Never rejects. */
  retry(this: void): Promise<void>;
  /** Takes the quiet notice away, as the user does or a notice that times out; it comes back once the service failed anew after 60 s in which it did not. */
  dismiss(this: void): void;
  /** Forgets everything. Call it when the session is over. */
  reset(this: void): void;
}

/** How long a page waits for the next try where the server does not say it: the first time `firstWaitSeconds` (default 15), twice as long each time after, `longestWaitSeconds` (default 60) at most. */
export interface MaintenanceOptions {
  firstWaitSeconds?: number;
  longestWaitSeconds?: number;
}

const leastPauseMs = 5_000;
// One service that is down beside one that is up comes and goes with every answer.
const quietMs = 60_000;

/** Builds it; no time runs before a page is blocked. */
export function createMaintenance(
  { firstWaitSeconds = 15, longestWaitSeconds = 60 }: MaintenanceOptions,
  { clock }: { clock: Clock },
): Maintenance {
  const store = createStore<MaintenanceState>(available);
  const blockers = new Set<{ retry: () => Promise<unknown> }>();
  let lastTryMs = 0;
  // Until when the server asked to be left alone.
  let askedUntilMs = 0;
  // Until when a notice that was dismissed stays away.
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
    const askedMs = askedUntilMs - clock.monotonic();
    if (askedMs > 0) return Math.ceil(Math.max(askedMs, leastPauseMs) / 1_000);
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
      askedUntilMs = clock.monotonic() + Math.min(retryAfterMs, longestAskedMs);
      dispatch({ type: 'failed', isQuiet: clock.monotonic() < quietUntilMs });
      prolongQuiet();
    },
    restored() {
      // It was down until now.
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
