import { toPortalError } from '../base/errors/errors.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';

/** The state of an action. */
export type ActionState<Output> =
  | { readonly status: 'idle' }
  | { readonly status: 'running' }
  | { readonly status: 'done'; readonly value: Output }
  | { readonly status: 'failed'; readonly error: PortalError };

/** A change that the user makes. It runs once at a time and is never aborted, because the server may have made the change already. */
export interface Action<Output> extends ReadableStore<ActionState<Output>> {
  /** Runs the work, or joins the run in progress, as on a second click. Resolves with the final state. Never rejects. */
  run(this: void, work: () => Promise<Output>): Promise<ActionState<Output>>;
  /** Returns to `idle`. Work in progress no longer changes the state. */
  reset(this: void): void;
}

const idle = { status: 'idle' } as const;
const running = { status: 'running' } as const;

/** Creates an idle action. */
export function createAction<Output>(): Action<Output> {
  const store = createStore<ActionState<Output>>(idle);
  let current: Promise<ActionState<Output>> | null = null;

  async function perform(work: () => Promise<Output>): Promise<ActionState<Output>> {
    try {
      return { status: 'done', value: await work() };
    } catch (error) {
      return { status: 'failed', error: toPortalError(error) };
    }
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    run(work) {
      if (current !== null) return current;
      store.set(running);
      const mine = perform(work).then((outcome) => {
        if (current === mine) {
          current = null;
          store.set(outcome);
        }
        return outcome;
      });
      current = mine;
      return mine;
    },
    reset() {
      current = null;
      store.set(idle);
    },
  };
}
