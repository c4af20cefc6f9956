import { isHttpStatusError } from '@quayside/portal-core/react';

/** Returns the reference that the user can name to support: the failed operation and its error. */
export function errorReference(operationId: string, error: Error): string {
  return `${operationId} ${isHttpStatusError(error) ? error.status : error.name}`;
}
