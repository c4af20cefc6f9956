import { isHttpStatusError, isNetworkError } from '@quayside/portal-core/react';

/**
 * Returns the reference that the user can name to support: the id that the server gave to the request. Without one it
 * is the failed operation and its error. Nothing without a response: no log of ours has such a request.
 */
export function errorReference(operationId: string, error: Error): string | undefined {
  if (isNetworkError(error)) return undefined;
  return requestIdOf(error) ?? `${operationId} ${isHttpStatusError(error) ? error.status : error.name}`;
}

/** The id that the server gave to the request; undefined if it sent none that can be shown. */
export function requestIdOf(error: Error): string | undefined {
  const requestId = 'requestId' in error ? error.requestId : undefined;
  const isId = typeof requestId === 'string' && /^[\w.:-]{1,64}$/.test(requestId);
  return isId ? requestId : undefined;
}
