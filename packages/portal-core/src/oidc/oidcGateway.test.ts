import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAuthError } from '../base/errors/errors.ts';
import { createSystemClock } from '../base/platform/clock.ts';
import type { OpenSilentFrame } from '../base/platform/ports.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createTokenSigner } from '../testing/tokenSigner.ts';
import { createTokenSetValidator } from '../auth/tokens/createTokenSetValidator.ts';
import type { SignInResponse } from '../auth/gateway.ts';
import { createOidcGateway, type LibraryOidcGateway } from './oidcGateway.ts';

const origin = 'https://portal.example';
const { signal } = new AbortController();
const tabStorage = createMemoryStorage();
const noFrame: OpenSilentFrame = () => Promise.reject(new Error('This test opens no frame.'));

let provider: HttpProvider;
let gateway: LibraryOidcGateway;

function createGateway(openSilentFrame: OpenSilentFrame = noFrame): LibraryOidcGateway {
  return createOidcGateway(
    { authority: provider.authority, clientId: 'portal', origin },
    { clock: Date, fetch: (input, init) => fetch(input, init), openSilentFrame, tabStorage },
  );
}

/** The parameters of a sign-in request. */
async function requestOf(returnTo: string): Promise<URL> {
  return new URL(await gateway.createSignInUrl({ returnTo, forceLogin: false }, signal));
}

async function callbackOf(returnTo = '/support?tab=open#latest'): Promise<string> {
  return answerTo(await requestOf(returnTo));
}

/** Returns the callback of the provider: its token will have the nonce of the request. */
function answerTo(request: URL): string {
  provider.script.claims = { nonce: request.searchParams.get('nonce'), ...provider.script.claims };
  const state = request.searchParams.get('state') ?? '';
  return `${origin}/login/callback?code=the-code&state=${encodeURIComponent(state)}`;
}

/** The parameters of a callback that names these issuers. */
const named = (...issuers: string[]): string =>
  issuers.map((issuer) => `&iss=${encodeURIComponent(issuer)}`).join('');

function validate(signInResponse: SignInResponse): Promise<unknown> {
  const { fetchSigningKeys } = gateway;
  const validator = createTokenSetValidator(
    { issuer: provider.authority, clientId: 'portal' },
    { clock: createSystemClock(), fetchSigningKeys },
  );
  return validator.validate(signInResponse.tokens, { ...signInResponse, previous: null }, signal);
}

async function reasonOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return isAuthError(error) ? error.reason : String(error);
  }
  return 'succeeded';
}

beforeEach(async () => {
  provider = await startHttpProvider();
  gateway = createGateway();
});

afterEach(async () => {
  await gateway.clear();
  await provider.close();
});

it('createSignInUrl sends PKCE S256, a nonce and the callback address [AUTH-2, AUTH-5]', async () => {
  const url = await requestOf('/support');
  expect(url.origin + url.pathname).toBe(`${provider.authority}/auth`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'portal',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: `${origin}/login/callback`,
    code_challenge_method: 'S256',
  });
  expect(url.searchParams.get('nonce')).toMatch(/^[\da-f-]{36}$/);
  expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  expect(url.searchParams.has('prompt')).toBe(false);
});

it.each(['nonce', 'state', 'code_challenge'])('createSignInUrl creates a new %s each time', async (name) => {
  const requests = [await requestOf('/'), await requestOf('/'), await requestOf('/')];
  expect(new Set(requests.map(({ searchParams }) => searchParams.get(name))).size).toBe(3);
});

it('createSignInUrl requests the form despite a provider session when asked to', async () => {
  const url = new URL(await gateway.createSignInUrl({ returnTo: '/', forceLogin: true }, signal));
  expect(url.searchParams.get('prompt')).toBe('login');
});

it('createSignInUrl stores the return address for its own callback only', async () => {
  const callback = await callbackOf('/support?tab=open#latest');
  await expect(gateway.readPendingReturn(callback)).resolves.toBe('/support?tab=open#latest');
  await expect(gateway.readPendingReturn(`${origin}/login/callback?code=x&state=forged`)).resolves.toBeNull();
  await expect(gateway.readPendingReturn(`${origin}/login/callback`)).resolves.toBeNull();
});

