import { isHttpStatusError, isNetworkError } from '@quayside/portal-core/react';

/**
 * Returns the reference that the user can name to support: the id that the server gave to the request. Without one it
 * is the failed operation and its error. Nothing without a response: no log of ours has such a request.
 */
export function errorReference(operationId: string, error: Error): string | undefined {
  if (isNetworkError(error)) return undefined;
  const requestId = 'requestId' in error ? error.requestId : undefined;
  const isId = typeof requestId === 'string' && /^[\w.:-]{1,64}$/.test(requestId);
  if (isId) return requestId;
  return `${operationId} ${isHttpStatusError(error) ? error.status : error.name}`;
}
