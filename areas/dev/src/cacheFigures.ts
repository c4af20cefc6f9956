import type { useHttp } from '@quayside/portal-core/react';
import { formatBytes } from '@quayside/page-kit/format';

export type KeptResponse = ReturnType<ReturnType<typeof useHttp>['cache']['inspect']>[number];

/** Formats a time left in minutes and seconds; `expired` when there is none. */
export function timeInWords(milliseconds: number): string {
  if (milliseconds <= 0) return 'expired';
  const seconds = Math.ceil(milliseconds / 1_000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

export function sumInWords(responses: readonly KeptResponse[]): string {
  if (responses.length === 0) return 'No response is cached';
  const bytes = responses.reduce((sum, response) => sum + response.bytes, 0);
  return `${responses.length} ${responses.length === 1 ? 'response' : 'responses'}, ${formatBytes(bytes)}`;
}
