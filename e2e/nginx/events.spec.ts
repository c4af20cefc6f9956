import { writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listen } from '../../tools/harness/lifetime.ts';
import { exchange } from './support/exchange.ts';
import { config, expect, type StartNginx, test as base } from './support/twoServers.ts';

/** A request that the collector received. */
interface Received {
  address: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const test = base.extend<{ collector: { origin: string; received: Received[] } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  collector: async ({}, use) => {
    const received: Received[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        received.push({ address: `${request.method} ${request.url}`, headers: request.headers, body });
        response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b' }).end('{}');
      });
    });
    await listen(server, 0);
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await use({ origin: `http://127.0.0.1:${port}`, received });
    server.close();
    server.closeAllConnections();
  },
});

const EVENTS_URL = '/other/events';
const json = { 'content-type': 'application/json' };

function start(startNginx: StartNginx, environment: NodeJS.ProcessEnv): ReturnType<StartNginx> {
  return startNginx(environment, { config: { ...config, EVENTS_URL } });
}

test('Nginx forwards events to the collector without anything that identifies the sender', async ({
  startNginx,
  collector,
}) => {
  const nginx = await start(startNginx, { EVENTS_ORIGIN: collector.origin });
  const { status, headers } = await exchange(nginx.origin, EVENTS_URL, {
    method: 'POST',
    headers: { ...json, authorization: 'Bearer t', cookie: 'a=b', 'user-agent': 'x', referer: 'y' },
    body: '{"resourceLogs":[]}',
  });
  expect(status).toBe(200);
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(collector.received).toEqual([
    {
      address: 'POST /v1/logs',
      headers: {
        host: new URL(collector.origin).host,
        connection: 'close',
        'content-type': 'application/json',
        'content-length': '19',
      },
      body: '{"resourceLogs":[]}',
    },
  ]);
});

test('Nginx does not forward requests that are no events, too large or too frequent', async ({
  startNginx,
  collector,
}) => {
  const nginx = await start(startNginx, {
    EVENTS_ORIGIN: collector.origin,
    RATE_PER_SECOND: '1',
    RATE_BURST: '2',
  });
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])
    expect.soft((await exchange(nginx.origin, EVENTS_URL, { method })).status, method).toBe(404);
  expect((await exchange(nginx.origin, `${EVENTS_URL}/x`, { method: 'POST' })).status).toBe(405);
  const body = 'x'.repeat(65_537);
  expect((await exchange(nginx.origin, EVENTS_URL, { method: 'POST', body })).status).toBe(413);
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => exchange(nginx.origin, EVENTS_URL, { method: 'POST', headers: json })),
  );
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(5);
  expect(refused[0]?.headers['retry-after']).toBe('1');
  expect(collector.received.length).toBeLessThanOrEqual(5);
});

test('A collector that is down is logged and affects nothing else', async ({ startNginx }) => {
  const nginx = await start(startNginx, { EVENTS_ORIGIN: 'http://127.0.0.1:1' });
  const { status, headers } = await exchange(nginx.origin, EVENTS_URL, { method: 'POST', headers: json });
  expect([status, headers['content-type']]).toEqual([502, 'application/problem+json']);
  expect((await exchange(nginx.origin, '/services')).status).toBe(200);
});

test('Nginx starts when the collector’s name cannot be resolved, drops the events and says so', async ({
  startNginx,
  servers: { site },
}) => {
  const environment = { EVENTS_ORIGIN: 'http://collector.invalid:4318' };
  const nginx = await start(startNginx, environment);
  expect((await exchange(nginx.origin, EVENTS_URL, { method: 'POST', headers: json })).status).toBe(405);
  expect((await exchange(nginx.origin, '/services')).status).toBe(200);

  const file = `${site.site}-events.json`;
  writeFileSync(file, JSON.stringify({ ...config, EVENTS_URL }));
  const { status, output } = site.run('entry-point.sh', ['check'], { ...environment, CONFIG_FILE: file });
  expect(status).toBe(0);
  expect(output).toMatch(/^portal: EVENTS_ORIGIN is http:\/\/collector\.invalid:4318, whose name .+\.\n$/);
});

test('Events on a path of the backend go to the backend if there is no collector', async ({
  startNginx,
  backend,
}) => {
  const nginx = await startNginx({}, { config: { ...config, EVENTS_URL: '/api/events' } });
  backend.respond = (request, response) => response.end(request.url);
  const { body } = await exchange(nginx.origin, '/api/events', { method: 'POST' });
  expect(body.toString()).toBe('/api/events');
});
