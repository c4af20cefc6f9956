import { isHttpStatusError } from '@quayside/portal-core/react';

/** What the user can name to support: the operation that failed, and with what. */
export function errorReference(operationId: string, error: Error): string {
  return `${operationId} ${isHttpStatusError(error) ? error.status : error.name}`;
}
