import { expect, test } from '@playwright/test';
import type { CookieJar } from '../../tools/harness/cookieJar.ts';
import {
  authorization,
  callback,
  type Changes,
  createPerson,
  exchange,
  keycloakOrigin,
  newVerifier,
  password,
  type Person,
  portalOrigin,
  realm,
  renew,
  requestTokens,
  signIn,
  statusWith,
  type TokenSet,
  tokensOf,
} from './support/relyingParty.ts';

const userinfo = '/realms/quayside/protocol/openid-connect/userinfo';

let person: Person;

// Each test has a person of its own: Keycloak refuses a sign-in of a user whose last one it still
// records, which it does after its response.
test.beforeEach(async () => {
  person = await createPerson('signed-in');
});

/** Sends an authorization request from a signed-in browser, so that only a refusal can stop it. */
async function askSignedIn(changes: Changes): Promise<{ status: number; location: string | null }> {
  const { browser } = await signIn(person);
  return askSilently(browser, changes);
}

async function askSilently(
  browser: CookieJar,
  changes: Changes,
): Promise<{ status: number; location: string | null }> {
  const response = await browser.request(authorization(newVerifier(), { prompt: 'none', ...changes }));
  return { status: response.status, location: response.headers.get('location') };
}

async function refusalOf(response: Response): Promise<unknown> {
  expect([400, 401]).toContain(response.status);
  const body = (await response.json()) as Record<string, unknown>;
  expect(body).not.toHaveProperty('access_token');
  return body['error'];
}

test('A signed-in browser gets a code for a valid request, at both redirect addresses of the portal', async () => {
  const { browser } = await signIn(person);
  for (const path of ['/login/callback', '/assets/portal/silent-check-sso.html']) {
    const { location } = await askSilently(browser, { redirect_uri: portalOrigin + path });
    const returned = new URL(location ?? '');
    expect(returned.origin + returned.pathname).toBe(portalOrigin + path);
    expect(returned.searchParams.get('code')).toBeTruthy();
  }
});

for (const [title, changes, error] of [
  ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
  ['with PKCE by the method plain', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['with PKCE by no method, which means plain', { code_challenge_method: undefined }, 'invalid_request'],
  ['for a token in the address', { response_type: 'token' }, 'unauthorized_client'],
  [
    'for tokens in the address',
    { response_type: 'id_token token', response_mode: 'fragment' },
    'unauthorized_client',
  ],
  [
    'for a code and a token in the address',
    { response_type: 'code token', response_mode: 'fragment' },
    'unauthorized_client',
  ],
  ['for offline access', { scope: 'openid offline_access' }, 'invalid_scope'],
] as const)
  test(`Keycloak refuses an authorization request ${title}`, async () => {
    const { location } = await askSignedIn(changes);
    const { origin, searchParams, hash } = new URL(location ?? '');
    const parameters = new URLSearchParams(searchParams.size > 0 ? searchParams : hash.slice(1));
    expect(origin).toBe(portalOrigin);
    expect(parameters.get('error')).toBe(error);
    for (const name of ['code', 'access_token', 'id_token']) expect(parameters.has(name), name).toBe(false);
  });

for (const [title, address] of [
  ['of another path', `${portalOrigin}/login/elsewhere`],
  ['below the right one', `${portalOrigin}/login/callback/more`],
  ['with a wildcard', `${portalOrigin}/*`],
  ['with dot segments that leave the right path', `${portalOrigin}/login/callback/../../resources/file`],
  ['with a query of its own', `${portalOrigin}/login/callback?to=elsewhere`],
  ['of another host', 'https://evil.example/login/callback'],
  ['of another port', 'http://localhost:1/login/callback'],
  ['of a host that begins as the right one', `${portalOrigin}.evil.example/login/callback`],
  ['with the right one as its user name', `${portalOrigin}@evil.example/login/callback`],
] as const) {
  test(`Keycloak refuses a redirect address ${title} with 400, not by a redirect`, async () => {
    expect(await askSignedIn({ redirect_uri: address })).toEqual({ status: 400, location: null });
  });

  test(`Keycloak does not redirect after a sign-out to an address ${title}`, async () => {
    const { browser, ...grant } = await signIn(person);
    const { id_token: hint } = (await (await exchange(grant)).json()) as TokenSet;
    const query = new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: address });
    const response = await browser.request(`${realm}/protocol/openid-connect/logout?${query}`);
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });
}

