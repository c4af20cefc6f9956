import { expect, it } from 'vitest';
import { NetworkError } from '../base/errors/errors.ts';
import {
  providerUnreachable,
  invalidResponse,
  safeCause,
  sessionEnded,
  tooManyRedirects,
} from './authErrors.ts';

it.each([
  [
    invalidResponse('it smells'),
    'invalid-response',
    "The identity provider's response was refused: it smells. Nobody is signed in. Try again, and contact support if it happens again.",
  ],
  [
    providerUnreachable(),
    'provider-unreachable',
    'The identity provider sent no usable response, so you cannot sign in now. Check the connection and try again.',
  ],
  [sessionEnded(), 'session-ended', 'The session is over and cannot be renewed. Sign in again.'],
  [
    tooManyRedirects(''),
    'sign-in-unfinished',
    'The portal started a sign-in twice within a minute, so the next one needs a click. Select Sign in.',
  ],
])('%s has the reason %s and a message that says what to do', (error, reason, message) => {
  expect(error).toMatchObject({ name: 'AuthError', reason, message });
  expect(error.cause).toBeUndefined();
});

it('An AuthError keeps a PortalError as its cause, of a foreign error only the name, and nothing of a string', () => {
  const cause = new NetworkError('Played by the test.');
  expect(safeCause(cause)).toEqual({ cause });
  expect(invalidResponse('x', new TypeError('token=secret')).cause).toEqual(new Error('TypeError'));
  expect(providerUnreachable(new TypeError('token=secret')).cause).toEqual(new Error('TypeError'));
  expect(sessionEnded({ cause }).cause).toBe(cause);
  expect(safeCause('token=secret')).toEqual({});
});
