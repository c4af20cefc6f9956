import { randomBytes } from 'node:crypto';
import { forwardedHeaders } from '../../apps/portal/server/forwardedHeaders.ts';
import { claimedHeaders } from '../../apps/portal/server/testing/claimedHeaders.ts';
import { get, type RequestListener } from 'node:http';
import { createPortalServer } from '../../apps/portal/server/portalServer.ts';
import { listen } from '../../tools/harness/lifetime.ts';
import { expectSameResponse } from './support/expectSameResponse.ts';
import { exchange } from './support/exchange.ts';
import { problemIn } from './support/problemIn.ts';
import { config, dist, expect, test } from './support/twoServers.ts';

/** A request as the backend received it. */
interface Seen {
  method: string;
  url: string;
  headers: Record<string, string>;
  bytes: number;
}

/** A backend that responds with the request it received. */
const echo: RequestListener = (request, response) => {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.on('end', () => {
    const { method, url, headers } = request;
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ method, url, headers, bytes }));
  });
};

function seenIn(body: Buffer): Seen {
  return JSON.parse(body.toString()) as Seen;
}

test('Nginx forwards a call with its method, address, headers and body', async ({
  servers: { nginx, backendOrigin },
  backend,
}) => {
  backend.respond = echo;
  for (const path of [
    '/api/a?b=c%20d',
    '/core/rest/documents/a%2Fb',
    '/resources/x/a..b/...?to=/../y',
    '/core',
  ]) {
    const { body } = await exchange(nginx.origin, path, {
      method: 'PATCH',
      body: 'hello',
      headers: { authorization: `Bearer ${'t'.repeat(12_000)}`, 'idempotency-key': 'key-1', cookie: 'a=b' },
    });
    const seen = seenIn(body);
    expect(seen).toMatchObject({ method: 'PATCH', url: path, bytes: 5 });
    expect(seen.headers).toMatchObject({
      'idempotency-key': 'key-1',
      cookie: 'a=b',
      host: new URL(backendOrigin).host,
    });
    expect(seen.headers['authorization']).toHaveLength(12_007);
  }
});

test('Nginx, not the client, says who the client is and where it comes from', async ({
  servers: { nginx },
  backend,
}) => {
  backend.respond = echo;
  const { body } = await exchange(nginx.origin, '/api/a', {
    headers: {
      ...Object.fromEntries(claimedHeaders.map((name) => [name, '192.0.2.1'])),
      te: 'trailers',
      'proxy-authorization': 'Basic x',
    },
  });
  const { headers } = seenIn(body);
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-real-ip': '127.0.0.1',
    'x-forwarded-host': new URL(nginx.origin).host,
    'x-forwarded-proto': 'http',
  });
  expect(Object.entries(headers).filter(([, value]) => value === '192.0.2.1')).toEqual([]);
  for (const name of ['te', 'proxy-authorization', 'upgrade']) expect(headers).not.toHaveProperty(name);
});

test('Nginx forwards each header that the portal and browsers send to the backend', async ({
  servers: { nginx },
  backend,
}) => {
  backend.respond = echo;
  const sent = Object.fromEntries(forwardedHeaders.map((name) => [name.toLowerCase(), 'sent']));
  const { body } = await exchange(nginx.origin, '/api/a', { headers: sent });
  expect(seenIn(body).headers).toMatchObject(sent);
});

test('Nginx takes the client’s address from a trusted proxy', async ({ startNginx, backend }) => {
  const nginx = await startNginx({ TRUSTED_PROXIES: '127.0.0.0/8, 10.0.0.1' });
  backend.respond = echo;
  const headers = { 'x-forwarded-for': '192.0.2.1, 192.0.2.7, 10.0.0.1' };
  const { body } = await exchange(nginx.origin, '/api/a', { headers });
  expect(seenIn(body).headers['x-forwarded-for']).toBe('192.0.2.7');
});

