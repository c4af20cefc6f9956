import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendJson, startApiServer, type ApiServer } from '../http/fixtures/apiServer.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { loadRuntimeConfig, type RuntimeConfigResult } from './loadRuntimeConfig.ts';

const file = {
  KEYCLOAK_URL: 'https://id.example/auth/',
  KEYCLOAK_REALM: 'quayside',
  KEYCLOAK_CLIENT_ID: 'portal',
  ENVIRONMENT: 'demo',
};

let api: ApiServer;
const clock = createManualClock(Date.parse('2026-01-01T00:00:00Z'));
const load = (): Promise<RuntimeConfigResult> =>
  loadRuntimeConfig(
    { url: `${api.origin}/config.json` },
    { fetch: (input, init) => fetch(input, init), clock },
  );

async function messageFor(body: string, status = 200): Promise<string> {
  api.handle((_request, response) => void response.writeHead(status).end(body));
  const result = await load();
  return result.status === 'failed' ? result.error.message : 'ready';
}

beforeEach(async () => {
  api = await startApiServer();
});
afterEach(() => api.close());

describe('the runtime configuration', () => {
  it('is read past every cache, with the issuer built from it', async () => {
    api.handle((_request, response) => sendJson(response, 200, { ...file, USAGE_SCRIPT_URL: '', EXTRA: 1 }));
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
      },
    });
    expect(api.requests[0]?.headers['cache-control']).toBe('no-cache');
  });

  it('keeps the optional addresses', async () => {
    const optional = {
      RESOURCES_URL: '/resources',
      USAGE_SCRIPT_URL: 'https://usage.example/u.js',
      SURVEY_SCRIPT_URL: 'http://localhost:5174/s.js',
    };
    api.handle((_request, response) => sendJson(response, 200, { ...file, ...optional }));
    await expect(load()).resolves.toMatchObject({
      config: {
        resourcesUrl: '/resources',
        usageScriptUrl: 'https://usage.example/u.js',
        surveyScriptUrl: 'http://localhost:5174/s.js',
      },
    });
  });

  it.each([
    ['Thu, 01 Jan 2026 00:05:00 GMT', {}, 300_000],
    ['Thu, 01 Jan 2026 00:05:00 GMT', { age: '10' }, 0],
    ['yesterday', {}, 0],
  ])('brings the server’s time: %s', async (date, headers, offset) => {
    api.handle((_request, response) => {
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
      'a script of another scheme',
      JSON.stringify({ ...file, SURVEY_SCRIPT_URL: 'data:,x' }),
      /SURVEY_SCRIPT_URL/,
    ],
  ])('with %s says what is wrong', async (_name, body, message) => {
    await expect(messageFor(body)).resolves.toMatch(message);
  });

  it('that is not there says so', async () => {
    await expect(messageFor('', 404)).resolves.toMatch(/status 404/);
  });

  it('that can not be fetched is worth another try', async () => {
    await api.close();
    await expect(load()).resolves.toMatchObject({
      status: 'failed',
      error: { name: 'ConfigError', retryable: true },
    });
  });

  it('that stalls half-way is given up after 10 s', async () => {
    const arrived = new Promise<void>((resolve) => {
      api.handle((_request, response) => {
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
});