it('readPendingReturn rejects a pending sign-in that it cannot read', async () => {
  tabStorage.set('quayside.oidc.broken', '{');
  const pending = gateway.readPendingReturn(`${origin}/login/callback?code=x&state=broken`);
  await expect(pending).rejects.toThrow(SyntaxError);
});

it('completeSignIn exchanges the code once, and returns unvalidated tokens with the nonce they must match', async () => {
  const callback = `${await callbackOf()}&iss=${encodeURIComponent(provider.authority)}`;
  const signInResponse = await gateway.completeSignIn(callback, signal);
  expect(signInResponse).toMatchObject({
    tokens: { accessToken: 'access-1', refreshToken: 'refresh-1', expiresIn: 300 },
  });
  await expect(validate(signInResponse)).resolves.toMatchObject({ claims: { sub: 'user-1' } });
  expect(provider.tokenRequests[0]?.get('code_verifier')).toMatch(/^[\w-]{43,}$/);
  await expect(gateway.readPendingReturn(callback)).resolves.toBeNull();
  await expect(reasonOf(gateway.completeSignIn(callback, signal))).resolves.toBe('invalid-response');
  expect(provider.tokenRequests).toHaveLength(1);
});

it('completeSignIn proves with its verifier that it made the request [AUTH-2]', async () => {
  const request = await requestOf('/');
  await gateway.completeSignIn(answerTo(request), signal);
  const verifier = provider.tokenRequests[0]?.get('code_verifier') ?? '';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  expect(challenge).toBe(request.searchParams.get('code_challenge'));
});

it('completeSignIn rejects a token of an earlier sign-in in the same tab [AUTH-2]', async () => {
  const earlier = await requestOf('/');
  provider.script.claims = { nonce: earlier.searchParams.get('nonce') };
  const attempt = gateway.completeSignIn(await callbackOf(), signal).then(validate);
  await expect(reasonOf(attempt)).resolves.toBe('invalid-response');
});

it.each([
  ['another issuer', () => void (provider.script.claims = { iss: 'https://evil.example' })],
  ['another audience', () => void (provider.script.claims = { aud: 'other' })],
  ['several audiences without azp', () => void (provider.script.claims = { aud: ['portal', 'other'] })],
  ['another authorized party', () => void (provider.script.claims = { azp: 'other' })],
  ['another nonce', () => void (provider.script.claims = { nonce: 'forged' })],
  ['an expired identity token', () => void (provider.script.claims = { iat: 1, exp: 2 })],
  [
    'a token from the future',
    () => void (provider.script.claims = { iat: 9_999_999_999, exp: 9_999_999_999 }),
  ],
  ['no subject', () => void (provider.script.claims = { sub: '' })],
  ['no identity token', () => void (provider.script.idToken = () => null)],
  ['an unsigned identity token', () => void (provider.script.idToken = unsigned)],
  ['a tampered identity token', () => void (provider.script.idToken = tampered)],
  ['an empty access token', () => void (provider.script.tokens = { access_token: '' })],
  ['no access token', () => void (provider.script.tokens = { access_token: null })],
  ['no expiry', () => void (provider.script.tokens = { expires_in: null })],
  ['a negative expiry', () => void (provider.script.tokens = { expires_in: -5 })],
  ['an expiry of years', () => void (provider.script.tokens = { expires_in: 90_000_000 })],
  ['an invalid expiry', () => void (provider.script.tokens = { expires_in: 'soon' })],
])('completeSignIn rejects a response with %s', async (_name, garble) => {
  garble();
  const callback = await callbackOf();
  const attempt = gateway.completeSignIn(callback, signal).then(validate);
  await expect(reasonOf(attempt)).resolves.toBe('invalid-response');
});

