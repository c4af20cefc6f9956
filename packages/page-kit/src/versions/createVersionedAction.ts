import { createStore, type ReadableStore } from '@quayside/portal-core';
import { isCancelledError, isHttpStatusError } from '@quayside/portal-core/react';
import { adviceWithReference, failureAdvice, isRejected } from '../failures/failureAdvice.ts';
import { nextActionState, type ActionEvent, type ActionState, type Versioned } from './actionState.ts';
import { versionWords } from './versionWords.ts';

/** The requests of an action, and what the page does with the versions that they bring. */
export interface VersionedActionPorts<Wish, Thing extends Versioned> {
  /** Does what the user asked for, for the version that the user saw. Rejects as calls do. */
  readonly send: (wish: Wish, seen: Thing) => Promise<Thing>;
  /** Reads the thing as it is now. */
  readonly read: (seen: Thing) => Promise<Thing>;
  /** Draws a version that a request brought. */
  readonly take: (thing: Thing) => void;
  /** Names the call in the reference of a failure. Default: no reference is shown. */
  readonly operationId?: string | undefined;
  /** Called once it was done, such as to forget what was typed. */
  readonly onDone?: ((wish: Wish, saved: Thing) => void) | undefined;
  /** Whether a version shows that it was done by this user. Asked when the response was lost. Default: no version does. */
  readonly isDone?: ((wish: Wish, thing: Thing) => boolean) | undefined;
}

/** An action on a thing: asked, confirmed, and sent once for the version that was drawn when the user pressed. */
export interface VersionedAction<Wish, Thing extends Versioned> extends ReadableStore<
  ActionState<Wish, Thing>
> {
  /** Asks the user whether it is meant. */
  ask(this: void, wish: Wish, seen: Thing): void;
  /** Tells which version the page draws. */
  draw(this: void, thing: Thing): void;
  /** Goes on with the newer version: the user is asked again. */
  lookAgain(this: void): void;
  /** Sends it as it was asked, or with what was typed since. Resolves with whether it was done. */
  confirm(this: void, wish?: Wish): Promise<boolean>;
  /** Sends it at once, where no dialog asks. Resolves with whether it was done. */
  send(this: void, wish: Wish, seen: Thing): Promise<boolean>;
  /** Forgets it, unless it is being sent. */
  close(this: void): void;
  /** Replaces the requests, such as after a render. */
  setPorts(this: void, ports: VersionedActionPorts<Wish, Thing>): void;
}

/** Creates an action that is idle. */
export function createVersionedAction<Wish, Thing extends Versioned>(
  initialPorts: VersionedActionPorts<Wish, Thing>,
): VersionedAction<Wish, Thing> {
  let ports = initialPorts;
  const store = createStore<ActionState<Wish, Thing>>({ status: 'idle' });
  const dispatch = (event: ActionEvent<Wish, Thing>): void =>
    store.set(nextActionState(store.getSnapshot(), event));

  async function perform(wish: Wish, seen: Thing): Promise<ActionEvent<Wish, Thing>> {
    try {
      return { type: 'saved', saved: await ports.send(wish, seen) };
    } catch (error) {
      if (isCancelledError(error)) return { type: 'cancelled' };
      // A right or a value: what others did meanwhile does not matter.
      const isOurs = isHttpStatusError(error) && [403, 422, 428, 429].includes(error.status);
      return isOurs ? failed(messageOf(error, ports.operationId)) : judge(wish, seen, error);
    }
  }

  /** Reads the thing after a conflict, or after a response that was lost, and says what has become of the action. */
  async function judge(wish: Wish, seen: Thing, error: unknown): Promise<ActionEvent<Wish, Thing>> {
    try {
      const now = await ports.read(seen);
      if (now.etag === seen.etag) return failed(messageOf(error, ports.operationId));
      return ports.isDone?.(wish, now) === true
        ? { type: 'saved', saved: now }
        : { type: 'overtaken', theirs: now };
    } catch {
      return failed(isRejected(error) ? messageOf(error, ports.operationId) : versionWords.unknown);
    }
  }

  async function confirm(changed?: Wish): Promise<boolean> {
    const before = store.getSnapshot();
    if (before.status !== 'asking' && before.status !== 'failed') return false;
    const wish = changed ?? before.wish;
    dispatch({ type: 'confirm', wish });
    const event = await perform(wish, before.seen);
    if (event.type === 'saved') ports.take(event.saved);
    if (event.type === 'overtaken') ports.take(event.theirs);
    dispatch(event);
    if (event.type === 'saved') ports.onDone?.(wish, event.saved);
    return event.type === 'saved';
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    ask: (wish, seen) => dispatch({ type: 'ask', wish, seen }),
    draw: (thing) => dispatch({ type: 'draw', thing }),
    lookAgain: () => dispatch({ type: 'lookAgain' }),
    confirm,
    async send(wish, seen) {
      if (store.getSnapshot().status === 'sending') return false;
      dispatch({ type: 'ask', wish, seen });
      return confirm();
    },
    close: () => dispatch({ type: 'close' }),
    setPorts(next) {
      ports = next;
    },
  };
}

const failed = (message: string): { readonly type: 'failed'; readonly message: string } => ({
  type: 'failed',
  message,
});

function messageOf(error: unknown, operationId: string | undefined): string {
  if (isRejected(error)) return failureAdvice(error);
  const isNamed = operationId !== undefined && error instanceof Error;
  const advice = isNamed ? adviceWithReference(operationId, error) : failureAdvice(error);
  return `${versionWords.nothingDone} ${advice}`;
}
