import { expect, it } from 'vitest';
import { AuthError, NetworkError, TimeoutError } from '../../base/errors/errors.ts';
import { readSignInFailure, toSessionFailure } from './signInFailure.ts';

class OAuthError extends Error {
  readonly error: unknown;

  constructor(error: unknown) {
    super('code=secret');
    this.error = error;
  }
}

const stalled = new Error('secret');
stalled.name = 'ErrorTimeout';

it.each([
  ['server_error', 'provider-unreachable'],
  ['temporarily_unavailable', 'provider-unreachable'],
  ['invalid_grant', 'session-ended'],
  ['login_required', 'provider-refused'],
  ['access_denied', 'provider-refused'],
  ['a'.repeat(40), 'provider-refused'],
  ['a'.repeat(41), 'invalid-response'],
  ['', 'invalid-response'],
  ['code=secret', 'invalid-response'],
  [' login_required', 'invalid-response'],
  ['login_required\n', 'invalid-response'],
  [7, 'invalid-response'],
  [undefined, 'invalid-response'],
])('readSignInFailure reads the code %j as %s', (code, reason) => {
  const failure = readSignInFailure(new OAuthError(code));
  expect(failure).toMatchObject({ name: 'AuthError', reason });
  expect(`${failure.message}${String(failure.cause)}`).not.toContain('secret');
});

it('readSignInFailure names the code of a refusal and the next step', () => {
  expect(readSignInFailure(new OAuthError('access_denied')).message).toBe(
    'The identity provider did not sign you in (access_denied). Sign in again.',
  );
});

it.each([
  ['a request that failed', new TypeError('Failed to fetch'), 'provider-unreachable'],
  ['a request that timed out', stalled, 'provider-unreachable'],
  ['a status 500', new Error('Internal Server Error (500)'), 'provider-unreachable'],
  ['a status 599', new Error('(599) secret'), 'provider-unreachable'],
  ['a status 429', new Error('Too Many Requests (429)'), 'provider-unreachable'],
  ['a status 404', new Error('Not Found (404)'), 'invalid-response'],
  ['a status of four digits', new Error('Odd (5000)'), 'invalid-response'],
  ['a status without brackets', new Error('500'), 'invalid-response'],
  ['no error', 'Failed to fetch (500)', 'invalid-response'],
  ['nothing', undefined, 'invalid-response'],
])('readSignInFailure reads %s as %s', (_name, thrown, reason) => {
  expect(readSignInFailure(thrown)).toMatchObject({ name: 'AuthError', reason });
});

it('readSignInFailure returns an AuthError unchanged', () => {
  const known = new AuthError('provider-refused', 'Played by the test.');
  expect(readSignInFailure(known)).toBe(known);
});

it.each([
  ['provider-unreachable', 'provider-unreachable'],
  ['provider-refused', 'provider-refused'],
  ['too-many-redirects', 'too-many-redirects'],
  ['sign-in-unfinished', 'sign-in-unfinished'],
  ['sign-in-not-kept', 'sign-in-not-kept'],
  ['invalid-response', 'invalid-response'],
  ['session-ended', 'session-ended'],
  ['not-signed-in', 'invalid-response'],
] as const)('toSessionFailure turns %s into %s with the same error', (reason, shown) => {
  const error = new AuthError(reason, 'Played by the test.');
  expect(toSessionFailure(error)).toEqual({ reason: shown, error });
});

it('toSessionFailure reports an unreachable provider after a deadline, with the cause', () => {
  const cause = new TimeoutError('Played by the test.', 5_000);
  const { reason, error } = toSessionFailure(cause);
  expect(reason).toBe('provider-unreachable');
  expect(error).toMatchObject({ retryable: true, cause });
  expect(error.message).toContain('Check the connection and try again.');
});

it('toSessionFailure names the next step after any other error, and keeps no part of it that could be a secret', () => {
  const { reason, error } = toSessionFailure(new RangeError('secret'));
  expect(reason).toBe('invalid-response');
  expect(error.message).toBe(
    'The sign-in failed unexpectedly. Try again, and contact support if it happens again.',
  );
  expect(error.cause).toEqual(new Error('RangeError'));
  expect(toSessionFailure('secret').error.cause).toBeUndefined();
  const portal = new NetworkError('Played by the test.');
  expect(toSessionFailure(portal).error.cause).toBe(portal);
});
