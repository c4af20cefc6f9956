import type { AuthSession } from '../auth/session/session.ts';
import type { Clock } from '../base/platform/ports.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';

/** In how many seconds the session will end, once that is near and can be foreseen; else null. 0 says that it is over, as far as is known. */
export interface SessionEnding extends ReadableStore<number | null> {
  /** Asks for more time. Never rejects: what comes of it shows in the session and here. */
  stayOn(this: void): Promise<void>;
  start(this: void): void;
  stop(this: void): void;
}

/** When the warning begins; `warnBeforeSeconds` defaults to 120. */
export interface SessionEndingOptions {
  warnBeforeSeconds?: number;
}

/** What the warning needs. */
export interface SessionEndingPorts {
  session: Pick<AuthSession, 'subscribe' | 'remainingMs' | 'refreshUser'>;
  clock: Clock;
}

// Timers stand still while the machine sleeps, so none may be long.
const longestWaitMs = 30_000;

/** Warns of a session's end before it comes: an unused one that the provider gives up, or a renewal that fails again and again. */
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
