import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fault } from '../contract/generated/openapi.ts';
import type { Sandbox } from '../startSandbox.ts';
import { createKeepAliveCaller, type KeepAliveCaller } from '../testing/keepAliveCaller.ts';
import { createPortalClient, endpoint } from '../testing/portalClient.ts';
import { rawGet } from '../testing/rawRequest.ts';
import { startTestSandbox } from '../testing/testSandbox.ts';

let sandbox: Sandbox;
let token: string;
let caller: KeepAliveCaller;
const navigation = '/core/rest/navigation';
const message = '/core/rest/portal-wide-message';
const accept = '/api/identity/rest/terms-of-use/accept';
const beyondTheBody = 1_000_000;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  token = (await createPortalClient(sandbox).signIn('noor')).access_token;
});
beforeEach(() => {
  caller = createKeepAliveCaller(sandbox, token);
});
afterEach(async () => {
  caller.close();
  await fetch(`${sandbox.origin}/sandbox/faults`, { method: 'DELETE' });
});
afterAll(() => sandbox.close());

async function fault(specification: Fault): Promise<void> {
  const response = await fetch(`${sandbox.origin}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(specification),
  });
  expect(response.status).toBe(201);
}

test.each<[string, 'waiting' | 'reset' | number, Omit<Fault, 'path'>, string?, string?]>([
  ['a stalled 204', 'waiting', { stallAfterBytes: 0 }, 'POST', accept],
  ['a stalled 204 that was given', 'waiting', { status: 204, stallAfterBytes: 0 }],
  ['a stalled 205', 'waiting', { status: 205, stallAfterBytes: 3 }],
  ['a stalled 304', 'waiting', { status: 304, stallAfterBytes: 3 }],
  ['a stalled 204 that was given a body', 'waiting', { status: 204, body: 'x', stallAfterBytes: 0 }],
  ['a stalled response with an empty body', 'waiting', { body: '', stallAfterBytes: 0 }],
  ['a stalled response without a body', 'waiting', { status: 200, stallAfterBytes: 7 }],
  ['a stall in the body', 'waiting', { stallAfterBytes: 9 }],
  ['a stall at the very end of the body', 'waiting', { body: 'abc', stallAfterBytes: 3 }],
  ['a stall beyond the body', 'waiting', { stallAfterBytes: beyondTheBody }],
  ['a stalled error', 'waiting', { status: 503, stallAfterBytes: beyondTheBody }],
  ['a stalled HEAD', 'waiting', { stallAfterBytes: 0 }, 'HEAD', endpoint('certs')],
  ['a delayed stall', 'waiting', { delayMs: 20, stallAfterBytes: 0 }, 'POST', accept],
  ['a stall told to keep alive', 'waiting', { stallAfterBytes: 1, headers: { connection: 'keep-alive' } }],
  ['a drop', 'reset', { drop: true }],
  ['a drop of a 204', 'reset', { drop: true }, 'POST', accept],
  ['a delayed drop', 'reset', { delayMs: 20, drop: true }],
  ['a delay', 200, { delayMs: 20 }],
  ['a delay the caller does not wait for', 'waiting', { delayMs: 600_000 }],
  ['a status', 503, { status: 503 }],
  ['a 204 that was given a body', 204, { status: 204, body: 'not sent' }],
  ['a 205 that was given a body', 205, { status: 205, body: 'not sent' }],
  ['a 204 that was given a length', 204, { headers: { 'content-length': '5' } }, 'POST', accept],
  ['a length greater than the body', 'reset', { headers: { 'content-length': '999999' } }],
])(
  'A fault affects its own call only: %s ends as %j',
  async (_name, outcome, what, method = 'GET', path = navigation) => {
    expect((await caller.call('GET', message)).outcome).toBe(200);
    await fault({ path: new URL(path, sandbox.origin).pathname, ...what, times: 1 });

    const matched = caller.call(method, path, { waitMs: 250 });
    expect((await caller.call('GET', message)).outcome).toBe(200);
    expect(await matched).toEqual({ outcome, reused: true });
    for (let index = 0; index < 3; index += 1) expect((await caller.call('GET', message)).outcome).toBe(200);
  },
);

test('A stalled redirect is not followed and affects no other call', async () => {
  const { pathname, search } = new URL(createPortalClient(sandbox).attempt().address, sandbox.origin);
  expect((await caller.call('GET', pathname + search)).outcome).toBe(303);
  await fault({ path: pathname, stallAfterBytes: 0 });
  expect((await caller.call('GET', pathname + search, { waitMs: 150 })).outcome).toBe('waiting');
  const { received } = await rawGet(sandbox, pathname + search, token, 150);
  expect(received).toMatch(/^HTTP\/1\.1 303 See Other\r\n/);
  expect(received).not.toContain('\r\n\r\n');
  expect((await caller.call('GET', message)).outcome).toBe(200);
});

test('A content length below the body’s closes the connection, so the rest is not read as the next response', async () => {
  await fault({ path: navigation, headers: { 'Content-Length': '5', Connection: 'keep-alive' } });
  const { received } = await rawGet(sandbox, navigation, token, 150);
  expect(received).toMatch(/\r\ncontent-length: 5\r\n/i);
  expect(received).toMatch(/\r\nconnection: close\r\n/i);
});

test('A stall without a body sends an incomplete head', async () => {
  await fault({ path: navigation, status: 204, headers: { 'x-extra': '1' }, stallAfterBytes: 0 });
  const { received, errorCode } = await rawGet(sandbox, navigation, token, 150);
  expect(errorCode).toBeUndefined();
  expect(received).toMatch(/^HTTP\/1\.1 204 No Content\r\n/);
  expect(received).toMatch(/\r\nx-extra: 1\r\n/i);
  expect(received).toMatch(/\r\nconnection: close\r\n/i);
  expect(received).not.toContain('\r\n\r\n');
});

test('A stall at or beyond the end of the body sends all of it and announces more', async () => {
  await fault({ path: navigation, body: 'abc', stallAfterBytes: 3 });
  const { received } = await rawGet(sandbox, navigation, token, 150);
  expect(received).toMatch(/\r\ntransfer-encoding: chunked\r\n/i);
  expect(received).not.toMatch(/content-length/i);
  expect(received.split('\r\n\r\n')[1]).toBe('3\r\nabc\r\n');
});

test('A stalled response closes its connection to other calls', async () => {
  await fault({ path: navigation, stallAfterBytes: 4 });
  expect((await rawGet(sandbox, navigation, token, 150)).received).toMatch(/\r\nconnection: close\r\n/i);
});

test('The log records a stalled response with the status of its head', async () => {
  await fault({ path: accept, stallAfterBytes: 0 });
  await fetch(`${sandbox.origin}/sandbox/requests`, { method: 'DELETE' });
  expect((await caller.call('POST', accept, { waitMs: 150 })).outcome).toBe('waiting');
  const logged = await fetch(`${sandbox.origin}/sandbox/requests?path=${accept}`);
  expect(await logged.json()).toMatchObject([{ method: 'POST', status: 204, user: 'noor' }]);
});
