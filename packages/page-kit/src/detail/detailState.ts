import { isHttpStatusError, isNetworkError } from '@quayside/portal-core/react';
import type { ResourceState } from '@quayside/portal-core/resource';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { toAsyncState } from '../failures/asyncState.ts';

/** The thing that a page is about. `notFound`: it does not exist, or the user may not see it. */
export type DetailState<Data> = AsyncContentState<Data> | { readonly status: 'notFound' };

/** The state of a resource as `DetailFrame` takes it. `operationId` names the call to support. */
export function toDetailState<Data>(resource: ResourceState<Data>, operationId: string): DetailState<Data> {
  return isHttpStatusError(resource.error, 404)
    ? { status: 'notFound' }
    : toAsyncState(resource, operationId);
}

/** Returns the data, if there is any. */
export function dataOf<Data>(state: DetailState<Data>): Data | undefined {
  return 'data' in state ? state.data : undefined;
}

/**
 * The resource without an update that failed offline. Use it where the page itself says what is not saved: the portal says that the
 * device is offline, and the resource loads again once it is online.
 */
export function withoutOfflineUpdate<Data>(resource: ResourceState<Data>): ResourceState<Data> {
  const { status, data, error, receivedAtMs } = resource;
  if (status !== 'failed' || data === undefined || !isNetworkError(error) || navigator.onLine)
    return resource;
  return { status: 'ready', data, error: null, isStale: false, receivedAtMs };
}
