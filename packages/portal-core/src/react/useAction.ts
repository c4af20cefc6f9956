'use client';

import { useCallback, useState } from 'react';
import type { HttpClient } from '../http/ports.ts';
import { createAction, type Action, type ActionState } from '../resource/createAction.ts';
import { useHttp } from './useHttp.ts';
import { useStore } from './useStore.ts';

/** How far an action came, and its commands, which are stable when `work` is. */
export interface UseActionResult<Input, Output> extends Pick<Action<Output>, 'reset'> {
  readonly state: ActionState<Output>;
  /** Does the work unless it is under way already; resolves with the state it ended in, and never rejects. */
  run(this: void, input: Input): Promise<ActionState<Output>>;
}

/** Something the user does that changes something. It goes on when the component is gone. */
export function useAction<Output, Input = void>(
  work: (http: HttpClient, input: Input) => Promise<Output>,
): UseActionResult<Input, Output> {
  const http = useHttp();
  const [action] = useState(() => createAction<Output>());
  const state = useStore(action);
  const run = useCallback((input: Input) => action.run(() => work(http, input)), [action, http, work]);
  return { state, run, reset: action.reset };
}
