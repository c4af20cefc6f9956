import { isHttpStatusError } from '@quayside/portal-core/react';

/**
 * Returns the reference that the user can name to support: the id that the server gave to the request. Without one it
 * is the failed operation and its error.
 */
export function errorReference(operationId: string, error: Error): string {
  if (!isHttpStatusError(error)) return `${operationId} ${error.name}`;
  const { requestId, status } = error;
  const isId = typeof requestId === 'string' && /^[\w.:-]{1,64}$/.test(requestId);
  return isId ? requestId : `${operationId} ${status}`;
}
