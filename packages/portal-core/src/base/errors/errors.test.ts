import { expect, it } from 'vitest';
import {
  AuthError,
  CancelledError,
  ConfigError,
  ContractError,
  HttpStatusError,
  isAuthError,
  isCancelledError,
  isConfigError,
  isContractError,
  isHttpStatusError,
  isNetworkError,
  isServiceUnavailable,
  isTimeoutError,
  NetworkError,
  RequestError,
  TimeoutError,
  toPortalError,
  UnexpectedError,
} from './errors.ts';
import { isPortalError } from './PortalError.ts';

const family = {
  HttpStatusError: new HttpStatusError(404, null, 'x'),
  NetworkError: new NetworkError('x'),
  TimeoutError: new TimeoutError('x', 1),
  CancelledError: new CancelledError('aborted'),
  AuthError: new AuthError('session-ended', 'x'),
  ContractError: new ContractError('x'),
  RequestError: new RequestError('x'),
  ConfigError: new ConfigError('x'),
  UnexpectedError: new UnexpectedError('x'),
};

const guards = {
  HttpStatusError: isHttpStatusError,
  NetworkError: isNetworkError,
  TimeoutError: isTimeoutError,
  CancelledError: isCancelledError,
  AuthError: isAuthError,
  ContractError: isContractError,
  ConfigError: isConfigError,
};

it.each(Object.entries(family))('%s has its literal name', (name, error) => {
  expect(error.name).toBe(name);
  expect(isPortalError(error)).toBe(true);
});

it.each(Object.entries(guards))('The guard of %s accepts only its own error', (name, guard) => {
  const recognised = Object.entries(family).filter(([, error]) => guard(error));
  expect(recognised.map(([key]) => key)).toEqual([name]);
  expect(guard(new Error('x'))).toBe(false);
});

it('The guards of HttpStatusError and AuthError can check the status and the reason', () => {
  expect(isHttpStatusError(family.HttpStatusError, 404)).toBe(true);
  expect(isHttpStatusError(family.HttpStatusError, 500)).toBe(false);
  expect(isAuthError(family.AuthError, 'session-ended')).toBe(true);
  expect(isAuthError(family.AuthError, 'not-signed-in')).toBe(false);
});

it('isServiceUnavailable accepts 503, 504 and 511 only', () => {
  const down = [500, 502, 503, 504, 505, 511].filter((status) =>
    isServiceUnavailable(new HttpStatusError(status, null, 'x')),
  );
  expect(down).toEqual([503, 504, 511]);
  expect(isServiceUnavailable(family.NetworkError)).toBe(false);
  expect(isServiceUnavailable(null)).toBe(false);
});

it('The retryable of a PortalError is true for errors that a retry may fix', () => {
  const retryable = Object.entries(family).filter(([, error]) => error.retryable);
  expect(retryable.map(([name]) => name)).toEqual(['NetworkError', 'TimeoutError']);
  expect(new HttpStatusError(503, null, 'x').retryable).toBe(true);
  expect(new HttpStatusError(429, null, 'x').retryable).toBe(true);
  expect(new AuthError('provider-unreachable', 'x').retryable).toBe(true);
});

it('toPortalError keeps a PortalError and wraps anything else', () => {
  expect(toPortalError(family.ContractError)).toBe(family.ContractError);
  const bug = new TypeError('a bug');
  expect(toPortalError(bug)).toMatchObject({ name: 'UnexpectedError', cause: bug });
  expect(toPortalError(undefined)).toMatchObject({ name: 'UnexpectedError' });
});
