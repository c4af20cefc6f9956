import { CancelledError, HttpStatusError, TimeoutError, type PortalError } from '@quayside/portal-core';
import { describe, expect, it } from 'vitest';
import { nameOfPointer, submitFailure } from './submitFailure.ts';

const wrongSubject = { errors: [{ pointer: '/subject', detail: 'Enter a subject' }] };

function status(
  code: number,
  problem: HttpStatusError['problem'] = null,
  requestId?: string,
): HttpStatusError {
  return new HttpStatusError(code, problem, `Failed with ${code}.`, 0, requestId);
}

function conflict(reason: string): HttpStatusError {
  return status(409, { type: `urn:quayside:problem:${reason}` });
}

const keyReused = 'urn:quayside:problem:key-reused';
const general = expect.stringContaining('still here') as string;

describe('a submit that failed', () => {
  it.each<[string, PortalError, object]>([
    [
      'shows what the server says of fields',
      status(422, wrongSubject),
      { kind: 'rejected', problems: [{ name: 'subject', message: 'Enter a subject' }] },
    ],
    [
      'shows what the server says of fields also with 409',
      status(409, wrongSubject),
      { kind: 'rejected', problems: [{ name: 'subject', message: 'Enter a subject' }] },
    ],
    ['is a conflict with 409 because of the state', conflict('wrong-state'), { kind: 'conflict' }],
    ['is a conflict with 409 because of the price', conflict('price-changed'), { kind: 'conflict' }],
    [
      'is a fault of ours with 409 because of the key',
      conflict('key-reused'),
      { kind: 'rejected', fault: 'notSent', problems: [{ name: null, message: general }] },
    ],
    [
      'is no conflict with 409 while an earlier call is carried out',
      conflict('in-progress'),
      { kind: 'rejected', fault: 'unknown', problems: [{ name: null, message: general }] },
    ],
    ['is a conflict with 412', status(412, { message: 'Changed.' }), { kind: 'conflict' }],
    [
      'shows the server’s message',
      status(403, { message: 'Ask your admin.' }),
      { kind: 'rejected', problems: [{ name: null, message: 'Ask your admin.' }] },
    ],
    [
      'shows general words for a fault of the server',
      status(500, { message: 'NullPointerException' }),
      { kind: 'rejected', fault: 'unknown', problems: [{ name: null, message: general }] },
    ],
    [
      'shows general words without a response',
      new TimeoutError('The server took too long.', 10_000),
      { kind: 'rejected', fault: 'unknown', problems: [{ name: null, message: general }] },
    ],
    ['says nothing when it was cancelled', new CancelledError('session-over'), { kind: 'cancelled' }],
  ])('A submit that failed %s', (_what, error, failure) => {
    expect(submitFailure(error)).toMatchObject(failure);
  });
});

it.each([
  ['a missing version', status(428, null, '4f1c-9')],
  ['a key that was used for another call', status(409, { type: keyReused }, '4f1c-9')],
  ['an error of the server', status(500, null, '4f1c-9')],
])('A form says that %s is our fault, with the id of the request', (_fault, error) => {
  expect(submitFailure(error)).toMatchObject({
    problems: [{ message: expect.stringMatching(/on our side\..* Reference: 4f1c-9$/) as string }],
  });
});

it.each([
  ['/subject', 'subject'],
  ['/sites/0/postcode', 'sites.0.postcode'],
  ['/a~1b/c~0d', 'a/b.c~d'],
  ['', null],
  ['/', null],
])('The JSON pointer %j means the field %j', (pointer, name) => {
  expect(nameOfPointer(pointer)).toBe(name);
});
