import { useEffect, useState } from 'react';
import type { Versioned } from './actionState.ts';
import { askedAction, type AskedAction, type DialogCommands } from './ActionDialog.tsx';
import { useVersionedAction, type UseVersionedActionOptions } from './useVersionedAction.ts';

/** The requests of an action that a dialog asks about from the moment it opens. */
export interface UseDialogActionOptions<Wish, Thing extends Versioned> extends Omit<
  UseVersionedActionOptions<Wish, Thing>,
  'drawn'
> {
  /** What is asked at first. */
  wish: Wish;
  /** The thing as the page draws it. */
  drawn: Thing;
}

/** The state for `ActionDialog`. */
export interface UseDialogActionResult<Wish, Thing extends Versioned> {
  /** Null before the first effect, and once it was done. */
  readonly asked: AskedAction<Wish, Thing> | null;
  readonly commands: DialogCommands<Wish, Thing>;
}

/**
 * An action of a dialog that is only drawn while it asks. It is asked for the version that was drawn as the dialog opened. If somebody else
 * was faster, the page behind shows their version and the same dialog asks the user to look at it first.
 */
export function useDialogAction<Wish, Thing extends Versioned>({
  wish,
  ...options
}: UseDialogActionOptions<Wish, Thing>): UseDialogActionResult<Wish, Thing> {
  const { state, ask, ...commands } = useVersionedAction<Wish, Thing>(options);
  // The version that was drawn at the press.
  const [opened] = useState({ wish, drawn: options.drawn });
  useEffect(() => ask(opened.wish, opened.drawn), [ask, opened]);
  const asked = state.status === 'conflict' ? ({ ...state, status: 'stale' } as const) : askedAction(state);
  return { asked, commands };
}