test('Keycloak redirects to the portal’s root after a sign-out', async () => {
  const { browser, ...grant } = await signIn(person);
  const { id_token: hint } = (await (await exchange(grant)).json()) as TokenSet;
  const query = new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: `${portalOrigin}/` });
  const response = await browser.request(`${realm}/protocol/openid-connect/logout?${query}`);
  expect(response.headers.get('location')).toBe(`${portalOrigin}/`);
});

for (const [title, changes] of [
  ['with another verifier', { code_verifier: newVerifier() }],
  ['without its verifier', { code_verifier: undefined }],
  ['for another redirect address', { redirect_uri: `${portalOrigin}/assets/portal/silent-check-sso.html` }],
] as const)
  test(`Keycloak refuses a code ${title}`, async () => {
    expect(await refusalOf(await exchange(await signIn(person), changes))).toBe('invalid_grant');
  });

test('A code works once, and a second use ends the session of the first', async () => {
  const grant = await signIn(person);
  const first = (await (await exchange(grant)).json()) as TokenSet;
  expect(await statusWith(first.access_token, 'GET', userinfo)).toBe(200);
  expect(await refusalOf(await exchange(grant))).toBe('invalid_grant');
  expect(await statusWith(first.access_token, 'GET', userinfo)).toBe(401);
  expect(await renew(first.refresh_token)).toBe(400);
});

test('A refresh token works once, and a second use ends its successor', async () => {
  const { refresh_token: first } = await tokensOf(person);
  const response = await requestTokens({ grant_type: 'refresh_token', refresh_token: first });
  const { refresh_token: second } = (await response.json()) as TokenSet;
  expect(await renew(first)).toBe(400);
  expect(await renew(second)).toBe(400);
});

for (const [title, clientId] of [
  ['', 'portal'],
  [', nor by Keycloak’s own client', 'admin-cli'],
] as const)
  test(`Keycloak gives no token for a password alone${title}`, async () => {
    const { username } = person;
    const response = await requestTokens({
      client_id: clientId,
      grant_type: 'password',
      username,
      password,
    });
    expect(await refusalOf(response)).toMatch(/^(?:unauthorized_client|invalid_client)$/);
  });

test('Keycloak gives no token in exchange for another token', async () => {
  const { access_token: token } = await tokensOf(person);
  const response = await requestTokens({
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: token,
    subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
  });
  expect(await refusalOf(response)).toBeTruthy();
});

for (const clientId of ['quayside-api', 'admin-permissions'])
  for (const [title, secret] of [
    ['without its secret', undefined],
    ['with an empty one', ''],
    ['with a wrong one', 'a guess'],
  ] as const)
    test(`The client ${clientId} gets no token ${title}`, async () => {
      const response = await requestTokens({
        client_id: clientId,
        client_secret: secret,
        grant_type: 'client_credentials',
      });
      expect(response.status).toBe(401);
      expect(await refusalOf(response)).toBe('unauthorized_client');
    });

test('A client cannot register itself, not even for the portal’s own address', async () => {
  const response = await fetch(`${realm}/clients-registrations/openid-connect`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'of a test', redirect_uris: [callback] }),
  });
  expect(response.status).toBe(403);
  expect(await response.json()).not.toHaveProperty('client_id');
});

for (const [title, origin, allowed] of [
  ['can be read by the portal', portalOrigin, portalOrigin],
  ['cannot be read by a page of another origin', 'https://evil.example', null],
  ['cannot be read by a page of Keycloak’s host', keycloakOrigin, null],
] as const)
  test(`The response of the token endpoint ${title}`, async () => {
    const { code, verifier } = await signIn(person);
    const right = { grant_type: 'authorization_code', code, code_verifier: verifier };
    const response = await requestTokens(
      { ...right, redirect_uri: `${portalOrigin}/login/callback` },
      { origin },
    );
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
  });
