import { AuthError } from '../base/errors/errors.ts';
import { isPortalError, type PortalErrorOptions } from '../base/errors/PortalError.ts';

/** The error for an answer that must not be trusted; `why` completes the sentence. */
export function invalidResponse(why: string, cause?: unknown): AuthError {
  const message = `The identity provider's answer was refused: ${why}. Nobody is signed in by it. Try again; tell support if it happens again.`;
  return new AuthError('invalid-response', message, safeCause(cause));
}

/** The error for a provider that gave no usable answer; worth another try. */
export function providerUnreachable(cause?: unknown): AuthError {
  const message =
    'The identity provider gave no usable answer, so sign-in is not possible now. Check the connection and try again.';
  return new AuthError('provider-unreachable', message, safeCause(cause));
}

/** The error for a session, or a sign-in, whose time is over. */
export function sessionEnded(options: Pick<PortalErrorOptions, 'cause'> = {}): AuthError {
  return new AuthError('session-ended', 'The session is over and cannot be renewed. Sign in again.', options);
}

/** The error for a sign-in that the loop guard stopped; its reason follows from what became of the latest attempt (`AttemptOutcome`). */
export function tooManyRedirects(outcome: string): AuthError {
  const message =
    'Signing in began by itself twice within a minute, so it waits for a click now. Sign in by the button.';
  if (outcome === 'completed') return new AuthError('sign-in-not-kept', message);
  return new AuthError(outcome === 'returned' ? 'too-many-redirects' : 'sign-in-unfinished', message);
}

/** The error where a loop could not be noticed, since the browser forgets what is counted. */
export function storageBlocked(options: Pick<PortalErrorOptions, 'cause'> = {}): AuthError {
  const message =
    'This browser keeps no data for this site, so signing in takes a click. Sign in by the button; allow cookies for this site if that leads nowhere.';
  return new AuthError('storage-blocked', message, options);
}

/** An error as a cause that may be kept: of a foreign one only the name, since its message may quote a token or a code. */
export function safeCause(cause: unknown): { cause?: Error } {
  if (isPortalError(cause)) return { cause };
  return cause instanceof Error ? { cause: new Error(cause.name) } : {};
}