it.each<[string, () => string]>([
  ['names another issuer', () => named('https://evil.example')],
  ['names an issuer with a slash more', () => named(`${provider.authority}/`)],
  ['names the issuer in capitals', () => named(provider.authority.toUpperCase())],
  ['names an empty issuer', () => named('')],
  ['names the right issuer twice', () => named(provider.authority, provider.authority)],
  ['names the right issuer and another', () => named(provider.authority, 'https://evil.example')],
])(
  'completeSignIn sends no code to the token endpoint when the callback %s [AUTH-11]',
  async (_name, parameters) => {
    const callback = (await callbackOf()) + parameters();
    await expect(reasonOf(gateway.completeSignIn(callback, signal))).resolves.toBe('invalid-response');
    expect(provider.tokenRequests).toEqual([]);
    // The sign-in is used up: the right issuer in a second try does not bring it back.
    const again = `${callback.replaceAll(/&iss=[^&]*/g, '')}${named(provider.authority)}`;
    await expect(reasonOf(gateway.completeSignIn(again, signal))).resolves.toBe('invalid-response');
    expect(provider.tokenRequests).toEqual([]);
  },
);

it.each<[unknown, string]>([
  [true, 'invalid-response'],
  [false, 'succeeded'],
  [undefined, 'succeeded'],
  ['true', 'succeeded'],
])(
  'completeSignIn treats a callback without an issuer as the metadata says: announced %j, %s [AUTH-11]',
  async (announced, outcome) => {
    provider.script.metadata = { authorization_response_iss_parameter_supported: announced };
    const completed = gateway.completeSignIn(await callbackOf(), signal);
    await expect(reasonOf(completed)).resolves.toBe(outcome);
    expect(provider.tokenRequests).toHaveLength(outcome === 'succeeded' ? 1 : 0);
  },
);

it('completeSignIn ignores an error that another issuer sends [AUTH-11]', async () => {
  const callback = (await callbackOf()).replace('code=the-code', 'error=access_denied');
  const completed = gateway.completeSignIn(callback + named('https://evil.example'), signal);
  await expect(reasonOf(completed)).resolves.toBe('invalid-response');
});

it('checkSession sends no code to the token endpoint when the silent page names another issuer [AUTH-11]', async () => {
  gateway = createGateway(async (url) => {
    const state = new URL(url).searchParams.get('state') ?? '';
    return `${origin}/assets/portal/silent-check-sso.html?code=c&state=${state}${named('https://evil.example')}`;
  });
  await expect(reasonOf(gateway.checkSession(signal))).resolves.toBe('invalid-response');
  expect(provider.tokenRequests).toEqual([]);
});

it.each([
  ['an outage', 503, '{}', 'provider-unreachable'],
  ['a used code', 400, '{"error":"invalid_grant"}', 'session-ended'],
  ['a refusal', 400, '{"error":"unauthorized_client"}', 'provider-refused'],
  ['garbage', 200, '<html>', 'invalid-response'],
])('completeSignIn names the reason for %s', async (_name, status, body, reason) => {
  provider.script.onToken = (_form, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  await expect(reasonOf(gateway.completeSignIn(await callbackOf(), signal))).resolves.toBe(reason);
});

it('completeSignIn never puts the code into an error', async () => {
  provider.script.onToken = (_form, response) =>
    void response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_request"}');
  const error: unknown = await gateway
    .completeSignIn(await callbackOf(), signal)
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(
    `${JSON.stringify(error)}${error instanceof Error ? `${error.message}${String(error.cause)}` : ''}`,
  ).not.toContain('the-code');
});

it('completeSignIn passes on the provider’s error from the callback', async () => {
  const callback = (await callbackOf()).replace('code=the-code', 'error=access_denied');
  await expect(reasonOf(gateway.completeSignIn(callback, signal))).resolves.toBe('provider-refused');
});

it.each([
  ['another issuer', { issuer: 'https://evil.example' }, 'invalid-response'],
  ['no token endpoint', { token_endpoint: null }, 'provider-unreachable'],
  ['a script address', { authorization_endpoint: 'javascript:alert(1)' }, 'provider-unreachable'],
])(
  'The discovery document is rejected with %s, and fetched again the next time',
  async (_name, metadata, reason) => {
    provider.script.metadata = metadata;
    await expect(reasonOf(gateway.connect(signal))).resolves.toBe(reason);
    provider.script.metadata = {};
    await expect(reasonOf(gateway.connect(signal))).resolves.toBe('succeeded');
  },
);

it('The provider is unreachable when no server sends its discovery document', async () => {
  await provider.close();
  await expect(reasonOf(gateway.connect(signal))).resolves.toBe('provider-unreachable');
});

it('The discovery document is given up with the signal while the response stalls', async () => {
  const controller = new AbortController();
  provider.script.onMetadata = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"issuer":');
    controller.abort(new Error('out of time'));
  };
  await expect(gateway.connect(controller.signal)).rejects.toThrow('out of time');
});

