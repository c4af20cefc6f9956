'use client';

import {
  useAction,
  type SendableCall,
  type UseActionOptions,
  type UseActionResult,
} from '@quayside/portal-core/react';
import type { IdempotencyKey } from '@quayside/portal-core/calls';
import type { ActionState } from '@quayside/portal-core/resource';
import { useIdempotencyKey } from './useIdempotencyKey.ts';

/** The state of an action that creates one thing, and its command. */
export interface KeyedAction<Body, Saved> extends Pick<UseActionResult<unknown, Saved>, 'state'> {
  /** Sends the call unless one is in flight already; resolves with the state it ended in, and never rejects. */
  create(this: void, body: Body): Promise<ActionState<Saved>>;
}

/** Creates one thing, once however often it is sent: the same body is sent with the same key. By default the caller shows a failure. */
export function useKeyedAction<Body, Saved>(
  call: SendableCall<{ readonly body: Body; readonly key: IdempotencyKey }, Saved>,
  options: UseActionOptions = { failure: 'in-place' },
): KeyedAction<Body, Saved> {
  const { run, state } = useAction(call, options);
  const keyOf = useIdempotencyKey();
  return { state, create: (body) => run({ body, key: keyOf(body) }) };
}
