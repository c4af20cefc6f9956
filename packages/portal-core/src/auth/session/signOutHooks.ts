import type { Logger } from '../../base/platform/ports.ts';
import type { SignedOutReason } from './sessionState.ts';

/** What must be cleared when a user's time is over. */
export interface SignOutHooks {
  /** Adds a listener; returns what removes it. */
  add(this: void, listener: (reason: SignedOutReason) => void): () => void;
  /** Runs them all; one that throws is logged and does not keep the others from clearing. */
  run(this: void, reason: SignedOutReason): void;
}

/** Builds an empty set of hooks. */
export function createSignOutHooks(logger: Logger): SignOutHooks {
  const listeners = new Set<(reason: SignedOutReason) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run(reason) {
      for (const listener of listeners) {
        try {
          listener(reason);
        } catch (error) {
          logger.error('A part of the portal could not be cleared after the session.', error);
        }
      }
    },
  };
}
