import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseClientErrors } from './clientErrors.ts';
import { listen } from './testing/listen.ts';
import { type RecordingBackend, startRecordingBackend } from './testing/recordingBackend.ts';
import { sendRaw } from './testing/rawSocket.ts';
import { type StartedPortal, startPortal } from './testing/startPortal.ts';

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

function expectSafe(text: string): void {
  for (const header of [
    "content-security-policy: default-src 'none'",
    'strict-transport-security: max-age=63072000',
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
    'cache-control: no-store',
    'connection: close',
  ])
    expect(text).toContain(`\r\n${header}`);
}

test.each([
  ['is no HTTP', 'hello\r\n\r\n', 400],
  ['has no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['has a header that is too large', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['has an address that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['has a body on GET', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na', 400],
  ['asks for a tunnel', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['asks for a trace', 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['asks for a trace of the backend', 'TRACE /api/a HTTP/1.1\r\nHost: a\r\n\r\n', 405],
])(
  'The server refuses a request that %s with the security headers and closes the connection',
  async (_, bytes, status) => {
    const { text, statuses, isClosed } = await sendRaw(portal.origin, bytes);
    expect([statuses, isClosed]).toEqual([[status], true]);
    if (!bytes.includes('/api')) expectSafe(text);
  },
);

test('The server refuses a request that takes too long with the security headers and closes the connection', async () => {
  const server: Server = createServer({
    headersTimeout: 20,
    requestTimeout: 20,
    connectionsCheckingInterval: 10,
  });
  refuseClientErrors(server, { 'x-content-type-options': 'nosniff' });
  const origin = await listen(server);
  const { text, statuses, isClosed } = await sendRaw(origin, 'GET / HTTP/1.1\r\nHost: a\r\n');
  expect([statuses, isClosed]).toEqual([[408], true]);
  expect(text).toContain('x-content-type-options: nosniff');
  server.close();
});

test('The server refuses unreadable bytes behind a request after it has responded to that request', async () => {
  const { text, statuses, isClosed } = await sendRaw(
    portal.origin,
    'GET /api/first HTTP/1.1\r\nHost: a\r\n\r\nhello\r\n\r\n',
  );
  expect([statuses, isClosed]).toEqual([[200, 400], true]);
  expect(text).toContain('/api/first');
});
