import { AuthError, isAuthError, isTimeoutError } from '../../base/errors/errors.ts';
import { asRecord } from '../../base/parsing/records.ts';
import { providerUnreachable, invalidResponse, safeCause, sessionEnded } from '../authErrors.ts';
import type { SignInFailure } from './sessionState.ts';

/** Converts an error of the OIDC library into an AuthError. Drops the library's error, because it carries the request with the code. */
export function readSignInFailure(error: unknown): AuthError {
  if (isAuthError(error)) return error;
  const code = readErrorCode(error);
  if (code === null) return isOutage(error) ? providerUnreachable() : invalidResponse('it is malformed');
  if (code === 'server_error' || code === 'temporarily_unavailable') return providerUnreachable();
  if (code === 'invalid_grant') return sessionEnded();
  return new AuthError(
    'provider-refused',
    `The identity provider did not sign you in (${code}). Sign in again.`,
  );
}

/** Converts any error of a sign-in into the session's failed state. */
export function toSessionFailure(error: unknown): { reason: SignInFailure; error: AuthError } {
  const failure = toAuthError(error);
  return { reason: failure.reason === 'not-signed-in' ? 'invalid-response' : failure.reason, error: failure };
}

function toAuthError(error: unknown): AuthError {
  if (isAuthError(error)) return error;
  if (isTimeoutError(error)) return providerUnreachable(error);
  const message = 'The sign-in failed unexpectedly. Try again, and contact support if it happens again.';
  return new AuthError('invalid-response', message, safeCause(error));
}

/** Returns the OAuth error code of an error, if it looks like one. Any other text could quote the request. */
function readErrorCode(error: unknown): string | null {
  const code = asRecord(error)?.['error'];
  return typeof code === 'string' && /^[a-z_]{1,40}$/.test(code) ? code : null;
}

// The library has no type for a failed request. `fetch` rejects with a TypeError; a status is in parentheses in the message.
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof TypeError || error.name === 'ErrorTimeout' || /\((?:429|5\d\d)\)/.test(error.message)
  );
}
