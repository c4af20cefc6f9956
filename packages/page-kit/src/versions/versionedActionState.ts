import type { EntityTag } from '@quayside/portal-core/calls';
import type { LastChange } from './lastChange.ts';
import { isSame } from './mergeParts.ts';

/** A thing that changes by versions. Every change that a person makes raises its `etag`. */
export interface Versioned {
  readonly etag: EntityTag;
}

/** The input of an action, which is what the user asked for, and the version that was drawn when the user pressed. */
export interface Asked<Input, Thing> {
  readonly input: Input;
  readonly seen: Thing;
}

/** Another version that came first. */
export interface Overtaken<Thing> {
  /** The newest version. After a `price-changed` it may have the etag of the version that was seen. */
  readonly theirs: Thing;
  /** Who made it, and when; null if no response said so. */
  readonly change: LastChange | null;
  /** What the user asked for before made it: that request had no response. Default: another person, or the user in another tab. */
  readonly isOwn?: true;
}

/**
 * The state of an action on a thing.
 *
 * - `asking`: a dialog asks the user to confirm. `stale`: meanwhile a newer version was drawn, so the user looks again first.
 * - `conflict`: another person changed the thing first, or its price changed. Nothing was done, and the user may decide again.
 * - `refused`: the thing does not allow it any more; `message` says why. Sending it again would not help.
 * - `failed`: it did not happen, or nobody knows; `message` says why and what helps. It can be sent again for the same version, also
 *   with other words.
 */
export type VersionedActionState<Input, Thing> = (
  | { readonly status: 'idle' }
  | (Asked<Input, Thing> & { readonly status: 'asking' | 'sending' })
  | (Asked<Input, Thing> & Overtaken<Thing> & { readonly status: 'stale' })
  | (Asked<Input, Thing> &
      Overtaken<Thing> & {
        readonly status: 'conflict';
        /** Nothing was sent: the thing changed under what is typed in the page. Default: a press met the other version. */
        readonly isUnasked?: true;
      })
  | (Asked<Input, Thing> & Refusal<Thing> & { readonly status: 'refused' })
  | (Asked<Input, Thing> & { readonly status: 'failed'; readonly message: string })
  | (Asked<Input, Thing> & { readonly status: 'done'; readonly saved: Thing })
) & {
  /** The user's own name, as histories name who did something. Default: it is not known. */
  readonly ownName?: string;
};

/** Why a thing does not allow an action. */
export interface Refusal<Thing> {
  readonly message: string;
  /** Who changed it to that state, and when; null if no person did. */
  readonly change: LastChange | null;
  /** The newest version; null if that is the one that was seen, or could not be read. */
  readonly theirs: Thing | null;
  /** What the user asked for before made that version: that request had no response. Default: another person, or the user in another tab. */
  readonly isOwn?: true;
}

export type ActionEnd<Thing> =
  | { readonly type: 'saved'; readonly saved: Thing }
  | ({ readonly type: 'overtaken' } & Overtaken<Thing>)
  | ({ readonly type: 'refused' } & Refusal<Thing>)
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'cancelled' };

export type VersionedActionEvent<Input, Thing> =
  | { readonly type: 'ask'; readonly input: Input; readonly seen: Thing }
  /** The page draws this version. */
  | { readonly type: 'draw'; readonly thing: Thing }
  /** A version shows that an earlier request was carried out, whose response was lost. */
  | (Asked<Input, Thing> & { readonly type: 'found'; readonly saved: Thing })
  | { readonly type: 'lookAgain' }
  | { readonly type: 'confirm'; readonly input: Input }
  | ActionEnd<Thing>
  | { readonly type: 'close' };

/** Returns the next state. An event that has no meaning in a state changes nothing. */
export function nextVersionedActionState<Input, Thing extends Versioned>(
  state: VersionedActionState<Input, Thing>,
  event: VersionedActionEvent<Input, Thing>,
): VersionedActionState<Input, Thing> {
  switch (event.type) {
    case 'ask':
      return state.status === 'sending' ? state : { status: 'asking', input: event.input, seen: event.seen };
    case 'draw':
      return drawn(state, event.thing);
    case 'found':
      return found(state, event);
    case 'lookAgain':
      return state.status === 'stale' || state.status === 'conflict'
        ? { status: 'asking', input: state.input, seen: state.theirs }
        : state;
    case 'confirm':
      return state.status === 'asking' || state.status === 'failed'
        ? { status: 'sending', input: event.input, seen: state.seen }
        : state;
    case 'close':
      return state.status === 'sending' ? state : { status: 'idle' };
    case 'saved':
    case 'overtaken':
    case 'refused':
    case 'failed':
    case 'cancelled':
    default:
      return state.status === 'sending' ? ended(state, event) : state;
  }
}

/** What the user asked for before is done. Another question that is open meanwhile is still for the version before it. */
function found<Input, Thing extends Versioned>(
  state: VersionedActionState<Input, Thing>,
  { input, seen, saved }: Asked<Input, Thing> & { readonly saved: Thing },
): VersionedActionState<Input, Thing> {
  switch (state.status) {
    case 'asking':
      return isSame(state.input, input)
        ? { status: 'done', input, seen, saved }
        : { status: 'stale', input: state.input, seen: state.seen, theirs: saved, change: null, isOwn: true };
    case 'idle':
    case 'failed':
      return { status: 'done', input, seen, saved };
    case 'stale':
    case 'sending':
    case 'conflict':
    case 'refused':
    case 'done':
    default:
      return state;
  }
}

/** A background refresh does not change what the user decides about: it only says that there is something newer. */
function drawn<Input, Thing extends Versioned>(
  state: VersionedActionState<Input, Thing>,
  thing: Thing,
): VersionedActionState<Input, Thing> {
  const { status } = state;
  if (status === 'idle' || thing.etag === state.seen.etag) return state;
  if (status === 'asking')
    return { status: 'stale', input: state.input, seen: state.seen, theirs: thing, change: null };
  // A failure stays in sight; sending it again is refused for an old version.
  if (status !== 'stale' && status !== 'conflict') return state;
  // The same version, perhaps as a row of a list, which does not say who made it.
  if (thing.etag === state.theirs.etag) return state;
  // Who made a still newer version is not known.
  const { isOwn: _isOwn, ...overtaken } = state;
  return { ...overtaken, theirs: thing, change: null };
}

function ended<Input, Thing>(
  { input, seen }: Asked<Input, Thing>,
  event: ActionEnd<Thing>,
): VersionedActionState<Input, Thing> {
  switch (event.type) {
    case 'saved':
      return { status: 'done', input, seen, saved: event.saved };
    case 'overtaken':
      return {
        status: 'conflict',
        input,
        seen,
        theirs: event.theirs,
        change: event.change,
        ...(event.isOwn && { isOwn: event.isOwn }),
      };
    case 'refused':
      return {
        status: 'refused',
        input,
        seen,
        message: event.message,
        change: event.change,
        theirs: event.theirs,
        ...(event.isOwn && { isOwn: event.isOwn }),
      };
    case 'cancelled':
      return { status: 'asking', input, seen };
    case 'failed':
    default:
      return { status: 'failed', input, seen, message: event.message };
  }
}
