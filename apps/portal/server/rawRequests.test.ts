import { afterAll, beforeAll, expect, test } from 'vitest';
import { forwardedHeaders } from './forwardedHeaders.ts';
import { claimedHeaders } from './testing/claimedHeaders.ts';
import { rawMethods } from './testing/rawRequests.ts';
import { type RecordingBackend, startRecordingBackend } from './testing/recordingBackend.ts';
import { sendRaw } from './testing/rawSocket.ts';
import { type StartedPortal, startPortal } from './testing/startPortal.ts';
import { tryRawRequests } from './testing/tryRawRequests.ts';

let backend: RecordingBackend;
let portal: StartedPortal;

beforeAll(async () => {
  backend = await startRecordingBackend();
  portal = await startPortal(backend.origin);
});

afterAll(() => {
  portal.stop();
  backend.stop();
});

/** The number of cases that reach the backend, each as one request. All others are refused. */
const passed: Readonly<Record<string, number>> = {
  GET: 2,
  HEAD: 2,
  OPTIONS: 2,
  POST: 13,
  PUT: 13,
  PATCH: 13,
  DELETE: 13,
};

test.each(rawMethods)(
  'An ambiguous %s request reaches the backend as exactly one request, or the server refuses it and closes the connection [CALL-16]',
  async (method) => {
    const { failures, ...counts } = await tryRawRequests(portal.origin, backend, method);
    expect(failures).toEqual([]);
    expect(counts).toEqual({ passed: passed[method] ?? 0, refused: 57 - (passed[method] ?? 0) });
  },
  60_000,
);

test.each(['GET', 'HEAD', 'OPTIONS'])('The server refuses %s with a body [CALL-16]', async (method) => {
  for (const framing of ['Content-Length: 1\r\n\r\na', 'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n']) {
    const { statuses, isClosed } = await sendRaw(
      portal.origin,
      `${method} /api/a HTTP/1.1\r\nHost: portal.example\r\n${framing}`,
    );
    expect([statuses, isClosed]).toEqual([[400], true]);
  }
});

test('A truncated body never reaches the backend as a complete request, and its connection is not reused', async () => {
  const { origin } = portal;
  for (const framing of [
    'Content-Length: 100\r\n\r\nhalf',
    'Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\nzz',
  ]) {
    backend.requests.length = 0;
    await sendRaw(origin, `POST /api/cut HTTP/1.1\r\nHost: portal.example\r\n${framing}`, { end: true });
    await sendRaw(origin, 'GET /api/next HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\n\r\n');
    expect(backend.requests.map(({ target }) => target)).toEqual(['/api/next']);
  }
  expect(backend.unreadable).toEqual([]);
});

test('The proxy forwards a DELETE with its chunked body', async () => {
  backend.requests.length = 0;
  await sendRaw(
    portal.origin,
    'DELETE /api/a HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
  );
  expect(backend.requests).toMatchObject([{ method: 'DELETE', target: '/api/a', body: 'hello' }]);
});

test.each([
  ['an empty Host', 'Host:'],
  ['two Host headers', 'Host: portal.example\r\nHost: portal.example'],
  ['two hosts in one Host', 'Host: portal.example, evil.example'],
  ['a Host with a path', 'Host: portal.example/admin'],
  ['a Host with a user', 'Host: portal.example@evil.example'],
])('The server refuses a request with %s', async (_, host) => {
  backend.requests.length = 0;
  const { statuses, isClosed } = await sendRaw(portal.origin, `GET /api/a HTTP/1.1\r\n${host}\r\n\r\n`);
  expect([statuses, isClosed, backend.requests]).toEqual([[400], true, []]);
});

test('Only the server tells the backend who and where the client is, and it removes headers of a single connection', async () => {
  backend.requests.length = 0;
  const claims = [
    ...claimedHeaders.map((name) => `${name}: evil`),
    'X_Forwarded_For: 192.0.2.1',
    'Connection: close, X-Secret, X-Forwarded-For',
    'X-Secret: one hop',
    'Keep-Alive: timeout=5',
    'TE: trailers',
    'Trailer: X-Later',
    'Proxy-Authorization: Basic x',
    'Proxy-Connection: keep-alive',
    'Upgrade: websocket',
    'X-Unknown: evil',
    'Authorization: Bearer t',
    'Idempotency-Key: key-1',
  ];
  await sendRaw(
    portal.origin,
    `GET /api/a HTTP/1.1\r\nHost: portal.example\r\n${claims.join('\r\n')}\r\n\r\n`,
  );
  const { host, connection, ...headers } = backend.requests[0]?.headers ?? {};
  expect(`http://${String(host)}`).toBe(backend.origin);
  expect(connection).toBe('keep-alive');
  expect(headers).toEqual({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'portal.example',
    'x-forwarded-proto': 'http',
    'x-real-ip': '127.0.0.1',
    authorization: 'Bearer t',
    'idempotency-key': 'key-1',
  });
});

test('The server forwards each header that the portal and browsers send to the backend', async () => {
  backend.requests.length = 0;
  const sent = forwardedHeaders.map((name) => `${name}: sent`);
  await sendRaw(
    portal.origin,
    `GET /api/a HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\n${sent.join('\r\n')}\r\n\r\n`,
  );
  const { headers } = backend.requests[0] ?? {};
  expect(headers).toMatchObject(
    Object.fromEntries(forwardedHeaders.map((name) => [name.toLowerCase(), 'sent'])),
  );
});
