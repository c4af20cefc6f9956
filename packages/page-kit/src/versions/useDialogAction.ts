'use client';

import { useEffect, useState } from 'react';
import { askedAction, type AskedAction, type DialogCommands } from './ActionDialog.tsx';
import { useVersionedAction, type UseVersionedActionOptions } from './useVersionedAction.ts';
import type { Versioned, VersionedActionState } from './versionedActionState.ts';

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
 * was faster, the page behind shows their version and the same dialog asks the user to look at it first. A refusal stays in the dialog.
 */
export function useDialogAction<Input, Thing extends Versioned>({
  input,
  ...options
}: UseDialogActionOptions<Input, Thing>): UseDialogActionResult<Input, Thing> {
  const { state, ask, ...commands } = useVersionedAction<Input, Thing>(options);
  // The version that was drawn at the press.
  const [opened] = useState({ input, drawn: options.drawn });
  useEffect(() => ask(opened.input, opened.drawn), [ask, opened]);
  return { asked: askedInDialog(state), commands };
}

/** No alert of the page shows the end of such an action, so the dialog does. */
function askedInDialog<Input, Thing>(
  state: VersionedActionState<Input, Thing>,
): AskedAction<Input, Thing> | null {
  if (state.status === 'conflict') return { ...state, status: 'stale' };
  return state.status === 'refused' ? state : askedAction(state);
}
