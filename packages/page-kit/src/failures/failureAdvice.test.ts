import {
  ContractError,
  HttpStatusError,
  NetworkError,
  TimeoutError,
  type PortalError,
} from '@quayside/portal-core';
import { afterEach, expect, it, vi } from 'vitest';
import { errorReference } from './errorReference.ts';
import {
  adviceWithReference,
  failedDetail,
  failureAdvice,
  isRefused,
  isRejected,
  withAdvice,
} from './failureAdvice.ts';

function status(
  code: number,
  problem: HttpStatusError['problem'] = null,
  requestId?: unknown,
): HttpStatusError {
  return new HttpStatusError(code, problem, `Failed with ${code}.`, 0, requestId);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const ours = 'Something went wrong on our side. Try again in a few minutes.';

it.each<[string, PortalError, string]>([
  ['names no connection for a fault of the server', status(500, { message: 'NullPointerException' }), ours],
  [
    'names a key of another call as our fault',
    status(409, { type: 'urn:quayside:problem:key-reused', message: 'Make a new one.' }),
    ours,
  ],
  ['names a change without its version as our fault', status(428, { message: 'Send If-Match.' }), ours],
  ['names no connection for a response that does not fit', new ContractError('Unfit.'), ours],
  [
    'asks to wait after too many requests',
    status(429),
    'There were too many requests. Try again in a minute.',
  ],
  [
    'says that the service is down',
    status(503),
    'The service is busy or being maintained. Try again in a few minutes.',
  ],
  ['says what the server says of a right', status(403, { message: 'Ask your admin.' }), 'Ask your admin.'],
  [
    'names who can give a right',
    status(403, {
      message: 'You may not order.',
      administrators: [
        { name: 'Priya Shah', email: 'priya@example.com' },
        { name: 'Tom Reed', email: 'tom@example.com' },
        { name: 7 },
        null,
      ],
    }),
    'You may not order. Ask Priya Shah, Tom Reed.',
  ],
  [
    'says that a right is missing',
    status(403),
    'You don’t have the right to do this. Ask an administrator of your company.',
  ],
  ['says what the server says of the state', status(422, { detail: 'It has ended.' }), 'It has ended.'],
  ['says that it took too long', new TimeoutError('Too long.', 30_000), 'It took too long. Try again.'],
])('The advice after a failure %s', (_what, error, advice) => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(failureAdvice(error)).toBe(advice);
});

it.each([
  [true, 'Check your connection and try again.'],
  [false, 'Try again once you’re back online.'],
])(
  'The advice after a failure is about the connection if no response arrived (online: %s)',
  (onLine, advice) => {
    vi.stubGlobal('navigator', { onLine });
    expect(failureAdvice(new NetworkError('Unreachable.'))).toBe(advice);
  },
);

it('The text of a toast says what failed and advises by the error, and is the same function at each render', () => {
  const text = withAdvice('Sharing was not changed.');
  expect(text(status(500))).toBe(`Sharing was not changed. ${ours}`);
  expect(text(status(403, { message: 'Ask your admin.' }))).toBe('Sharing was not changed. Ask your admin.');
  expect(withAdvice('Sharing was not changed.')).toBe(text);
});

it.each([
  [status(403), true, true],
  [status(422), false, true],
  [status(429), false, false],
  [status(500), false, false],
])('A refusal and a rejection differ from a fault: %s', (error, refused, rejected) => {
  expect([isRefused(error), isRejected(error)]).toEqual([refused, rejected]);
});

it('The reference of a failure is the id that the server gave to the request', () => {
  expect(adviceWithReference('listServices', status(500, null, '4f1c-9'))).toBe(`${ours} Reference: 4f1c-9`);
});

it.each([undefined, '', 'a b', '<b>', 'x'.repeat(65), ['a']])(
  'The reference of a failure is the call if the server sent no id: %j',
  (id) => {
    expect(errorReference('listServices', status(500, null, id))).toBe('listServices 500');
  },
);

it('The reference of a response that does not fit the contract is the id of its request, else the call', () => {
  const error = new ContractError('The response is not used.');
  expect(errorReference('getLanding', error)).toBe('getLanding ContractError');
  expect(errorReference('getLanding', Object.assign(error, { requestId: 'R-4f1c' }))).toBe('R-4f1c');
});

it('The reference of a failure is missing if nothing arrived at the server', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const unreachable = new NetworkError('Unreachable.');
  expect(errorReference('listServices', unreachable)).toBeUndefined();
  expect(adviceWithReference('listServices', unreachable)).toBe('Try again once you’re back online.');
});

it('The reference of a failure follows the advice of a failed state, and both may be missing', () => {
  expect(failedDetail({ advice: ours, reference: 'R-1' })).toBe(`${ours} Reference: R-1`);
  expect(failedDetail({})).toBe('');
});
