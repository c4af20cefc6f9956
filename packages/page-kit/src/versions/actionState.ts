/** A thing that changes by versions. Every change that a person makes raises its `etag`. */
export interface Versioned {
  readonly etag: string;
}

/** The input of an action, which is what the user asked for, and the thing as it was drawn when the user pressed. */
export interface Asked<Input, Thing> {
  readonly input: Input;
  readonly seen: Thing;
}

/**
 * The state of an action on a thing.
 *
 * - `asking`: a dialog asks whether it is meant. `stale`: meanwhile a newer version was drawn, so the user looks again first.
 * - `conflict`: another person changed the thing first, and nothing was done. `theirs` is the thing as it is now.
 * - `failed`: it did not happen, or nobody knows; `message` says why and what helps. It can be sent again for the same version, also
 *   with other words.
 */
export type ActionState<Input, Thing> =
  | { readonly status: 'idle' }
  | (Asked<Input, Thing> & { readonly status: 'asking' | 'sending' })
  | (Asked<Input, Thing> & { readonly status: 'stale'; readonly theirs: Thing })
  | (Asked<Input, Thing> & { readonly status: 'conflict'; readonly theirs: Thing })
  | (Asked<Input, Thing> & { readonly status: 'failed'; readonly message: string })
  | (Asked<Input, Thing> & { readonly status: 'done'; readonly saved: Thing });

/** What happens to an action. */
export type ActionEvent<Input, Thing> =
  | { readonly type: 'ask'; readonly input: Input; readonly seen: Thing }
  /** The page draws this version. */
  | { readonly type: 'draw'; readonly thing: Thing }
  | { readonly type: 'lookAgain' }
  | { readonly type: 'confirm'; readonly input: Input }
  | { readonly type: 'saved'; readonly saved: Thing }
  | { readonly type: 'overtaken'; readonly theirs: Thing }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'cancelled' }
  | { readonly type: 'close' };

/** Returns the next state. An event that has no meaning in a state changes nothing. */
export function nextActionState<Input, Thing extends Versioned>(
  state: ActionState<Input, Thing>,
  event: ActionEvent<Input, Thing>,
): ActionState<Input, Thing> {
  switch (event.type) {
    case 'ask':
      return state.status === 'sending' ? state : { status: 'asking', input: event.input, seen: event.seen };
    case 'draw':
      return drawn(state, event.thing);
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
    case 'failed':
    case 'cancelled':
    default:
      return state.status === 'sending' ? ended(state, event) : state;
  }
}

/** A background refresh does not change what the user decides about: it only says that there is something newer. */
function drawn<Input, Thing extends Versioned>(
  state: ActionState<Input, Thing>,
  thing: Thing,
): ActionState<Input, Thing> {
  if (state.status === 'conflict') {
    const isTheirs = thing.etag === state.seen.etag || thing === state.theirs;
    return isTheirs ? state : { ...state, theirs: thing };
  }
  // A failure stays in sight; sending it again is refused for an old version.
  if (state.status !== 'asking' && state.status !== 'stale') return state;
  const { input, seen } = state;
  if (thing.etag === seen.etag || (state.status === 'stale' && state.theirs === thing)) return state;
  return { status: 'stale', input, seen, theirs: thing };
}

type EndEvent<Input, Thing> = Exclude<
  ActionEvent<Input, Thing>,
  { readonly type: 'ask' | 'draw' | 'lookAgain' | 'confirm' | 'close' }
>;

function ended<Input, Thing>(
  { input, seen }: Asked<Input, Thing>,
  event: EndEvent<Input, Thing>,
): ActionState<Input, Thing> {
  switch (event.type) {
    case 'saved':
      return { status: 'done', input, seen, saved: event.saved };
    case 'overtaken':
      return { status: 'conflict', input, seen, theirs: event.theirs };
    case 'cancelled':
      return { status: 'asking', input, seen };
    case 'failed':
    default:
      return { status: 'failed', input, seen, message: event.message };
  }
}
