import { AuthError } from '../base/errors/errors.ts';
import { isPortalError, type PortalErrorOptions } from '../base/errors/PortalError.ts';

/** Creates the error for a response that must not be trusted. `why` completes the sentence. */
export function invalidResponse(why: string, cause?: unknown): AuthError {
  const message = `The identity provider's response was refused: ${why}. Nobody is signed in. Try again, and contact support if it happens again.`;
  return new AuthError('invalid-response', message, safeCause(cause));
}

/** Creates the error for a provider that sent no usable response. A retry may succeed. */
export function providerUnreachable(cause?: unknown): AuthError {
  const message =
    'The identity provider sent no usable response, so you cannot sign in now. Check the connection and try again.';
  return new AuthError('provider-unreachable', message, safeCause(cause));
}

export function sessionEnded(options: Pick<PortalErrorOptions, 'cause'> = {}): AuthError {
  return new AuthError('session-ended', 'The session is over and cannot be renewed. Sign in again.', options);
}

/** Creates the error for a sign-in that the loop guard stopped. The reason depends on the outcome of the latest attempt (`AttemptOutcome`). */
export function tooManyRedirects(outcome: string): AuthError {
  const message =
    'The portal started a sign-in twice within a minute, so the next one needs a click. Select Sign in.';
  if (outcome === 'completed') return new AuthError('sign-in-not-kept', message);
  return new AuthError(outcome === 'returned' ? 'too-many-redirects' : 'sign-in-unfinished', message);
}

/** Creates the error for a browser that stores nothing, where the loop guard cannot count. */
export function storageBlocked(options: Pick<PortalErrorOptions, 'cause'> = {}): AuthError {
  const message =
    'This browser stores no data for this site, so the sign-in needs a click. Select Sign in. If that fails, allow cookies for this site.';
  return new AuthError('storage-blocked', message, options);
}

/** Returns an error that is safe to keep as a cause. A foreign error keeps only its name, because its message may quote a token or a code. */
export function safeCause(cause: unknown): { cause?: Error } {
  if (isPortalError(cause)) return { cause };
  return cause instanceof Error ? { cause: new Error(cause.name) } : {};
}
