import { isNetworkError } from '@quayside/portal-core/react';
import type { ResourceState } from '@quayside/portal-core/resource';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { errorReference, failureAdvice, isRefused } from '@quayside/page-kit/failures';

/** The state of a resource as `AsyncContent` takes it. `operationId` names the call to support. */
export function toAsyncState<Data>(
  { status, data, error, isStale, receivedAtMs }: ResourceState<Data>,
  operationId: string,
): AsyncContentState<Data> {
  if (status === 'ready') return { status: isStale ? 'refreshing' : 'ready', data };
  if (status !== 'failed') return { status: 'loading' };
  return { ...failedState(operationId, error), data, receivedAt: receivedAtMs };
}

/**
 * The resource without an update that failed offline. Use it where the page itself says what is not saved: the portal says that the
 * device is offline, and the resource loads again once it is online.
 */
export function withoutOfflineUpdate<Data>(resource: ResourceState<Data>): ResourceState<Data> {
  const { status, data, error, receivedAtMs } = resource;
  if (status !== 'failed' || data === undefined || !isOffline(error)) return resource;
  return { status: 'ready', data, error: null, isStale: false, receivedAtMs };
}

/** The state of a call that failed without data. */
export function failedState(
  operationId: string,
  error: Error,
): Extract<AsyncContentState<never>, { status: 'failed' }> {
  return {
    status: 'failed',
    cause: isOffline(error) ? 'offline' : 'failure',
    advice: failureAdvice(error),
    canRetry: !isRefused(error),
    reference: errorReference(operationId, error),
  };
}

function isOffline(error: Error): boolean {
  return isNetworkError(error) && !navigator.onLine;
}
