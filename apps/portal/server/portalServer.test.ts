import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPortalServer } from './portalServer.ts';
import { startPortal } from './testing/startPortal.ts';

const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'));
const config = {
  KEYCLOAK_URL: 'https://id.example',
  KEYCLOAK_REALM: 'quayside',
  KEYCLOAK_CLIENT_ID: 'portal',
  ENVIRONMENT: 'demo',
  THIRD_PARTY_ORIGINS: [
    'https://chat.vendor.example',
    'HTTPS://Usage.vendor.example:8443/',
    'http://plain.example',
    'https://*.example',
    'https://path.example/x',
    "https://x.example; script-src 'unsafe-inline'",
    'https://user:secret@x.example',
    '*',
    '',
  ],
};
const style = 'body{margin:0}';
let respond: RequestListener;
let backend: Server;
let portal: Server;
let origin: string;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  mkdirSync(join(dist, 'assets/portal'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), `<!doctype html><style>${style}</style><div id="root"></div>`);
  writeFileSync(join(dist, 'assets/index-AbCd1234.js'), 'export {};');
  for (const ending of ['', '.br', '.gz'])
    writeFileSync(join(dist, `assets/big-AbCd1234.js${ending}`), `file${ending}`);
  writeFileSync(
    join(dist, 'assets/portal/silent-check-sso.html'),
    '<!doctype html><title>Sign-in check</title>',
  );
  writeFileSync(join(dist, 'assets/portal/third-party.html'), '<!doctype html><title>Third party</title>');
  writeFileSync(join(dist, 'assets/portal/third-party.js'), '');
  backend = createServer((request, response) => respond(request, response));
  portal = createPortalServer({ distFolder: dist, backendOrigin: await listen(backend), config });
  origin = await listen(portal);
});

beforeEach(() => {
  respond = (_request, response) => response.end();
});

afterAll(() => {
  for (const server of [portal, backend]) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(dist, { recursive: true });
});

/** Sends the target unchanged. `fetch` would resolve dot segments and encodings. */
function raw(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers }, (response) => resolve(response.resume())).on('error', reject);
  });
}

async function rawHeaders(path: string, headers: Record<string, string>): Promise<IncomingHttpHeaders> {
  return (await raw(path, headers)).headers;
}