test('Nginx keeps the backend’s headers and adds its own where there are none', async ({
  servers: { nginx, portalServer },
  backend,
}) => {
  const own = {
    'content-security-policy': "default-src 'self'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'max-age=60',
    'retry-after': '7',
    allow: 'GET',
    vary: 'origin',
    'set-cookie': ['a=1', 'b=2'],
    'x-backend': 'yes',
  };
  for (const status of [200, 204, 301, 404, 405, 429, 500, 502, 503, 504])
    for (const headers of [{}, own]) {
      backend.respond = (_request, response) => {
        response.writeHead(status, headers);
        response.end(status === 204 ? undefined : `response ${status}`);
      };
      const { headers: received } = await expectSameResponse([nginx.origin, portalServer], '/api/a');
      expect
        .soft(received['content-security-policy'])
        .toBe(
          'x-backend' in headers
            ? "default-src 'self'"
            : "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
        );
    }
});

test('The backend cannot control nginx by its headers', async ({ servers: { nginx }, backend }) => {
  backend.respond = (_request, response) =>
    response.writeHead(200, { 'x-accel-redirect': '/assets/portal/config.json' }).end('its own');
  expect((await exchange(nginx.origin, '/api/a')).body.toString()).toBe('its own');
});

test('An ambiguous address never reaches the backend', async ({
  servers: { nginx, portalServer },
  backend,
}) => {
  const reached: string[] = [];
  backend.respond = (request, response) => {
    reached.push(request.url ?? '');
    response.end();
  };
  for (const path of [
    '/api/../sandbox/requests',
    '/api/%2e%2e/realms/quayside',
    '/api/%2E./x',
    '/api/..%2fsandbox/requests',
    '/api/x%2F..%5c..%2fsandbox',
    '/api/..\\sandbox',
    '/sandbox/../api/x',
    '/sandbox/..%2fapi/x',
    '/sandbox/.%2e/api/x',
    '//api/x',
    '/\\api/x',
    '/api/.',
  ])
    expect.soft((await expectSameResponse([nginx.origin, portalServer], path)).status, path).toBe(400);
  for (const path of ['/apiary', '/x/api/', '/API/x', '/%2fapi/x'])
    expect.soft((await expectSameResponse([nginx.origin, portalServer], path)).status, path).toBe(200);
  expect(reached).toEqual([]);
});

test('An unreachable backend is a 502 with the same problem details as from the portal’s own server', async ({
  startNginx,
}) => {
  const backendOrigin = 'http://127.0.0.1:1';
  const nginx = await startNginx({ BACKEND_ORIGIN: backendOrigin });
  const alone = createPortalServer({ distFolder: dist, backendOrigin, config });
  await listen(alone, 0);
  const address = alone.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { status, body } = await expectSameResponse([nginx.origin, `http://127.0.0.1:${port}`], '/api/a');
  expect(status).toBe(502);
  expect(problemIn(body)).toMatchObject({ status: 502, title: 'Bad Gateway' });
  alone.close();
  alone.closeAllConnections();
});

test('A backend that ends the connection is a 502 before its response, and an aborted response within it', async ({
  servers: { nginx },
  backend,
}) => {
  backend.respond = (request) => void request.socket.resetAndDestroy();
  const { status, headers } = await exchange(nginx.origin, '/api/a');
  expect([status, headers['content-type']]).toEqual([502, 'application/problem+json']);
  for (const length of [{ 'content-length': '100' }, {}]) {
    backend.respond = (request, response) => {
      response.writeHead(200, length);
      response.write('half', () => request.socket.resetAndDestroy());
    };
    await expect(exchange(nginx.origin, '/api/a')).rejects.toThrow(/aborted/);
  }
});

test('Nginx passes on the first bytes of a stalled response, and a client’s abort reaches the backend', async ({
  servers: { nginx },
  backend,
}) => {
  const given = Promise.withResolvers<void>();
  backend.respond = (_request, response) => {
    response.on('close', given.resolve);
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
  };
  const first = Promise.withResolvers<string>();
  const call = get(`${nginx.origin}/api/a`, (response) =>
    response.on('data', (chunk: Buffer) => first.resolve(chunk.toString())).on('error', () => undefined),
  );
  expect(await first.promise).toBe('half');
  call.destroy();
  await given.promise;
});

