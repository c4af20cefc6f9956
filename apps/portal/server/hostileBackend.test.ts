import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from './testing/listen.ts';
import { sendRaw } from './testing/rawSocket.ts';
import { type StartedPortal, startPortal } from './testing/startPortal.ts';

let respond: (socket: Socket) => void;
let backend: Server;
let portal: StartedPortal;

beforeAll(async () => {
  backend = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => respond(socket));
  });
  portal = await startPortal(await listen(backend));
});

afterAll(() => {
  portal.stop();
  backend.close();
});

const request = 'GET /api/a HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\n\r\n';
const rest = 'Content-Length: 2\r\n\r\nok';

test.each([
  ['a status of 000', `HTTP/1.1 000 None\r\n${rest}`],
  ['a status of 099', `HTTP/1.1 099 None\r\n${rest}`],
  ['a status of two digits', `HTTP/1.1 20 OK\r\n${rest}`],
  ['a status of four digits', `HTTP/1.1 2000 OK\r\n${rest}`],
  ['a status of 600', `HTTP/1.1 600 Own\r\n${rest}`],
  ['a status of 999', `HTTP/1.1 999 Own\r\n${rest}`],
  ['a status that is no number', `HTTP/1.1 abc OK\r\n${rest}`],
  ['no status', 'HTTP/1.1\r\n\r\n'],
  ['another protocol', `SSH-2.0-OpenSSH_9.2\r\n${rest}`],
  ['a version that there is not', `HTTP/9.9 200 OK\r\n${rest}`],
  [
    'an upgrade that nobody asked for',
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
  ],
  ['an upgrade to nothing', 'HTTP/1.1 101 Switching Protocols\r\n\r\n'],
  ['two lengths', `HTTP/1.1 200 OK\r\nContent-Length: 3\r\n${rest}`],
  ['a header with a NUL', `HTTP/1.1 200 OK\r\nX-A: a\0b\r\n${rest}`],
  ['a header without a name', `HTTP/1.1 200 OK\r\n: b\r\n${rest}`],
  ['a header that is too large', `HTTP/1.1 200 OK\r\nX-A: ${'a'.repeat(100_000)}\r\n${rest}`],
])('A backend that responds with %s becomes a 502 with problem details [CALL-17]', async (_, bytes) => {
  respond = (socket) => void socket.write(bytes, 'latin1');
  const { text, statuses, isClosed } = await sendRaw(portal.origin, request);
  expect([statuses, isClosed]).toEqual([[502], true]);
  expect(text).toContain('content-type: application/problem+json');
  expect(text).toContain('x-content-type-options: nosniff');
});

test('The proxy forwards the final response after an interim response of the backend [CALL-17]', async () => {
  respond = (socket) =>
    void socket.write(`HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\n${rest}`);
  expect((await sendRaw(portal.origin, request)).statuses).toEqual([200]);
});

test('A backend that closes the connection without a response closes the browser’s connection', async () => {
  respond = (socket) => void socket.end();
  expect(await sendRaw(portal.origin, request)).toEqual({ text: '', statuses: [], isClosed: true });
});

test('The proxy forwards a response that comes before the backend has read the whole body, and closes the connection', async () => {
  respond = (socket) => void socket.end(`HTTP/1.1 413 Content Too Large\r\nConnection: close\r\n${rest}`);
  const { text, statuses, isClosed } = await sendRaw(
    portal.origin,
    `POST /api/a HTTP/1.1\r\nHost: portal.example\r\nContent-Length: 1000000\r\n\r\n${'a'.repeat(1000)}`,
  );
  expect([statuses, isClosed]).toEqual([[413], true]);
  expect(text).toMatch(/\r\nok$/);
});

test('A client that gives up before the response cancels the request to the backend', async () => {
  const closed = new Promise<void>((resolve) => {
    respond = (socket) => void socket.once('close', () => resolve());
  });
  const abort = new AbortController();
  const reached = new Promise<void>((resolve) => {
    const wait = respond;
    respond = (socket) => {
      wait(socket);
      resolve();
    };
  });
  const call = fetch(`${portal.origin}/api/a`, { signal: abort.signal });
  await reached;
  abort.abort();
  await expect(call).rejects.toThrow('aborted');
  await closed;
});
