import { useEffect, useState } from 'react';
import type { Versioned } from './actionState.ts';
import { askedAction, type AskedAction, type DialogCommands } from './ActionDialog.tsx';
import { useVersionedAction, type UseVersionedActionOptions } from './useVersionedAction.ts';

/** The requests of an action that a dialog asks about from the moment it opens. */
export interface UseDialogActionOptions<Input, Thing extends Versioned> extends Omit<
  UseVersionedActionOptions<Input, Thing>,
  'drawn'
> {
  /** What is asked at first. */
  input: Input;
  /** The thing as the page draws it. */
  drawn: Thing;
}

/** The state for `ActionDialog`. */
export interface UseDialogActionResult<Input, Thing extends Versioned> {
  /** Null before the first effect, and once it was done. */
  readonly asked: AskedAction<Input, Thing> | null;
  readonly commands: DialogCommands<Input, Thing>;
}

/**
 * An action of a dialog that is only drawn while it asks. It is asked for the version that was drawn as the dialog opened. If somebody else
 * was faster, the page behind shows their version and the same dialog asks the user to look at it first.
 */
export function useDialogAction<Input, Thing extends Versioned>({
  input,
  ...options
}: UseDialogActionOptions<Input, Thing>): UseDialogActionResult<Input, Thing> {
  const { state, ask, ...commands } = useVersionedAction<Input, Thing>(options);
  // The version that was drawn at the press.
  const [opened] = useState({ input, drawn: options.drawn });
  useEffect(() => ask(opened.input, opened.drawn), [ask, opened]);
  const asked = state.status === 'conflict' ? ({ ...state, status: 'stale' } as const) : askedAction(state);
  return { asked, commands };
}
