import { isHttpStatusError } from './errors.ts';

/** What the server's answer says of a failure, for the places that show it inline; null when there was no answer or it says nothing. */
export function serverMessage(error: unknown): string | null {
  const problem = isHttpStatusError(error) ? error.problem : null;
  const texts = [problem?.message, problem?.detail, problem?.title];
  return texts.find((text) => text !== undefined && text.trim() !== '') ?? null;
}
