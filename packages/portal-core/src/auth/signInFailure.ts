import { AuthError, isAuthError, isTimeoutError } from '../errors/errors.ts';
import type { SignInFailure } from './sessionState.ts';

const outageCodes = new Set(['server_error', 'temporarily_unavailable']);

/** Reads whatever the library threw while completing a sign-in as an AuthError. Never keeps its error: that one carries the request, with the code in it. */
export function readSignInFailure(error: unknown): AuthError {
  if (isAuthError(error)) return error;
  const code = readErrorCode(error);
  if (code === 'invalid_grant') {
    return new AuthError('session-ended', 'This sign-in was used already or took too long. Sign in again.');
  }
  if (code !== null && !outageCodes.has(code)) {
    return new AuthError(
      'provider-refused',
      `The identity provider did not sign you in (${code}). Sign in again.`,
    );
  }
  if (code !== null || isOutage(error)) {
    return new AuthError(
      'provider-unreachable',
      'The identity provider could not be reached to complete the sign-in. Try again in a moment.',
    );
  }
  return new AuthError(
    'invalid-answer',
    'The identity provider gave an answer that makes no sense, so nobody is signed in by it. Try again; tell support if it happens again.',
  );
}

/** What the session's failed state says of whatever stopped a sign-in. */
export function toSessionFailure(error: unknown): { reason: SignInFailure; error: AuthError } {
  const failure = toAuthError(error);
  return { reason: failure.reason === 'not-signed-in' ? 'invalid-answer' : failure.reason, error: failure };
}

function toAuthError(error: unknown): AuthError {
  if (isAuthError(error)) return error;
  if (isTimeoutError(error)) {
    return new AuthError(
      'provider-unreachable',
      'The identity provider did not answer in time. Check the connection and try again.',
      { cause: error },
    );
  }
  return new AuthError(
    'invalid-answer',
    'Signing in failed unexpectedly. Try again; tell support if it happens again.',
    {
      cause: error instanceof Error ? new Error(error.name) : undefined,
    },
  );
}

/** The OAuth error code an error carries, when it looks like one; anything else could quote the request. */
function readErrorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('error' in error)) return null;
  return typeof error.error === 'string' && /^[a-z_]{1,40}$/.test(error.error) ? error.error : null;
}

// The library has no type for a failed request: fetch rejects with a TypeError, a status stands in brackets in the message.
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof TypeError || error.name === 'ErrorTimeout' || /\((?:429|5\d\d)\)/.test(error.message)
  );
}