/** The sources of each directive of a response's content security policy. */
function policyOf(response: Response): Record<string, string[]> {
  const policy = response.headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('The server responds to a page address with index.html, which is never cached', async () => {
  const response = await fetch(`${origin}/services/12.5?x=1`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain('id="root"');
});

test.each([
  '/assets/index-gone0000.js',
  '/assets/portal/other.html',
  '/assets/portal/third-party.htm',
  '/assets/anything',
  '/robots.txt',
  '/favicon.ico',
])('The missing file %s is a 404, never index.html [AUTH-4]', async (path) => {
  const response = await fetch(origin + path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('root');
});

test('A hashed file may be cached forever', async () => {
  const response = await fetch(`${origin}/assets/index-AbCd1234.js`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('The runtime config is served unchanged and never cached', async () => {
  const response = await fetch(`${origin}/assets/portal/config.json`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual(config);
});

test.each(['/', '/assets/index-AbCd1234.js', '/assets/portal/config.json', '/assets/none.js'])(
  'The response to %s has the strict content security policy',
  async (path) => {
    const response = await fetch(origin + path);
    const policy = policyOf(response);
    expect(policy['script-src']).toEqual([`${new URL(origin).host}/assets/`]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['dompurify']);
    expect(JSON.stringify(policy)).not.toContain('vendor');
    expect(policy['connect-src']).toEqual(["'self'", 'https://id.example']);
    expect(policy['img-src']).toEqual(["'self'", 'https:']);
    expect(policy['style-src']).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    expect(JSON.stringify(policy)).not.toContain('unsafe');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test.each([
  '/',
  '/assets/index-AbCd1234.js',
  '/assets/portal/config.json',
  '/assets/portal/silent-check-sso.html',
  '/assets/portal/third-party.html',
  '/assets/none.js',
  '/api/a',
])(
  'The response to %s enforces https, its media type and a policy without plugins, hides the address from other sites, and sets no cookie',
  async (path) => {
    const response = await fetch(origin + path);
    const { headers } = response;
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    const policy = policyOf(response);
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
    });
    expect(policy['frame-ancestors']).toHaveLength(1);
  },
);

test.each([
  '/',
  '/assets/index-AbCd1234.js',
  '/assets/portal/config.json',
  '/assets/portal/silent-check-sso.html',
  '/assets/portal/third-party.js',
  '/assets/none.js',
  '/api/a',
])('No other origin may read the response to %s, with or without cookies and preflight', async (path) => {
  for (const foreign of ['https://evil.example', 'null'])
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await fetch(origin + path, {
        method,
        headers: { origin: foreign, 'access-control-request-method': 'GET' },
      });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
});

test('The policy allows the inline style of index.html by its hash and no other style', async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const hash = `'sha256-${Buffer.from(digest).toString('base64')}'`;
  expect(policyOf(await fetch(origin))['style-src']).toContain(hash);
});

test('Only the silent-check page may be framed, by our own origin [AUTH-3]', async () => {
  const response = await fetch(`${origin}/assets/portal/silent-check-sso.html`);
  expect(response.status).toBe(200);
  expect(policyOf(response)['frame-ancestors']).toEqual(["'self'"]);
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('Third parties run in a page without an origin, framed by ours, with scripts from the deployment’s origins only', async () => {
  const response = await fetch(`${origin}/assets/portal/third-party.html`);
  const policy = policyOf(response);
  const listed = ['https://chat.vendor.example', 'https://usage.vendor.example:8443'];
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(policy['sandbox']).toEqual([
    'allow-scripts',
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
  ]);
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toEqual(["'self'", origin, ...listed]);
  expect(policy['style-src']).toEqual(["'self'", origin, ...listed, "'unsafe-inline'"]);
  expect(policy['connect-src']).toContain('wss://chat.vendor.example');
  for (const directive of ['img-src', 'font-src', 'connect-src', 'frame-src', 'form-action'])
    expect(policy[directive]).toEqual(expect.arrayContaining(["'self'", origin, ...listed]));
  expect(policy['frame-ancestors']).toEqual(["'self'"]);
  expect(policy).not.toHaveProperty('require-trusted-types-for');
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('Without third-party origins, the third parties’ page loads scripts from its own origin only', async () => {
  const { THIRD_PARTY_ORIGINS: _, ...plain } = config;
  const server = createPortalServer({ distFolder: dist, backendOrigin: 'http://127.0.0.1:1', config: plain });
  const own = await listen(server);
  const response = await fetch(`${own}/assets/portal/third-party.html`);
  expect(policyOf(response)['script-src']).toEqual(["'self'", own]);
  server.close();
  server.closeAllConnections();
});

test('A document without an origin may load the third parties’ page script and no other file of ours', async () => {
  const paths = ['/assets/portal/third-party.js', '/assets/index-AbCd1234.js', '/assets/portal/config.json'];
  const responses = await Promise.all(paths.map((path) => fetch(origin + path)));
  expect(responses.map(({ headers }) => headers.get('cross-origin-resource-policy'))).toEqual([
    'cross-origin',
    'same-origin',
    'same-origin',
  ]);
});

test('A backend’s own header may let a document without an origin load a script', async () => {
  respond = (_request, response) => {
    response.setHeader('cross-origin-resource-policy', 'cross-origin').end();
  };
  const response = await fetch(`${origin}/resources/survey.js`);
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test.each(['POST', 'PUT', 'DELETE'])('The server refuses %s to a page', async (method) => {
  const response = await fetch(`${origin}/services`, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test.each(['/api/a?b=c', '/core/rest/navigation', '/resources/survey.js'])(
  'The proxy forwards %s with method, headers and body [CALL-15]',
  async (path) => {
    respond = (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        response.writeHead(201, { 'content-type': 'application/json', 'x-backend': 'yes' });
        response.end(
          JSON.stringify({
            method: request.method,
            url: request.url,
            authorization: request.headers.authorization,
            body,
          }),
        );
      });
    };
    const response = await fetch(origin + path, {
      method: 'POST',
      body: 'hello',
      headers: { authorization: 'Bearer t' },
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-backend')).toBe('yes');
    expect(await response.json()).toEqual({
      method: 'POST',
      url: path,
      authorization: 'Bearer t',
      body: 'hello',
    });
  },
);

test('An address that only begins like a backend path is a page', async () => {
  const response = await fetch(`${origin}/apiary`);
  expect(await response.text()).toContain('id="root"');
});

test('A reset by the backend reaches the browser as a reset, before and during the response', async () => {
  respond = (request) => void request.socket.resetAndDestroy();
  await expect(fetch(`${origin}/api/a`)).rejects.toThrow('fetch failed');
  respond = (request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => request.socket.resetAndDestroy());
  };
  await expect(fetch(`${origin}/api/a`).then((response) => response.text())).rejects.toThrow('terminated');
});

test('A stalled response stays stalled: the proxy forwards what has arrived, and an abort reaches the backend', async () => {
  const closed = new Promise<void>((resolve) => {
    respond = (_request, response) => {
      response.on('close', resolve);
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
    };
  });
  const abort = new AbortController();
  const response = await fetch(`${origin}/api/a`, { signal: abort.signal });
  const chunk = await response.body?.getReader().read();
  expect(new TextDecoder().decode(chunk?.value)).toBe('half');
  abort.abort();
  await closed;
});

test('An unreachable backend becomes a 502 with problem details', async () => {
  const alone = createPortalServer({ distFolder: dist, backendOrigin: 'http://127.0.0.1:1', config });
  const response = await fetch(`${await listen(alone)}/api/a`);
  expect(response.status).toBe(502);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({
    status: 502,
    title: 'Bad Gateway',
    message: expect.stringContaining('reached'),
  });
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  alone.close();
  alone.closeAllConnections();
});

test('Backend responses cannot act as pages: they are sandboxed and their type is binding', async () => {
  respond = (_request, response) => response.setHeader('content-type', 'text/html').end('<b>message</b>');
  const response = await fetch(`${origin}/core/rest/portal-wide-message`);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(policyOf(response)).toMatchObject({ 'default-src': ["'none'"], sandbox: [] });
});

test('A new build in the same folder does not change what a running server serves', async () => {
  const started = await startPortal('http://127.0.0.1:1');
  const read = async (path: string) => (await fetch(started.origin + path)).text();
  const paths = ['/', '/services', '/assets/index-AbCd1234.js', '/assets/portal/third-party.html'];
  const before = await Promise.all(paths.map(read));
  for (const name of ['index.html', 'assets/index-AbCd1234.js'])
    writeFileSync(join(started.dist, name), 'a build that is half there');
  rmSync(join(started.dist, 'assets/portal'), { recursive: true });
  expect(await Promise.all(paths.map(read))).toEqual(before);
  expect((await fetch(`${started.origin}/assets/index-AbCd1234.js`)).headers.get('content-length')).toBe(
    '10',
  );
  started.stop();
});

test('A stopped server removes its copy of the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tmp-'));
  vi.stubEnv('TMPDIR', folder);
  const { server, stop } = await startPortal('http://127.0.0.1:1');
  const copies = () => readdirSync(folder).filter((name) => name.startsWith('quayside-portal-'));
  expect(copies()).toHaveLength(1);
  const closed = new Promise((resolve) => server.once('close', resolve));
  stop();
  await closed;
  expect(copies()).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('A deleted build does not change what a running server serves', async () => {
  const moved = `${dist}-moved`;
  renameSync(dist, moved);
  const responses = await Promise.all(['/', '/assets/index-AbCd1234.js'].map((path) => fetch(origin + path)));
  renameSync(moved, dist);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
});

test('A file is sent in the best accepted encoding, and as a 304 while it is unchanged', async () => {
  const best = await rawHeaders('/assets/big-AbCd1234.js', { 'accept-encoding': 'gzip, br' });
  expect(best).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(await rawHeaders('/assets/big-AbCd1234.js', { 'accept-encoding': 'gzip, br;q=0' })).toMatchObject({
    'content-encoding': 'gzip',
  });
  expect(await rawHeaders('/assets/big-AbCd1234.js', {})).not.toHaveProperty('content-encoding');
  const again = await raw('/assets/big-AbCd1234.js', {
    'if-none-match': String(best['etag']),
    'accept-encoding': 'br',
  });
  expect(again.statusCode).toBe(304);
});
