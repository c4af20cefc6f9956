import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { exchange } from './support/exchange.ts';
import { expect, test } from './support/twoServers.ts';

const writes = ['PUT', 'DELETE', 'POST', 'PATCH'];

/** A backend that closes each connection after one response, which nginx notices only on the next request. It records the requests. */
function closingBackend(): { respond: RequestListener; arrived: string[]; isUsedAgain: () => boolean } {
  const used = new WeakSet<Socket>();
  const arrived: string[] = [];
  let again = false;
  return {
    arrived,
    isUsedAgain: () => again,
    respond(request, response) {
      arrived.push(request.method ?? '');
      if (used.has(request.socket)) {
        again = true;
        request.socket.destroy();
        return;
      }
      used.add(request.socket);
      response.end('done');
    },
  };
}

test('A stale connection to the backend loses nothing: a read is repeated, and a write uses a new connection', async ({
  servers: { nginx },
  backend,
}) => {
  const { respond, arrived, isUsedAgain } = closingBackend();
  backend.respond = respond;
  for (const method of ['GET', 'HEAD'])
    await expect
      .poll(async () => {
        expect((await exchange(nginx.origin, '/api/a', { method })).status).toBe(200);
        return isUsedAgain();
      })
      .toBe(true);
  expect(arrived.length).toBeGreaterThan(2);

  for (const method of writes)
    for (const body of ['', 'hello']) {
      arrived.length = 0;
      const { status } = await exchange(nginx.origin, '/api/a', { method, body });
      expect.soft([status, arrived], method).toEqual([200, [method]]);
    }
});

test('A write without a response arrives once and is a 502', async ({ servers: { nginx }, backend }) => {
  const arrived: string[] = [];
  backend.respond = (request) => {
    arrived.push(request.method ?? '');
    request.socket.destroy();
  };
  for (const method of writes)
    for (const body of ['', 'hello']) {
      arrived.length = 0;
      const { status, headers } = await exchange(nginx.origin, '/api/a', { method, body });
      expect.soft([status, arrived], method).toEqual([502, [method]]);
      expect.soft(headers['content-type']).toBe('application/problem+json');
    }
});
