import type { Versioned, VersionedActionState } from './versionedActionState.ts';

/** What the user has typed for an action in the page itself, not in a dialog. */
export interface TypedInPlace<Input, Thing> {
  /** Null while nothing is typed. */
  readonly input: Input | null;
  /** Whether a version of the thing allows it. */
  readonly isPossible: (input: Input, thing: Thing) => boolean;
}

/**
 * Returns the state of an action with what is typed for it in place: a conflict while the version that is drawn does not allow it, so that
 * the text stays in sight although its field is gone. A dialog says so itself, and a request that is under way has an end of its own.
 *
 * `seen` is the last version that allowed it.
 */
export function withTyping<Input, Thing extends Versioned>(
  state: VersionedActionState<Input, Thing>,
  { input, isPossible }: TypedInPlace<Input, Thing>,
  seen: Thing,
  drawn: Thing,
): VersionedActionState<Input, Thing> {
  if (input === null || isPossible(input, drawn)) return state;
  if (state.status !== 'idle' && state.status !== 'failed' && state.status !== 'done') return state;
  // The user did it.
  if (state.status === 'done' && state.saved.etag === drawn.etag) return state;
  return { status: 'conflict', input, seen, theirs: drawn, change: null, isUnasked: true };
}