test('A silent backend is a 504 after the timeout, and a stalled response is aborted', async ({
  startNginx,
  backend,
}) => {
  const nginx = await startNginx({ BACKEND_TIMEOUT_SECONDS: '1' });
  backend.respond = () => undefined;
  const { status, headers, body } = await exchange(nginx.origin, '/api/a');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    504,
    'application/problem+json',
    'no-store',
  ]);
  expect(problemIn(body)).toMatchObject({ status: 504, title: 'Gateway Timeout' });
  expect(headers['x-content-type-options']).toBe('nosniff');
  backend.respond = (_request, response) =>
    void response.writeHead(200, { 'content-length': '9' }).write('half');
  await expect(exchange(nginx.origin, '/api/a')).rejects.toThrow(/aborted/);
});

test('A large download arrives whole, and a large upload is refused before it is read', async ({
  servers: { nginx },
  backend,
}) => {
  const large = randomBytes(24_000_000);
  backend.respond = (_request, response) => response.end(large);
  expect((await exchange(nginx.origin, '/core/rest/documents/x')).body.equals(large)).toBe(true);

  backend.respond = echo;
  const fits = await exchange(nginx.origin, '/api/a', { method: 'POST', body: large.subarray(0, 2_000_000) });
  expect(seenIn(fits.body).bytes).toBe(2_000_000);
  const tooLarge = await exchange(nginx.origin, '/api/a', {
    method: 'POST',
    body: large.subarray(0, 2_200_000),
  });
  expect(tooLarge.status).toBe(413);
  expect(problemIn(tooLarge.body)).toMatchObject({ status: 413, title: 'Content Too Large' });
});

test('An attachment of 20 MB arrives whole at the backend, and a larger one is refused in the words of the contract', async ({
  servers: { nginx },
  backend,
}) => {
  backend.respond = echo;
  const upload = (path: string, bytes: number) =>
    exchange(nginx.origin, path, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: Buffer.alloc(bytes),
    });
  const fits = await upload('/api/portal/rest/attachments?name=site.zip', 20_000_000);
  expect(seenIn(fits.body)).toMatchObject({
    url: '/api/portal/rest/attachments?name=site.zip',
    bytes: 20_000_000,
  });
  const tooLarge = await upload('/api/portal/rest/attachments?name=site.zip', 20_000_001);
  expect(tooLarge.headers['content-type']).toBe('application/problem+json');
  expect(problemIn(tooLarge.body)).toMatchObject({
    status: 413,
    message: 'The file is larger than 20 MB. Send a smaller one.',
  });
  for (const path of ['/api/portal/rest/attachments/AT-1', '/api/portal/rest/attachments/', '/core/a'])
    expect.soft((await upload(path, 2_200_000)).status, path).toBe(413);
});

test('Nginx reuses connections to the backend', async ({ servers: { nginx }, backend }) => {
  const ports = new Set<number | undefined>();
  backend.respond = (request, response) => {
    ports.add(request.socket.remotePort);
    response.end();
  };
  for (let call = 0; call < 40; call += 1) await exchange(nginx.origin, '/api/a');
  // Each worker has one or two.
  expect(ports.size).toBeLessThan(20);
});

test('Nginx limits the rate of calls per client address, but never of pages and files', async ({
  startNginx,
  backend,
}) => {
  const nginx = await startNginx({ RATE_PER_SECOND: '1', RATE_BURST: '5' });
  backend.respond = (_request, response) => response.end();
  const calls = await Promise.all(Array.from({ length: 20 }, () => exchange(nginx.origin, '/api/a')));
  const refused = calls.filter(({ status }) => status === 429);
  expect(calls.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(6);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  for (const { headers, body } of refused) {
    expect(headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
    expect(problemIn(body)).toMatchObject({ status: 429 });
  }
  const pages = await Promise.all(Array.from({ length: 20 }, () => exchange(nginx.origin, '/services')));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
});
