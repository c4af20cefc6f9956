import { isNetworkError } from '@quayside/portal-core/react';
import type { ResourceState } from '@quayside/portal-core/resource';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { errorReference } from './errorReference.ts';
import { failureAdvice, isRefused } from './failureAdvice.ts';

/** The state of a resource as `AsyncContent` takes it. `operationId` names the call to support. */
export function toAsyncState<Data>(
  { status, data, error, isStale, receivedAtMs }: ResourceState<Data>,
  operationId: string,
): AsyncContentState<Data> {
  if (status === 'ready') return { status: isStale ? 'refreshing' : 'ready', data };
  if (status !== 'failed') return { status: 'loading' };
  return { ...failedState(operationId, error), data, receivedAt: receivedAtMs };
}

/** The state of a call that failed without data. */
export function failedState(
  operationId: string,
  error: Error,
): Extract<AsyncContentState<never>, { status: 'failed' }> {
  return {
    status: 'failed',
    cause: isNetworkError(error) && !navigator.onLine ? 'offline' : 'failure',
    advice: failureAdvice(error),
    canRetry: !isRefused(error),
    reference: errorReference(operationId, error),
  };
}
