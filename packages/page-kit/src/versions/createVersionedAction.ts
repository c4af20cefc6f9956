import { createStore, type ReadableStore } from '@quayside/portal-core';
import { isCancelledError, isHttpStatusError } from '@quayside/portal-core/react';
import { adviceWithReference, failureAdvice, isRejected } from '../failures/failureAdvice.ts';
import { nextActionState, type ActionEvent, type ActionState, type Versioned } from './actionState.ts';
import { versionWords } from './versionWords.ts';

/** The requests of an action, and what the page does with the versions that they bring. */
export interface VersionedActionPorts<Input, Thing extends Versioned> {
  /** Does what the user asked for, for the version that the user saw. Rejects as calls do. */
  readonly send: (input: Input, seen: Thing) => Promise<Thing>;
  /** Reads the thing as it is now. */
  readonly read: (seen: Thing) => Promise<Thing>;
  /** Draws a version that a request brought. */
  readonly take: (thing: Thing) => void;
  /** Names the call in the reference of a failure. Default: no reference is shown. */
  readonly operationId?: string | undefined;
  /** Called once it was done, such as to forget what was typed. */
  readonly onDone?: ((input: Input, saved: Thing) => void) | undefined;
  /** Whether a version shows that it was done by this user. Asked when the response was lost. Default: no version does. */
  readonly isDone?: ((input: Input, thing: Thing) => boolean) | undefined;
}

/** An action on a thing: asked, confirmed, and sent once for the version that was drawn when the user pressed. */
export interface VersionedAction<Input, Thing extends Versioned> extends ReadableStore<
  ActionState<Input, Thing>
> {
  /** Asks the user whether it is meant. */
  ask(this: void, input: Input, seen: Thing): void;
  /** Tells which version the page draws. */
  draw(this: void, thing: Thing): void;
  /** Goes on with the newer version: the user is asked again. */
  lookAgain(this: void): void;
  /** Sends it as it was asked, or with what was typed since. Resolves with whether it was done. */
  confirm(this: void, input?: Input): Promise<boolean>;
  /** Sends it at once, where no dialog asks. Resolves with whether it was done. */
  send(this: void, input: Input, seen: Thing): Promise<boolean>;
  /** Forgets it, unless it is being sent. */
  close(this: void): void;
  /** Replaces the requests, such as after a render. */
  setPorts(this: void, ports: VersionedActionPorts<Input, Thing>): void;
}

/** Creates an action that is idle. */
export function createVersionedAction<Input, Thing extends Versioned>(
  initialPorts: VersionedActionPorts<Input, Thing>,
): VersionedAction<Input, Thing> {
  let ports = initialPorts;
  const store = createStore<ActionState<Input, Thing>>({ status: 'idle' });
  const dispatch = (event: ActionEvent<Input, Thing>): void =>
    store.set(nextActionState(store.getSnapshot(), event));

  async function perform(input: Input, seen: Thing): Promise<ActionEvent<Input, Thing>> {
    try {
      return { type: 'saved', saved: await ports.send(input, seen) };
    } catch (error) {
      if (isCancelledError(error)) return { type: 'cancelled' };
      // A right or a value: what others did meanwhile does not matter.
      const isOurs = isHttpStatusError(error) && [403, 422, 428, 429].includes(error.status);
      return isOurs ? failed(messageOf(error, ports.operationId)) : judge(input, seen, error);
    }
  }

  /** Reads the thing after a conflict, or after a response that was lost, and says what has become of the action. */
  async function judge(input: Input, seen: Thing, error: unknown): Promise<ActionEvent<Input, Thing>> {
    try {
      const now = await ports.read(seen);
      if (now.etag === seen.etag) return failed(messageOf(error, ports.operationId));
      return ports.isDone?.(input, now) === true
        ? { type: 'saved', saved: now }
        : { type: 'overtaken', theirs: now };
    } catch {
      return failed(isRejected(error) ? messageOf(error, ports.operationId) : versionWords.unknown);
    }
  }

  async function confirm(changed?: Input): Promise<boolean> {
    const before = store.getSnapshot();
    if (before.status !== 'asking' && before.status !== 'failed') return false;
    const input = changed ?? before.input;
    dispatch({ type: 'confirm', input });
    const event = await perform(input, before.seen);
    if (event.type === 'saved') ports.take(event.saved);
    if (event.type === 'overtaken') ports.take(event.theirs);
    dispatch(event);
    if (event.type === 'saved') ports.onDone?.(input, event.saved);
    return event.type === 'saved';
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    ask: (input, seen) => dispatch({ type: 'ask', input, seen }),
    draw: (thing) => dispatch({ type: 'draw', thing }),
    lookAgain: () => dispatch({ type: 'lookAgain' }),
    confirm,
    async send(input, seen) {
      if (store.getSnapshot().status === 'sending') return false;
      dispatch({ type: 'ask', input, seen });
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
