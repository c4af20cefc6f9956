import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { CurrentUser, Platform } from '@quayside/portal-core';
import {
  createChannelHub,
  createFakeBrowser,
  createManualClock,
  createMemoryStorage,
  createRecordingLogger,
  type FakeBrowser,
  type ManualClock,
  toClaims,
} from '@quayside/portal-core/testing';

const realmPath = '/realms/quayside';
const configPath = '/assets/portal/config.json';
const silentCheckPath = '/assets/portal/silent-check-sso.html';

/** The response to one call. A promise delays it until it settles. */
export type ScriptedResponse =
  | { status: number; body?: unknown }
  | Promise<{ status: number; body?: unknown }>;

/** The portal's backend and its identity provider, on one local server. */
export interface LocalService {
  readonly origin: string;
  /** The calls to `/api` and `/core` so far, as `METHOD /path`, in order. */
  readonly calls: readonly string[];
  /** Sets the response to `METHOD /path`. Any other call gets an empty list. */
  respond(call: string, response: ScriptedResponse): void;
  close(): Promise<void>;
}

/** A browser tab in memory, in which the provider knows a user. */
export interface TestPlatform extends Platform {
  readonly browser: FakeBrowser;
  readonly clock: ManualClock;
}

/** Starts the service on a free port. The provider signs `user` in. */
export async function startLocalService(user: CurrentUser): Promise<LocalService> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'ES256', use: 'sig' }];
  const calls: string[] = [];
  const responses = new Map<string, ScriptedResponse>();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  const issuer = origin + realmPath;

  const providerResponses: Readonly<Record<string, (body: URLSearchParams) => unknown>> = {
    [configPath]: () => ({
      KEYCLOAK_URL: origin,
      KEYCLOAK_REALM: 'quayside',
      KEYCLOAK_CLIENT_ID: 'portal',
      ENVIRONMENT: 'test',
    }),
    [`${realmPath}/.well-known/openid-configuration`]: () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/certs`,
      end_session_endpoint: `${issuer}/logout`,
    }),
    [`${realmPath}/certs`]: () => ({ keys }),
    // The silent check passes its nonce as the code.
    [`${realmPath}/token`]: (body) => ({
      access_token: 'access-token',
      refresh_token: 'refresh-token',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: signIdToken(privateKey, {
        ...toClaims(user),
        iss: issuer,
        aud: 'portal',
        ...(body.has('code') && { nonce: body.get('code') }),
      }),
    }),
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readText(request);
    const { pathname } = new URL(request.url ?? '/', origin);
    const fromProvider = providerResponses[pathname];
    if (fromProvider !== undefined) {
      send(response, 200, fromProvider(new URLSearchParams(body)));
      return;
    }
    const call = `${request.method} ${pathname}`;
    calls.push(call);
    const { status, body: scripted } = await (responses.get(call) ?? { status: 200, body: [] });
    send(response, status, scripted);
  }

  return {
    origin,
    calls,
    respond: (call, response) => void responses.set(call, response),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Builds the tab at `/landing` of the service's origin. */
export function createTestPlatform({ origin }: LocalService): TestPlatform {
  return {
    browser: createFakeBrowser({ origin, address: '/landing' }),
    // Tokens are validated against the server's time.
    clock: createManualClock(Date.now()),
    tabStorage: createMemoryStorage(),
    deviceStorage: createMemoryStorage(),
    channel: createChannelHub().open(),
    logger: createRecordingLogger(),
    fetch: (url, init) => fetch(new URL(url, origin), init),
    async openSilentFrame(url) {
      const { searchParams } = new URL(url);
      const answer = new URLSearchParams({
        code: searchParams.get('nonce') ?? '',
        state: searchParams.get('state') ?? '',
      });
      return `${origin}${silentCheckPath}?${answer}`;
    },
  };
}

function signIdToken(key: KeyObject, claims: Readonly<Record<string, unknown>>): string {
  const nowSeconds = Math.floor(Date.now() / 1_000);
  const parts = [
    { alg: 'ES256', kid: 'key-1', typ: 'JWT' },
    { ...claims, iat: nowSeconds, exp: nowSeconds + 300 },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signed = parts.join('.');
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
