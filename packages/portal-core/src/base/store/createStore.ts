import { isolate } from './isolate.ts';

/** The readable half of a store: what a hook or another piece of the core subscribes to. */
export interface ReadableStore<State> {
  /** The current state; the same reference until something changed. */
  getSnapshot(this: void): State;
  /** Calls `listener` after every change; returns what ends it. One that throws is seen as an uncaught error and keeps nobody else from hearing. */
  subscribe(this: void, listener: () => void): () => void;
}

/** A store with its writing half; pieces keep it private and hand out only the readable one. */
export interface Store<State> extends ReadableStore<State> {
  /** Replaces the state; listeners hear of it only when the reference differs. */
  set(this: void, next: State): void;
}

/** Holds one value and tells listeners when it is replaced. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      // A wrapper, so that the same function subscribed twice is ended once per subscription.
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
