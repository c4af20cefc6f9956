import { isHttpStatusError } from './errors.ts';

/** Returns the server's message for a failure, for places that show it inline; null when there is none. */
export function serverMessage(error: unknown): string | null {
  const problem = isHttpStatusError(error) ? error.problem : null;
  const texts = [problem?.message, problem?.detail, problem?.title];
  return texts.find((text) => text !== undefined && text.trim() !== '') ?? null;
}
