import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import type { Sandbox } from '../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../testing/documentedCalls.ts';
import { createPortalClient, endpoint, type PortalClient, type TokenSet } from '../testing/portalClient.ts';
import { rawGet } from '../testing/rawRequest.ts';
import { portalOrigin, startTestSandbox } from '../testing/testSandbox.ts';
import { createFaults } from './faults.ts';
import { pathPattern } from './pathPattern.ts';

let sandbox: Sandbox;
let calls: DocumentedCalls;
let client: PortalClient;
let tokens: TokenSet;
const navigationPath = '/core/rest/navigation';
const messagePath = '/core/rest/portal-wide-message';

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
  client = createPortalClient(sandbox);
  tokens = await client.signIn('amelia');
});
beforeEach(() => calls.call('DELETE', '/sandbox/faults'));
afterAll(() => sandbox.close());

const fault = (body: unknown) => calls.call('POST', '/sandbox/faults', { body });
const get = (path: string) =>
  fetch(sandbox.origin + path, { headers: { authorization: `Bearer ${tokens.access_token}` } });

test('A fault with a status responds with problem details until the faults are deleted', async () => {
  expect((await fault({ path: '/core/*', status: 503 })).body).toEqual({ id: expect.any(String) });
  const response = await calls.call('GET', navigationPath, { token: tokens.access_token });
  expect(response.body).toMatchObject({ status: 503, title: 'Service unavailable' });
  expect((await get(messagePath)).status).toBe(503);
  await calls.call('DELETE', '/sandbox/faults');
  expect((await get(navigationPath)).status).toBe(200);
});

test('A fault sends a text body unchanged and any other as JSON, with its headers', async () => {
  const headers = { 'content-type': 'text/html', 'retry-after': '7' };
  await fault({ path: navigationPath, body: '<html>Log on to the network</html>', headers });
  const captive = await get(navigationPath);
  expect(captive.status).toBe(200);
  expect(captive.headers.get('content-type')).toBe('text/html');
  expect(captive.headers.get('retry-after')).toBe('7');
  expect(await captive.text()).toBe('<html>Log on to the network</html>');

  await fault({ path: navigationPath, status: 409, body: { message: 'No' } });
  const conflict = await get(navigationPath);
  expect([conflict.status, await conflict.json()]).toEqual([409, { message: 'No' }]);
});

test('A fault with only headers adds them to the real response', async () => {
  await fault({ path: messagePath, headers: { 'x-extra': '1', 'content-type': 'text/plain' } });
  const response = await get(messagePath);
  expect(response.headers.get('x-extra')).toBe('1');
  expect(response.headers.get('content-type')).toBe('text/plain');
  expect(await response.text()).toContain('Planned works');
});

test('The newest matching fault wins, and `times` limits it', async () => {
  await fault({ path: '*', status: 500 });
  await fault({ path: navigationPath, method: 'GET', status: 511, times: 2 });
  const statuses = [];
  for (let index = 0; index < 3; index += 1)
    statuses.push((await get(`${navigationPath}?x=${index}`)).status);
  expect(statuses).toEqual([511, 511, 500]);
});

test('A fault does not affect other methods', async () => {
  await fault({ path: navigationPath, method: 'POST', status: 500 });
  expect((await get(navigationPath)).status).toBe(200);
});

test('A fault with only a delay sends the real response after it', async () => {
  await fault({ path: navigationPath, delayMs: 120 });
  const begin = performance.now();
  expect((await get(navigationPath)).status).toBe(200);
  expect(performance.now() - begin).toBeGreaterThanOrEqual(118);
});

test('A dropped call is a connection reset', async () => {
  await fault({ path: navigationPath, drop: true, times: 1 });
  const { received, errorCode } = await rawGet(sandbox, navigationPath, tokens.access_token, 2000);
  expect([received, errorCode]).toEqual(['', 'ECONNRESET']);
  const { body } = await calls.call('GET', `/sandbox/requests?path=${navigationPath}`);
  expect(body).toEqual(expect.arrayContaining([expect.objectContaining({ status: null })]));
});

