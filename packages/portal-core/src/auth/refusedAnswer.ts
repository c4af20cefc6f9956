import { AuthError } from '../errors/errors.ts';

/** The error for an answer that must not be trusted. `why` completes the sentence; of a cause only the name is kept, since a foreign message may quote the token. */
export function refusedAnswer(why: string, cause?: unknown): AuthError {
  return new AuthError(
    'invalid-answer',
    `The identity provider's answer was refused: ${why}. Nobody is signed in by it. Try again; tell support if it happens again.`,
    cause instanceof Error ? { cause: new Error(cause.name) } : {},
  );
}
