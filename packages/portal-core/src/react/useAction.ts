'use client';

import { useCallback, useState } from 'react';
import { isCancelledError, isHttpStatusError } from '../base/errors/errors.ts';
import type { SendOptions } from '../calls/defineCall.ts';
import type { HttpClient } from '../http/ports.ts';
import { createAction, type Action, type ActionState } from '../resource/createAction.ts';
import { showFailure } from '../toasts/showFailure.ts';
import { actionFailed } from '../toasts/toastsState.ts';
import { usePortalServices } from './PortalProvider.tsx';
import { useOptionalSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** A call that changes something: the result of `defineCall`, or any object with `send`. */
export interface SendableCall<Input, Output> {
  // As a property it is compared strictly: a call whose input has further members is refused.
  readonly send: (this: void, http: HttpClient, input: Input, options?: SendOptions) => Promise<Output>;
}

/** An action's state, and its commands, which keep their identity. */
export interface UseActionResult<Input, Output> extends Pick<Action<Output>, 'reset'> {
  readonly state: ActionState<Output>;
  /** Sends the call unless one is in flight already; resolves with the state it ended in, and never rejects. */
  run(this: void, input: Input, options?: SendOptions): Promise<ActionState<Output>>;
}

/** The place of a failure: a toast, below a `SignedInProvider`, or the caller's own place. */
export type UseActionOptions =
  | {
      failure?: 'toast';
      /**
       * Names the failure and the next step. Default: general words. A function chooses them by the error; `run` keeps its
       * identity as long as the function does.
       */
      failedText?: string | ((error: unknown) => string);
    }
  | { failure: 'in-place'; failedText?: never };

/** Sends a call when the user says so, once at a time. It is not aborted when the component unmounts. `failure` defaults to `toast`. */
export function useAction<Input, Output>(
  { send }: SendableCall<Input, Output>,
  { failure = 'toast', failedText = actionFailed.text }: UseActionOptions = {},
): UseActionResult<Input, Output> {
  const { http } = usePortalServices('useAction');
  const signedIn = useOptionalSignedInServices();
  const [action] = useState(() => createAction<Output>());
  const state = useStore(action);
  const run = useCallback(
    (input: Input, options?: SendOptions) =>
      action.run(async () => {
        try {
          return await send(http, input, options);
        } catch (error) {
          if (failure === 'toast' && signedIn !== null && !isCancelledError(error)) {
            const text =
              typeof failedText === 'function'
                ? failedText(error)
                : // Only the server knows why the user may not do it, and to try again would not help.
                  (isHttpStatusError(error, 403) && error.problem?.message) || failedText;
            showFailure(signedIn, { ...actionFailed, text }, error);
          }
          throw error;
        }
      }),
    [action, http, signedIn, send, failure, failedText],
  );
  return { state, run, reset: action.reset };
}
