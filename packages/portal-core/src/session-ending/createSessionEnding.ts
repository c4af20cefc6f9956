import type { AuthSession } from '../auth/session/session.ts';
import type { Clock } from '../base/platform/ports.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';

/** The seconds until the session ends, once the end is near and known; else null. 0 means it has probably ended. */
export interface SessionEnding extends ReadableStore<number | null> {
  /** Prolongs the session. Never rejects; the result shows in the session and here. */
  stayOn(this: void): Promise<void>;
  start(this: void): void;
  stop(this: void): void;
}

/** When the warning starts. `warnBeforeSeconds` defaults to 120. */
export interface SessionEndingOptions {
  warnBeforeSeconds?: number;
}

/** Ports of `createSessionEnding`. */
export interface SessionEndingPorts {
  session: Pick<AuthSession, 'subscribe' | 'remainingMs' | 'refreshUser'>;
  clock: Clock;
}

// Timers stop while the machine sleeps, so they must be short.
const longestWaitMs = 30_000;

/** Creates the warning before a session ends: because it is unused, or because its refresh keeps failing. */
export function createSessionEnding(
  options: SessionEndingOptions,
  { session, clock }: SessionEndingPorts,
): SessionEnding {
  const warnBeforeMs = (options.warnBeforeSeconds ?? 120) * 1000;
  const store = createStore<number | null>(null);
  let cancelTimer: (() => void) | null = null;
  let unsubscribe: (() => void) | null = null;

  function look(): void {
    cancelTimer?.();
    cancelTimer = null;
    const remainingMs = session.remainingMs();
    const isNear = remainingMs !== null && remainingMs <= warnBeforeMs;
    store.set(isNear ? Math.ceil(remainingMs / 1000) : null);
    if (remainingMs === null || remainingMs === 0) return;
    const waitMs = isNear ? remainingMs % 1000 || 1000 : Math.min(remainingMs - warnBeforeMs, longestWaitMs);
    cancelTimer = clock.setTimeout(look, waitMs);
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async stayOn() {
      await session.refreshUser().catch(() => undefined);
    },
    start() {
      unsubscribe ??= session.subscribe(look);
      look();
    },
    stop() {
      unsubscribe?.();
      unsubscribe = null;
      cancelTimer?.();
      cancelTimer = null;
      store.set(null);
    },
  };
}
