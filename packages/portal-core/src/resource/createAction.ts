import { toPortalError } from '../base/errors/errors.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';

/** How far an action came. */
export type ActionState<Output> =
  | { readonly status: 'idle' }
  | { readonly status: 'running' }
  | { readonly status: 'done'; readonly value: Output }
  | { readonly status: 'failed'; readonly error: PortalError };

/** Something the user does that changes something: one at a time, and never aborted, since it may have been done. */
export interface Action<Output> extends ReadableStore<ActionState<Output>> {
  /** Does the work unless some is under way already (a second click), and resolves with the state it ended in. Never rejects. */
  run(this: void, work: () => Promise<Output>): Promise<ActionState<Output>>;
  /** Back to `idle`; what is still under way is not told any more. */
  reset(this: void): void;
}

const idle = { status: 'idle' } as const;
const running = { status: 'running' } as const;

/** Builds an idle action. */
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
