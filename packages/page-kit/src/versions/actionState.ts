/** A thing that changes by versions. Every change that a person makes raises its `etag`. */
export interface Versioned {
  readonly etag: string;
}

/** What the user asked for, and the thing as it was drawn when the user pressed. */
export interface Asked<Wish, Thing> {
  readonly wish: Wish;
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
export type ActionState<Wish, Thing> =
  | { readonly status: 'idle' }
  | (Asked<Wish, Thing> & { readonly status: 'asking' | 'sending' })
  | (Asked<Wish, Thing> & { readonly status: 'stale'; readonly theirs: Thing })
  | (Asked<Wish, Thing> & { readonly status: 'conflict'; readonly theirs: Thing })
  | (Asked<Wish, Thing> & { readonly status: 'failed'; readonly message: string })
  | (Asked<Wish, Thing> & { readonly status: 'done'; readonly saved: Thing });

/** What happens to an action. */
export type ActionEvent<Wish, Thing> =
  | { readonly type: 'ask'; readonly wish: Wish; readonly seen: Thing }
  /** The page draws this version. */
  | { readonly type: 'draw'; readonly thing: Thing }
  | { readonly type: 'lookAgain' }
  | { readonly type: 'confirm'; readonly wish: Wish }
  | { readonly type: 'saved'; readonly saved: Thing }
  | { readonly type: 'overtaken'; readonly theirs: Thing }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'cancelled' }
  | { readonly type: 'close' };

/** Returns the next state. An event that has no meaning in a state changes nothing. */
export function nextActionState<Wish, Thing extends Versioned>(
  state: ActionState<Wish, Thing>,
  event: ActionEvent<Wish, Thing>,
): ActionState<Wish, Thing> {
  switch (event.type) {
    case 'ask':
      return state.status === 'sending' ? state : { status: 'asking', wish: event.wish, seen: event.seen };
    case 'draw':
      return drawn(state, event.thing);
    case 'lookAgain':
      return state.status === 'stale' || state.status === 'conflict'
        ? { status: 'asking', wish: state.wish, seen: state.theirs }
        : state;
    case 'confirm':
      return state.status === 'asking' || state.status === 'failed'
        ? { status: 'sending', wish: event.wish, seen: state.seen }
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
function drawn<Wish, Thing extends Versioned>(
  state: ActionState<Wish, Thing>,
  thing: Thing,
): ActionState<Wish, Thing> {
  if (state.status === 'conflict') {
    const isTheirs = thing.etag === state.seen.etag || thing === state.theirs;
    return isTheirs ? state : { ...state, theirs: thing };
  }
  // A failure stays in sight; sending it again is refused for an old version.
  if (state.status !== 'asking' && state.status !== 'stale') return state;
  const { wish, seen } = state;
  if (thing.etag === seen.etag || (state.status === 'stale' && state.theirs === thing)) return state;
  return { status: 'stale', wish, seen, theirs: thing };
}

type EndEvent<Wish, Thing> = Exclude<
  ActionEvent<Wish, Thing>,
  { readonly type: 'ask' | 'draw' | 'lookAgain' | 'confirm' | 'close' }
>;

function ended<Wish, Thing>(
  { wish, seen }: Asked<Wish, Thing>,
  event: EndEvent<Wish, Thing>,
): ActionState<Wish, Thing> {
  switch (event.type) {
    case 'saved':
      return { status: 'done', wish, seen, saved: event.saved };
    case 'overtaken':
      return { status: 'conflict', wish, seen, theirs: event.theirs };
    case 'cancelled':
      return { status: 'asking', wish, seen };
    case 'failed':
    default:
      return { status: 'failed', wish, seen, message: event.message };
  }
}
