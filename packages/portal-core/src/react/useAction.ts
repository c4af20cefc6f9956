'use client';

import { useCallback, useState } from 'react';
import { isCancelledError } from '../base/errors/errors.ts';
import type { HttpClient } from '../http/ports.ts';
import { createAction, type Action, type ActionState } from '../resource/createAction.ts';
import { showFailure } from '../toasts/showFailure.ts';
import { actionFailed } from '../toasts/toastsState.ts';
import { usePortalServices } from './PortalProvider.tsx';
import { useOptionalSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** How far an action came, and its commands, which are stable when `work` is. */
export interface UseActionResult<Input, Output> extends Pick<Action<Output>, 'reset'> {
  readonly state: ActionState<Output>;
  /** Does the work unless it is under way already; resolves with the state it ended in, and never rejects. */
  run(this: void, input: Input): Promise<ActionState<Output>>;
}

/** Where a failure is shown: in a toast, below a `SignedInProvider`, or by the caller in its own place. */
export type UseActionOptions =
  | {
      failure?: 'toast';
      /** Says what failed and what to do. Default: general words. */
      failedText?: string;
    }
  | { failure: 'in-place'; failedText?: never };

/** Something the user does that changes something. It goes on when the component is gone. `failure` defaults to `toast`. */
export function useAction<Output, Input = void>(
  work: (http: HttpClient, input: Input) => Promise<Output>,
  { failure = 'toast', failedText = actionFailed.text }: UseActionOptions = {},
): UseActionResult<Input, Output> {
  const { http } = usePortalServices('useAction');
  const signedIn = useOptionalSignedInServices();
  const [action] = useState(() => createAction<Output>());
  const state = useStore(action);
  const run = useCallback(
    (input: Input) =>
      action.run(async () => {
        try {
          return await work(http, input);
        } catch (error) {
          if (failure === 'toast' && signedIn !== null && !isCancelledError(error))
            showFailure(signedIn, { ...actionFailed, text: failedText }, error);
          throw error;
        }
      }),
    [action, http, signedIn, work, failure, failedText],
  );
  return { state, run, reset: action.reset };
}