it('checkSession requests a response without the form, and completes from the address that the frame posts', async () => {
  gateway = createGateway(async (url) => {
    const request = new URL(url);
    expect(request.searchParams.get('prompt')).toBe('none');
    provider.script.claims = { nonce: request.searchParams.get('nonce') };
    return `${origin}/assets/portal/silent-check-sso.html?code=c&state=${request.searchParams.get('state') ?? ''}`;
  });
  let requestsBefore = -1;
  const onResponse = (): void => void (requestsBefore = provider.tokenRequests.length);
  await expect(validate(await gateway.checkSession(signal, onResponse))).resolves.toMatchObject({
    accessToken: 'access-1',
  });
  expect([requestsBefore, provider.tokenRequests.length]).toEqual([0, 1]);
});

it('checkSession rejects a missing session, and leaves nothing pending', async () => {
  gateway = createGateway(async (url) => {
    const state = new URL(url).searchParams.get('state') ?? '';
    return `${origin}/assets/portal/silent-check-sso.html?error=login_required&state=${state}`;
  });
  await expect(reasonOf(gateway.checkSession(signal))).resolves.toBe('provider-refused');
  expect(tabStorage.keys()).toEqual([]);
});

it('checkSession ignores a response from another page', async () => {
  gateway = createGateway(async () => 'https://evil.example/?code=c&state=s');
  await expect(reasonOf(gateway.checkSession(signal))).resolves.toBe('invalid-response');
});

describe('refresh', () => {
  const json = { 'content-type': 'application/json' };
  it.each([
    ['invalid_grant', 400, '{"error":"invalid_grant"}', 'session-ended'],
    ['another refusal', 400, '{"error":"invalid_client"}', 'provider-unreachable'],
    ['an outage', 503, '', 'provider-unreachable'],
    ['a web page in between', 200, '<!doctype html>', 'provider-unreachable'],
    ['null', 200, 'null', 'invalid-response'],
    ['nothing', 200, '', 'invalid-response'],
    ['an object', 200, '{}', 'succeeded'],
  ])('The refresh of a gateway sorts a response with %s', async (_name, status, body, reason) => {
    provider.script.onToken = (_form, response) => void response.writeHead(status, json).end(body);
    await expect(reasonOf(gateway.refresh('refresh-0', signal))).resolves.toBe(reason);
  });

  it('The refresh of a gateway sends the refresh token to the token endpoint only [AUTH-2]', async () => {
    await gateway.refresh('refresh-0', signal);
    expect(Object.fromEntries(provider.tokenRequests[0] ?? [])).toEqual({
      grant_type: 'refresh_token',
      client_id: 'portal',
      refresh_token: 'refresh-0',
    });
  });
});

it('createSignOutUrl contains the provider’s hint and the return address [TERMS-5, BAR-7]', async () => {
  const url = new URL((await gateway.createSignOutUrl('the-id-token', signal)) ?? '');
  expect(url.pathname).toBe('/realms/quayside/logout');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    id_token_hint: 'the-id-token',
    post_logout_redirect_uri: `${origin}/`,
  });
});

