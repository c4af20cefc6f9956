import { isolate } from './isolate.ts';

/** The read-only half of a store, for hooks and other features. */
export interface ReadableStore<State> {
  /** Returns the current state. The reference changes only with the state. */
  getSnapshot(this: void): State;
  /** Calls `listener` after every change. Returns an unsubscribe function. An error in one listener is reported as uncaught and does not affect the others. */
  subscribe(this: void, listener: () => void): () => void;
}

/** A writable store. Features keep it private and expose a ReadableStore. */
export interface Store<State> extends ReadableStore<State> {
  /** Replaces the state. Listeners are notified only when the reference changes. */
  set(this: void, next: State): void;
}

/** Creates a store that holds one value. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      // A new object per call, so that a function that subscribes twice also unsubscribes twice.
      const entry = (): void => listener();
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of Array.from(listeners)) isolate(listener);
    },
  };
}
