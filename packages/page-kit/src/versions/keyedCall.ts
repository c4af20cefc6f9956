import {
  isHttpStatusError,
  isNetworkError,
  isTimeoutError,
  type SendableCall,
} from '@quayside/portal-core/react';
import type { HttpClient } from '@quayside/portal-core';
import { defineCall } from '@quayside/portal-core/calls/jobs';
import * as v from 'valibot';
import { isEndUnknown } from './conflictReason.ts';

const getRequestResult = defineCall('getRequestResult', {
  schema: v.object({ operationId: v.string(), id: v.string() }),
  cached: false,
});

/**
 * A create call that is never carried out twice. When its end is unknown (a time-out, a network error, a 409 `in-progress`, or a 5xx,
 * which may come from something between), it asks for the result by the `Idempotency-Key` that it was sent with, and `read` loads what was created. When
 * there is no result, it fails as the call did: the user sends it again with the same key, from `useIdempotencyKey`.
 */
export function keyedCall<Input extends { readonly key: string }, Output>(
  call: SendableCall<Input, Output>,
  read: (http: HttpClient, id: string) => Promise<Output>,
): SendableCall<Input, Output> {
  return {
    async send(http, input, options) {
      try {
        return await call.send(http, input, options);
      } catch (error) {
        if (!isUnknown(error)) throw error;
        const id = await findResult(http, input.key);
        if (id === null) throw error;
        return read(http, id);
      }
    },
  };
}

/** Whether the server may have carried the call out. */
function isUnknown(error: unknown): boolean {
  return isTimeoutError(error) || isNetworkError(error) || (isHttpStatusError(error) && isEndUnknown(error));
}

async function findResult(http: HttpClient, idempotencyKey: string): Promise<string | null> {
  try {
    return (await getRequestResult.send(http, { path: { idempotencyKey } })).id;
  } catch (error) {
    // The call did not arrive, or nobody knows yet: the user can send again, with the same key.
    if (isHttpStatusError(error, 404) || isUnknown(error)) return null;
    throw error;
  }
}
