import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createManualClock } from '../testing/manualClock.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { loadRuntimeConfig, type RuntimeConfigResult } from './loadRuntimeConfig.ts';

const file = {
  KEYCLOAK_URL: 'https://id.example/auth/',
  KEYCLOAK_REALM: 'quayside',
  KEYCLOAK_CLIENT_ID: 'portal',
  ENVIRONMENT: 'demo',
};

let server: Server;
let url: string;
let listener: RequestListener;
let cacheControl: string | undefined;
const clock = createManualClock(Date.parse('2026-01-01T00:00:00Z'));
const load = (): Promise<RuntimeConfigResult> =>
  loadRuntimeConfig({ url }, { fetch: (input, init) => fetch(input, init), clock });

async function messageFor(body: string, status = 200): Promise<string> {
  respond((_request, response) => void response.writeHead(status).end(body));
  const result = await load();
  return result.status === 'failed' ? result.error.message : 'ready';
}

function respond(next: RequestListener): void {
  listener = next;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function close(): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

beforeEach(async () => {
  server = createServer((request, response) => {
    cacheControl = request.headers['cache-control'];
    listener(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/config.json`;
});
afterEach(close);

it('loadRuntimeConfig bypasses every cache and builds the issuer [CALL-14, AUTH-1]', async () => {
  respond((_request, response) => sendJson(response, 200, { ...file, USAGE_SCRIPT_URL: '', EXTRA: 1 }));
  await expect(load()).resolves.toMatchObject({
    status: 'ready',
    config: {
      keycloakUrl: 'https://id.example/auth',
      keycloakRealm: 'quayside',
      keycloakClientId: 'portal',
      environment: 'demo',
      authority: 'https://id.example/auth/realms/quayside',
      resourcesUrl: null,
      usageScriptUrl: null,
      surveyScriptUrl: null,
      eventsUrl: null,
      thirdPartyOrigins: [],
    },
  });
  expect(cacheControl).toBe('no-cache');
});

it('loadRuntimeConfig reads the optional addresses [CALL-14]', async () => {
  const optional = {
    RESOURCES_URL: '/resources',
    USAGE_SCRIPT_URL: 'https://usage.example/u.js',
    SURVEY_SCRIPT_URL: 'http://localhost:5174/s.js',
    EVENTS_URL: ' /otlp/v1/logs ',
  };
  respond((_request, response) => sendJson(response, 200, { ...file, ...optional }));
  await expect(load()).resolves.toMatchObject({
    config: {
      resourcesUrl: '/resources',
      usageScriptUrl: 'https://usage.example/u.js',
      surveyScriptUrl: 'http://localhost:5174/s.js',
      eventsUrl: '/otlp/v1/logs',
    },
  });
});

it('loadRuntimeConfig accepts a script of our own origin by its path', async () => {
  respond((_request, response) =>
    sendJson(response, 200, { ...file, SURVEY_SCRIPT_URL: '/resources/survey.js' }),
  );
  await expect(load()).resolves.toMatchObject({ config: { surveyScriptUrl: '/resources/survey.js' } });
});

it.each([
  ['a list of them', ['https://chat.example', 'HTTPS://Usage.example:8443/'], 2, 0],
  ['others among them', ['https://chat.example', 'http://plain.example', '*', 7, null], 1, 4],
  [
    'what is more or less than an origin',
    [
      'https://*.example',
      'https://a.example/x',
      'https://u:p@a.example',
      "https://a.example; script-src 'unsafe-inline'",
      'a.example',
      'https://',
      '',
    ],
    0,
    7,
  ],
  ['no list', 'https://chat.example', 0, 1],
  ['another kind of thing', { chat: 'https://chat.example' }, 0, 1],
  ['null', null, 0, 0],
])(
  'loadRuntimeConfig keeps the https origins for third-party scripts of %s and logs the others',
  async (_name, listed, kept, left) => {
    respond((_request, response) => sendJson(response, 200, { ...file, THIRD_PARTY_ORIGINS: listed }));
    const logger = createRecordingLogger();
    const result = await loadRuntimeConfig({ url }, { fetch: (...call) => fetch(...call), clock, logger });
    const allowed = ['https://chat.example', 'https://usage.example:8443'];
    expect(result).toMatchObject({ config: { thirdPartyOrigins: allowed.slice(0, kept) } });
    expect(logger.entries.map(({ message }) => /\d+/.exec(message)?.[0])).toEqual(
      left === 0 ? [] : [`${left}`],
    );
  },
);

it.each([
  ['Thu, 01 Jan 2026 00:05:00 GMT', {}, 300_000],
  ['Thu, 01 Jan 2026 00:05:00 GMT', { age: '10' }, 0],
  ['yesterday', {}, 0],
])('loadRuntimeConfig measures the server’s time: %s', async (date, headers, offset) => {
  respond((_request, response) => {
    response.writeHead(200, { date, ...headers }).end(JSON.stringify(file));
  });
  await expect(load()).resolves.toMatchObject({ serverTimeOffsetMs: offset });
});

it.each([
  ['a web page in its place', '<!doctype html><title>Portal</title>', /web page arrived/],
  ['malformed JSON', '{"KEYCLOAK_URL":', /not valid JSON/],
  ['no object', '[]', /settings|missing/],
  ['null', 'null', /not an object/],
  ['nothing', '', /not valid JSON/],
  [
    'missing settings',
    '{"KEYCLOAK_URL":"https://id.example"}',
    /KEYCLOAK_REALM, KEYCLOAK_CLIENT_ID, ENVIRONMENT/,
  ],
  ['a blank setting', JSON.stringify({ ...file, KEYCLOAK_REALM: ' ' }), /KEYCLOAK_REALM/],
  ['a setting of another type', JSON.stringify({ ...file, ENVIRONMENT: 1 }), /ENVIRONMENT/],
  ['a relative provider', JSON.stringify({ ...file, KEYCLOAK_URL: '/auth' }), /KEYCLOAK_URL/],
  [
    'a provider of another scheme',
    JSON.stringify({ ...file, KEYCLOAK_URL: 'javascript:alert(1)' }),
    /KEYCLOAK_URL/,
  ],
  [
    'a provider with credentials',
    JSON.stringify({ ...file, KEYCLOAK_URL: 'https://a:b@id.example' }),
    /KEYCLOAK_URL/,
  ],
  [
    'a script that only looks like a path',
    JSON.stringify({ ...file, USAGE_SCRIPT_URL: '//evil.example/u.js' }),
    /USAGE_SCRIPT_URL/,
  ],
  [
    'a script that a browser reads as one of another host',
    JSON.stringify({ ...file, USAGE_SCRIPT_URL: '/\\evil.example/u.js' }),
    /USAGE_SCRIPT_URL/,
  ],
  [
    'a place for events at another host',
    JSON.stringify({ ...file, EVENTS_URL: 'https://collector.example/v1/logs' }),
    /EVENTS_URL/,
  ],
  [
    'a place for events that only looks like a path',
    JSON.stringify({ ...file, EVENTS_URL: '//collector.example/v1/logs' }),
    /EVENTS_URL/,
  ],
  [
    'a script of another scheme',
    JSON.stringify({ ...file, SURVEY_SCRIPT_URL: 'data:,x' }),
    /SURVEY_SCRIPT_URL/,
  ],
])('loadRuntimeConfig names the problem of a file with %s [ERR-4]', async (_name, body, message) => {
  await expect(messageFor(body)).resolves.toMatch(message);
});

it('loadRuntimeConfig names the problem of a missing file', async () => {
  await expect(messageFor('', 404)).resolves.toMatch(/status 404/);
});

it('loadRuntimeConfig fails as retryable when the file cannot be fetched', async () => {
  await close();
  await expect(load()).resolves.toMatchObject({
    status: 'failed',
    error: { name: 'ConfigError', retryable: true },
  });
});

it('loadRuntimeConfig gives up a file that stalls for 10 s', async () => {
  const arrived = new Promise<void>((resolve) => {
    respond((_request, response) => {
      response.writeHead(200).write('{"half":');
      resolve();
    });
  });
  const result = load();
  await arrived;
  await clock.advance(10_000);
  await expect(result).resolves.toMatchObject({
    status: 'failed',
    error: { message: expect.stringMatching(/in time/) },
  });
});
