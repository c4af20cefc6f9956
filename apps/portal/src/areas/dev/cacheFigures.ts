import type { useHttp } from '@quayside/portal-core/react';

/** One answer that is kept. */
export type KeptResponse = ReturnType<ReturnType<typeof useHttp>['cache']['inspect']>[number];

/** A size, in bytes below 1000 and in kB with one decimal from there on. */
export function sizeInWords(bytes: number): string {
  return bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`;
}

/** How long something lasts, in minutes and whole seconds; what is over is `expired`. */
export function timeInWords(milliseconds: number): string {
  if (milliseconds <= 0) return 'expired';
  const seconds = Math.ceil(milliseconds / 1_000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

/** How many answers there are, and what they take. */
export function sumInWords(responses: readonly KeptResponse[]): string {
  if (responses.length === 0) return 'No answer is kept';
  const bytes = responses.reduce((sum, response) => sum + response.bytes, 0);
  return `${responses.length} ${responses.length === 1 ? 'answer' : 'answers'}, ${sizeInWords(bytes)}`;
}
