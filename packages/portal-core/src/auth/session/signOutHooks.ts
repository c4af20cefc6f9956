import type { Logger } from '../../base/platform/ports.ts';
import type { SignedOutReason } from './sessionState.ts';

/** Listeners that clear a user's data when the session ends. */
export interface SignOutHooks {
  /** Adds a listener. Returns a function that removes it. */
  add(this: void, listener: (reason: SignedOutReason) => void): () => void;
  /** Calls all listeners. An error in one is logged and does not stop the others. */
  run(this: void, reason: SignedOutReason): void;
}

/** Creates an empty set of hooks. */
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
