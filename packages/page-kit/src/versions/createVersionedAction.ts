import { createStore, type ReadableStore } from '@quayside/portal-core';
import { isCancelledError, isHttpStatusError, isNetworkError } from '@quayside/portal-core/react';
import { adviceWithReference, failureAdvice, isRejected } from '../failures/failureAdvice.ts';
import { conflictReasonOf, isEndUnknown } from './conflictReason.ts';
import { lastChangeOf } from './lastChange.ts';
import {
  nextVersionedActionState,
  type ActionEnd,
  type Asked,
  type Versioned,
  type VersionedActionEvent,
  type VersionedActionState,
} from './versionedActionState.ts';
import { versionWords } from './versionWords.ts';

/** The requests of an action, and what the page does with the versions that they bring. */
export interface VersionedActionPorts<Input, Thing extends Versioned> {
  /** Does what the user asked for, for the version that the user saw. Rejects as calls do. */
  readonly send: (input: Input, seen: Thing) => Promise<Thing>;
  /** Reads the thing as it is now. */
  readonly read: (seen: Thing) => Promise<Thing>;
  /** Draws a version that a request brought. */
  readonly take: (thing: Thing) => void;
  /** Whether the device is online. Default: it is. */
  readonly isOnline?: (() => boolean) | undefined;
  /** The user's name, as the server names whoever changed something. */
  readonly ownName: string;
  /** Names the call in the reference of a failure. Default: no reference is shown. */
  readonly operationId?: string | undefined;
  /** Called once it was done, such as to forget what was typed. */
  readonly onDone?: ((input: Input, saved: Thing) => void) | undefined;
  /**
   * Whether a version shows that it was done. Asked after a response that was lost, and after a refusal that names this user or nobody:
   * what another person did never counts as the user's own. Default: no version does.
   */
  readonly isDone?: ((input: Input, thing: Thing) => boolean) | undefined;
}

/** An action on a thing: asked, confirmed, and sent once for the version that was drawn when the user pressed. */
export interface VersionedAction<Input, Thing extends Versioned> extends ReadableStore<
  VersionedActionState<Input, Thing>
> {
  /** Asks the user to confirm it. */
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
  const store = createStore<VersionedActionState<Input, Thing>>({ status: 'idle' });
  /** The requests without a response, for the version that is drawn: one of them may have been carried out. */
  let unsettled: readonly Asked<Input, Thing>[] = [];
  let latest: Thing | null = null;
  const dispatch = (event: VersionedActionEvent<Input, Thing>): void =>
    store.set(nextVersionedActionState(store.getSnapshot(), event));

  async function perform(input: Input, seen: Thing): Promise<ActionEnd<Thing>> {
    const isOffline = ports.isOnline?.() === false;
    try {
      return { type: 'saved', saved: await ports.send(input, seen) };
    } catch (error) {
      if (isCancelledError(error)) return { type: 'cancelled' };
      // It never left the device, so nobody needs to ask what has become of it.
      if (isOffline && isNetworkError(error)) return { type: 'failed', message: versionWords.wasOffline };
      if (isEndUnknown(error)) unsettled = [...unsettled, { input, seen }];
      return mayBeOvertaken(error) ? judge(input, seen, error) : failed(error);
    }
  }

  /** Returns the request without a response that a version shows to be done; undefined for none. */
  function carriedOut(thing: Thing): Asked<Input, Thing> | undefined {
    return unsettled.findLast(
      ({ input, seen }) => seen.etag !== thing.etag && ports.isDone?.(input, thing) === true,
    );
  }

  function draw(thing: Thing): void {
    latest = thing;
    const before = store.getSnapshot();
    // What is being sent reads the thing itself if its response is lost.
    if (before.status !== 'sending') {
      const request = carriedOut(thing);
      // A newer version refuses what did not arrive before it.
      unsettled = unsettled.filter(({ seen }) => seen.etag === thing.etag);
      if (request) dispatch({ type: 'found', ...request, saved: thing });
      if (request && store.getSnapshot() !== before) ports.onDone?.(request.input, thing);
    }
    dispatch({ type: 'draw', thing });
  }

  /** Reads the thing after a conflict, or after a response that was lost, and says what has become of the action. */
  async function judge(input: Input, seen: Thing, error: unknown): Promise<ActionEnd<Thing>> {
    const reason = conflictReasonOf(error);
    const change = lastChangeOf(error);
    let now: Thing;
    try {
      now = await ports.read(seen);
    } catch {
      if (reason === 'wrong-state') return refused(error, null);
      return isEndUnknown(error) ? { type: 'failed', message: versionWords.unknown } : failed(error);
    }
    const isOwn = change === null || change.by === ports.ownName;
    const isNewer = now.etag !== seen.etag;
    if (isNewer && isOwn && ports.isDone?.(input, now) === true) return { type: 'saved', saved: now };
    const earlier = isNewer && isOwn && carriedOut(now) ? ({ isOwn: true } as const) : {};
    if (reason === 'wrong-state') return { ...refused(error, isNewer ? now : null), ...earlier };
    if (isNewer || reason === 'price-changed') return { type: 'overtaken', theirs: now, change, ...earlier };
    return reason === 'in-progress' ? { type: 'failed', message: versionWords.unknown } : failed(error);
  }

  function refused(error: unknown, theirs: Thing | null): ActionEnd<Thing> {
    return { type: 'refused', message: failureAdvice(error), change: lastChangeOf(error), theirs };
  }

  function failed(error: unknown): ActionEnd<Thing> {
    return { type: 'failed', message: messageOf(error, ports.operationId) };
  }

  async function confirm(changed?: Input): Promise<boolean> {
    const before = store.getSnapshot();
    if (before.status !== 'asking' && before.status !== 'failed') return false;
    const input = changed ?? before.input;
    dispatch({ type: 'confirm', input });
    const event = await perform(input, before.seen);
    if (event.type === 'saved') ports.take(event.saved);
    if ((event.type === 'overtaken' || event.type === 'refused') && event.theirs !== null)
      ports.take(event.theirs);
    dispatch(event);
    if (event.type === 'saved') ports.onDone?.(input, event.saved);
    // The version that shows it may have been drawn before the response was lost.
    if (event.type === 'failed' && latest !== null) draw(latest);
    return event.type === 'saved';
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    ask: (input, seen) => dispatch({ type: 'ask', input, seen }),
    draw,
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

/** Whether another version may explain the error. It does not explain a missing right, a wrong value or a fault of ours. */
function mayBeOvertaken(error: unknown): boolean {
  if (isEndUnknown(error) || isHttpStatusError(error, 404) || isHttpStatusError(error, 412)) return true;
  const reason = conflictReasonOf(error);
  return reason === 'price-changed' || reason === 'wrong-state';
}

function messageOf(error: unknown, operationId: string | undefined): string {
  if (isRejected(error)) return failureAdvice(error);
  const isNamed = operationId !== undefined && error instanceof Error;
  const advice = isNamed ? adviceWithReference(operationId, error) : failureAdvice(error);
  return `${versionWords.nothingDone} ${advice}`;
}