test.each([0, 25])('A stall sends the head and %i bytes of the body, then nothing more', async (bytes) => {
  await fault({ path: navigationPath, stallAfterBytes: bytes });
  const { received, errorCode } = await rawGet(sandbox, navigationPath, tokens.access_token, 150);
  expect(errorCode).toBeUndefined();
  const [head = '', body = ''] = received.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(Number(/content-length: (\d+)/i.exec(head)?.[1])).toBeGreaterThan(1000);
  expect(body).toBe('{"apollo":{"portalPages":[{"name"'.slice(0, bytes));
});

test('A fault can stall its own body', async () => {
  await fault({ path: navigationPath, body: 'abcdef', stallAfterBytes: 3 });
  const { received } = await rawGet(sandbox, navigationPath, tokens.access_token, 150);
  expect(received.split('\r\n\r\n')[1]).toBe('abc');
});

describe('faults of identity endpoints', () => {
  test('The portal can read a failed identity call', async () => {
    await fault({ method: 'POST', path: '*/token', status: 502, times: 1 });
    const body = new URLSearchParams({
      client_id: 'portal',
      grant_type: 'refresh_token',
      refresh_token: 'x',
    });
    const headers = { origin: portalOrigin };
    const response = await fetch(sandbox.origin + endpoint('token'), { method: 'POST', body, headers });
    expect(response.status).toBe(502);
    expect(response.headers.get('access-control-allow-origin')).toBe(portalOrigin);
    expect((await client.refresh('x')).status).toBe(400);
  });

  test('Identity endpoints can stall and drop', async () => {
    const keys = endpoint('certs');
    await fault({ path: keys, stallAfterBytes: 9 });
    const stalled = await rawGet(sandbox, keys, '', 150);
    expect(stalled.received.split('\r\n\r\n')[1]).toBe('{"keys":[');
    await fault({ path: '/realms/*', drop: true });
    expect((await rawGet(sandbox, keys, '', 2000)).errorCode).toBe('ECONNRESET');
  });

  test('A preflight neither triggers nor consumes a fault', async () => {
    await fault({ path: endpoint('userinfo'), status: 500, times: 1 });
    const headers = {
      origin: portalOrigin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    };
    const preflight = await fetch(sandbox.origin + endpoint('userinfo'), { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect((await get(endpoint('userinfo'))).status).toBe(500);
    expect((await get(endpoint('userinfo'))).status).toBe(200);
  });
});

test('Faults never affect the control API and health', async () => {
  await fault({ path: '*', status: 500 });
  expect((await calls.call('GET', '/health')).status).toBe(200);
  expect((await calls.call('GET', '/sandbox/requests')).status).toBe(200);
});

test.each([{}, { path: '' }, { path: '/x', status: 99 }, { path: '/x', times: 0 }, { path: '/x', delay: 1 }])(
  'The fault %j is refused',
  async (body) => {
    expect((await fault(body)).status).toBe(422);
  },
);

test.each([
  ['/a/*', '/a/b/c', true],
  ['/a/*', '/a/', true],
  ['/a/*', '/b/a/c', false],
  ['*/token', '/realms/x/token', true],
  ['*/token', '/realms/x/token/more', false],
  ['/a.b', '/axb', false],
  ['/a(b)+[c]', '/a(b)+[c]', true],
  ['*', '', true],
])('The pattern %j matches %j: %s', (pattern, pathname, fits) => {
  expect(pathPattern(pattern)(pathname)).toBe(fits);
});

test('A fault of one method does not match the others', () => {
  const faults = createFaults();
  faults.add({ path: '/x', method: 'POST', drop: true });
  expect(faults.take('POST', '/x')?.drop).toBe(true);
  expect(faults.take('GET', '/x')).toBeUndefined();
});
