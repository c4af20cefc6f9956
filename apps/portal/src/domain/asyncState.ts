import { isNetworkError } from '@quayside/portal-core/react';
import type { ResourceState } from '@quayside/portal-core/resource';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { errorReference } from './errorReference.ts';

/** The state of a resource as `AsyncContent` takes it. `operationId` names the call to support. */
export function toAsyncState<Data>(
  { status, data, error, isStale, receivedAtMs }: ResourceState<Data>,
  operationId: string,
): AsyncContentState<Data> {
  if (status === 'ready') return { status: isStale ? 'refreshing' : 'ready', data };
  if (status !== 'failed') return { status: 'loading' };
  return {
    status: 'failed',
    cause: isNetworkError(error) && !navigator.onLine ? 'offline' : 'failure',
    reference: errorReference(operationId, error),
    data,
    receivedAt: receivedAtMs,
  };
}