it('createSignOutUrl rejects when the provider has gone away meanwhile', async () => {
  await gateway.connect(signal);
  await provider.close();
  await expect(reasonOf(gateway.createSignOutUrl('the-id-token', signal))).resolves.toBe(
    'provider-unreachable',
  );
});

it('The OIDC gateway stores a validated token set in memory only, and removes it again [AUTH-6]', async () => {
  const claims = { iss: provider.authority, sub: 'user-1', aud: 'portal', exp: 2, iat: 1 };
  const tokens = {
    accessToken: 'a',
    idToken: 'i',
    refreshToken: 'r',
    expiresInSeconds: 300,
    refreshExpiresInSeconds: null,
    claims,
  };
  await gateway.store(tokens);
  await expect(gateway.userManager.getUser()).resolves.toMatchObject({
    access_token: 'a',
    profile: { sub: 'user-1' },
  });
  expect(tabStorage.keys()).toEqual([]);
  await gateway.clear();
  await expect(gateway.userManager.getUser()).resolves.toBeNull();
});

it('The OIDC gateway clears tokens and pending sign-ins even when a listener of the manager fails', async () => {
  const callback = await callbackOf();
  gateway.userManager.events.addUserUnloaded(() => {
    throw new Error('broken listener');
  });
  await expect(gateway.clear()).rejects.toThrow('broken listener');
  await expect(gateway.readPendingReturn(callback)).resolves.toBeNull();
  await expect(gateway.userManager.getUser()).resolves.toBeNull();
  gateway = createGateway();
});

function unsigned(signed: string): string {
  const [, payload] = signed.split('.');
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload ?? ''}.`;
}

function tampered(signed: string): string {
  const [header = '', payload = '', signature = ''] = signed.split('.');
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
  return `${header}.${forged}.${signature}`;
}

/** The provider's next responses. */
interface ProviderScript {
  claims: Record<string, unknown>;
  /** Replaces the signed identity token. */
  idToken?: (signed: string) => string | null;
  /** Merged over the ordinary token response. */
  tokens: Record<string, unknown>;
  /** Takes over the token endpoint. */
  onToken?: (body: URLSearchParams, response: ServerResponse) => void;
  metadata: Record<string, unknown>;
  onMetadata?: (response: ServerResponse) => void;
}

interface HttpProvider {
  readonly authority: string;
  readonly script: ProviderScript;
  /** The forms the token endpoint received. */
  readonly tokenRequests: URLSearchParams[];
  close(): Promise<void>;
}

/** An OpenID provider over real HTTP that follows a script. */
async function startHttpProvider(): Promise<HttpProvider> {
  const tokenRequests: URLSearchParams[] = [];
  const script: ProviderScript = { claims: {}, tokens: {}, metadata: {} };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const authority = `http://127.0.0.1:${port}/realms/quayside`;
  const signer = await createTokenSigner({ issuer: authority, audience: 'portal' });

  async function answerToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = new URLSearchParams(text);
    tokenRequests.push(body);
    if (script.onToken !== undefined) {
      script.onToken(body, response);
      return;
    }
    const signed = await signer.sign(script.claims);
    const idToken = script.idToken === undefined ? signed : script.idToken(signed);
    sendJson(response, {
      access_token: `access-${tokenRequests.length}`,
      refresh_token: `refresh-${tokenRequests.length}`,
      token_type: 'Bearer',
      expires_in: 300,
      ...(idToken === null ? {} : { id_token: idToken }),
      ...script.tokens,
    });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.endsWith('/.well-known/openid-configuration') === true) {
      if (script.onMetadata !== undefined) {
        script.onMetadata(response);
        return;
      }
      sendJson(response, {
        issuer: authority,
        authorization_endpoint: `${authority}/auth`,
        token_endpoint: `${authority}/token`,
        jwks_uri: `${authority}/certs`,
        end_session_endpoint: `${authority}/logout`,
        ...script.metadata,
      });
    } else if (request.url?.endsWith('/certs') === true) sendJson(response, { keys: signer.keys });
    else await answerToken(request, response);
  }

  return {
    authority,
    script,
    tokenRequests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
