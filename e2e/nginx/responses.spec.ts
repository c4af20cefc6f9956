import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expectSameResponse, shared } from './support/expectSameResponse.ts';
import { exchange } from './support/exchange.ts';
import { config, dist, expect, test } from './support/twoServers.ts';

const hashed = /assets\/[^/]+-[\w-]{7,8}\.\w+$/;
const built = globSync('**/*.*', { cwd: dist })
  .filter((name) => !/\.(?:br|gz)$/.test(name))
  .map((name) => `/${name}`);
const script = built.find((name) => name.endsWith('.js') && hashed.test(name)) ?? '';

test('Nginx serves every built file in every encoding as the portal’s own server does', async ({
  servers,
}) => {
  expect(built.length).toBeGreaterThan(20);
  for (const path of built)
    for (const accepted of ['', 'gzip', 'br', 'gzip, deflate, br, zstd', 'gzip;q=1.0, br;q=0'])
      await expectSameResponse([servers.nginx.origin, servers.portalServer], path, {
        headers: accepted === '' ? {} : { 'accept-encoding': accepted },
      });
});

test('Nginx responds to every kind of address and each method as the portal’s own server does', async ({
  servers,
}) => {
  const paths = [
    '/',
    '/services/12.5?x=1',
    '/login/callback?code=secret&state=s',
    '/no/such.page',
    '/%7Euser',
    '/apiary',
    '/corex/y',
    '/assets',
    '/assets/portal/config.json?x',
    '/assets/',
    '/assets/portal/',
    '/assets/portal',
    '/assets/index-gone0000.js',
    '/assets/portal/other.html',
    '/robots.txt',
    '/favicon.ico',
    '/index.html.br',
    '/assets/portal/third-party.html.gz',
    `${script}.br`,
    '//evil.example/api',
    '/core/../sandbox/requests',
    '/assets/%2e%2e/index.html',
    '/assets/..%2f..%2fconf/nginx.conf',
    '/api/..%5c..%2fsandbox',
    '/..',
  ];
  for (const path of paths)
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      await expectSameResponse([servers.nginx.origin, servers.portalServer], path, { method });
});

test('Neither server lets a page of another origin read a response, with or without cookies or a preflight', async ({
  servers: { nginx, portalServer },
}) => {
  const paths = [
    '/',
    '/services',
    script,
    '/assets/portal/config.json',
    '/assets/none.js',
    '/api/a',
    '/healthz',
  ];
  for (const server of [nginx.origin, portalServer])
    for (const path of paths)
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await exchange(server, path, {
          method,
          headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
        });
        const granted = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
        expect.soft(granted, `${method} ${path}`).toEqual([]);
      }
});

test('Both servers respond 304 for an unchanged file', async ({ servers: { nginx, portalServer } }) => {
  for (const path of ['/favicon.svg', script]) {
    const responses = await Promise.all(
      [nginx.origin, portalServer].map(async (origin) => {
        const { headers } = await exchange(origin, path);
        return exchange(origin, path, { headers: { 'if-none-match': headers.etag ?? '' } });
      }),
    );
    expect(responses.map(({ status }) => status)).toEqual([304, 304]);
    const [theirs, ours] = responses.map(({ headers }) => headers);
    expect(shared(theirs ?? {}, nginx.origin)).toEqual(shared(ours ?? {}, portalServer));
  }
});

test('Nginx caches hashed files for a year, the silent page’s script for a minute, the page and the config never, and revalidates everything else', async ({
  servers: { nginx },
}) => {
  const own: Readonly<Record<string, string>> = {
    '/index.html': 'no-store',
    '/assets/portal/silent-check-sso.js': 'max-age=60',
  };
  for (const path of built) {
    const { headers } = await exchange(nginx.origin, path);
    const due = hashed.test(path) ? 'public, max-age=31536000, immutable' : (own[path] ?? 'no-cache');
    expect.soft(headers['cache-control'], path).toBe(due);
  }
  for (const path of ['/', '/services', '/assets/portal/config.json', '/assets/none.js'])
    expect.soft((await exchange(nginx.origin, path)).headers['cache-control'], path).toBe('no-store');
});

test('Nginx sends files that were compressed at build time, brotli first, and they decompress to the original', async ({
  servers: { nginx },
}) => {
  const file = readFileSync(join(dist, script));
  const br = await exchange(nginx.origin, script, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const gzip = await exchange(nginx.origin, script, { headers: { 'accept-encoding': 'gzip' } });
  const plain = await exchange(nginx.origin, script);
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect(brotliDecompressSync(br.body).equals(file)).toBe(true);
  expect(gunzipSync(gzip.body).equals(file)).toBe(true);
  expect(br.body.length).toBeLessThan(gzip.body.length);
  for (const { headers } of [br, gzip, plain]) expect(headers.vary).toBe('accept-encoding');
});

test('Nginx serves the deployment’s config file without headers that describe the server', async ({
  servers: { nginx },
}) => {
  const { body, headers } = await exchange(nginx.origin, '/assets/portal/config.json', {
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(JSON.parse(body.toString())).toEqual(config);
  expect(headers.server).toBe('nginx');
});

test('Nginx reports that it is healthy, even if the backend fails', async ({
  servers: { nginx },
  backend,
}) => {
  backend.respond = (request) => void request.socket.resetAndDestroy();
  const { status, body } = await exchange(nginx.origin, '/healthz');
  expect([status, body.toString()]).toEqual([200, 'ok\n']);
});

test('Nginx logs no query, no referrer and no token', async ({ servers: { nginx, site } }) => {
  await exchange(nginx.origin, '/login/callback?code=a-secret&state=another', {
    headers: {
      referer: 'http://x.example/?code=a-secret',
      authorization: 'Bearer a-secret',
      cookie: 'a-secret',
    },
  });
  await exchange(nginx.origin, '/core/rest/search?keyword=a-secret');
  await exchange(nginx.origin, '/logged/to/the/end');
  await expect.poll(() => readFileSync(site.accessLog, 'utf8')).toContain('"/logged/to/the/end"');
  const lines = readFileSync(site.accessLog, 'utf8').trim().split('\n');
  const paths = lines.map((line) => (JSON.parse(line) as { path: string }).path);
  expect(paths).toEqual(expect.arrayContaining(['/login/callback', '/core/rest/search']));
  expect(lines.join('\n')).not.toMatch(/secret|another|\?/);
});

async function transportSecurityOf(origin: string): Promise<Set<unknown>> {
  const responses = ['/', '/api/a', '/assets/portal/silent-check-sso.html'].map((path) =>
    exchange(origin, path),
  );
  return new Set((await Promise.all(responses)).map(({ headers }) => headers['strict-transport-security']));
}

test('The header strict-transport-security includes the subdomains of the portal’s host unless HSTS_SUBDOMAINS is no', async ({
  startNginx,
  servers,
}) => {
  const nginx = await startNginx({ HSTS_SUBDOMAINS: 'no' });
  expect(await transportSecurityOf(servers.nginx.origin)).toEqual(
    new Set(['max-age=63072000; includeSubDomains']),
  );
  expect(await transportSecurityOf(nginx.origin)).toEqual(new Set(['max-age=63072000']));
});
