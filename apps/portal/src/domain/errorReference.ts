import { isHttpStatusError } from '@quayside/portal-core/react';
import { formatTime } from './format.ts';

/** What support can look a failed call up by: its operation, what came back, and when. */
export function errorReference(operationId: string, error: Error, atMs: number): string {
  const what = isHttpStatusError(error) ? String(error.status) : error.name;
  return `${operationId} ${what}, ${formatTime(atMs)}`;
}
