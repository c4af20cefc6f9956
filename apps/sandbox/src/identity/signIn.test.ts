import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import type { Sandbox } from '../startSandbox.ts';
import { checkResponse } from '../testing/documentedCalls.ts';
import { claimsOfToken, createPortalClient, endpoint, locationOf } from '../testing/portalClient.ts';
import { portalOrigin, startTestSandbox } from '../testing/testSandbox.ts';

let sandbox: Sandbox;
const contract = sharedContract();

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const redeemNothing = (origin: string) =>
  fetch(sandbox.origin + endpoint('token'), {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ client_id: 'portal', grant_type: 'refresh_token', refresh_token: 'x' }),
  });

async function openForm() {
  const client = createPortalClient(sandbox);
  const { pathname } = locationOf(await client.browser.go(client.attempt().address));
  return { client, pathname };
}

describe('code flow', () => {
  test('The code flow returns tokens with valid signature, issuer, audience and nonce', async () => {
    const client = createPortalClient(sandbox);
    const attempt = client.attempt();
    const callback = await client.submitForm(attempt, 'amelia');
    expect(callback.origin + callback.pathname).toBe(`${portalOrigin}/login/callback`);
    expect(callback.searchParams.get('state')).toBe(attempt.state);
    expect(callback.searchParams.get('iss')).toBe(sandbox.issuer);

    const tokens = await client.redeem(attempt, callback);
    const keys = createRemoteJWKSet(new URL(sandbox.origin + endpoint('certs')));
    const id = await jwtVerify(tokens.id_token, keys, { issuer: sandbox.issuer, audience: 'portal' });
    expect(id.payload.nonce).toBe(attempt.nonce);
    const access = await jwtVerify(tokens.access_token, keys, {
      issuer: sandbox.issuer,
      audience: 'quayside-api',
    });
    expect(access.payload).toMatchObject({ azp: 'portal', sub: id.payload.sub, sid: id.payload.sid });
    expect(access.protectedHeader.alg).toBe('RS256');
    expect(tokens.expires_in).toBe(300);
    expect(callback.searchParams.get('session_state')).toBe(id.payload.sid);
  });

  test.each([
    [
      'amelia',
      { apolloAccess: true, artemisAccess: true, artemisPagesAccess: true, agreedToTermsOfUse: true },
    ],
    [
      'noor',
      { apolloAccess: true, artemisAccess: true, artemisPagesAccess: true, agreedToTermsOfUse: false },
    ],
    [
      'ben',
      { apolloAccess: true, artemisAccess: false, artemisPagesAccess: false, agreedToTermsOfUse: true },
    ],
    [
      'chloe',
      { apolloAccess: false, artemisAccess: true, artemisPagesAccess: true, agreedToTermsOfUse: true },
    ],
    [
      'idris',
      { apolloAccess: false, artemisAccess: true, artemisPagesAccess: false, agreedToTermsOfUse: true },
    ],
    [
      'grace',
      { apolloAccess: false, artemisAccess: false, artemisPagesAccess: false, agreedToTermsOfUse: true },
    ],
  ])('ID token and userinfo describe %s', async (username, access) => {
    const tokens = await createPortalClient(sandbox).signIn(username);
    const path = endpoint('userinfo');
    const headers = { authorization: `Bearer ${tokens.access_token}`, origin: portalOrigin };
    const response = await fetch(sandbox.origin + path, { headers });
    expect(response.headers.get('access-control-allow-origin')).toBe(portalOrigin);
    const { body } = await checkResponse(contract, 'GET', path, response);
    expect(body).toMatchObject({ ...access, preferred_username: username });
    expect(claimsOfToken(tokens.id_token)).toMatchObject(body ?? {});
    expect(claimsOfToken(tokens.access_token)).toMatchObject(body ?? {});
    expect(body).not.toHaveProperty('sid');
    expect(body).toHaveProperty('partner.sfAccountId', expect.any(String));
  });

  test('A user’s roles are in the tokens, twice in the access token, and absent without roles', async () => {
    const roles = ['regular', 'sales', 'support', 'ordering', 'approver', 'portal-admin', 'developer'];
    const amelia = await createPortalClient(sandbox).signIn('amelia');
    expect(claimsOfToken(amelia.id_token)).toMatchObject({ roles });
    expect(claimsOfToken(amelia.id_token)).not.toHaveProperty('realm_access');
    expect(claimsOfToken(amelia.access_token)).toMatchObject({ roles, realm_access: { roles } });
    const grace = await createPortalClient(sandbox).signIn('grace');
    for (const token of [grace.id_token, grace.access_token]) {
      expect(claimsOfToken(token)).not.toHaveProperty('roles');
      expect(claimsOfToken(token)).not.toHaveProperty('realm_access');
    }
  });

  test('The ID token says for whom, how and when the user signed in', async () => {
    const { id_token: token } = await createPortalClient(sandbox).signIn('ben');
    const claims = claimsOfToken(token);
    expect(claims).toMatchObject({ typ: 'ID', azp: 'portal', acr: '1', jti: expect.any(String) });
    expect(claims.auth_time).toBeLessThanOrEqual(claims.iat ?? 0);
  });

  test('Only the portal’s origin may read the token endpoint', async () => {
    const own = await redeemNothing(portalOrigin);
    expect(own.headers.get('access-control-allow-origin')).toBe(portalOrigin);
    await checkResponse(contract, 'POST', endpoint('token'), own);
    expect(
      (await redeemNothing('https://evil.example')).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });

  test('A code without its verifier and a request without PKCE are refused', async () => {
    const client = createPortalClient(sandbox);
    const attempt = client.attempt();
    const callback = await client.submitForm(attempt, 'amelia');
    const wrong = await client.redeem({ ...attempt, verifier: 'x'.repeat(43) }, callback);
    expect(wrong).toMatchObject({ error: 'invalid_grant' });

    const address = client.attempt({ code_challenge: '' }).address;
    const refused = locationOf(await client.browser.go(address));
    expect(refused.searchParams.get('error')).toBe('invalid_request');
  });

  test('The provider never redirects to an address outside the portal', async () => {
    const client = createPortalClient(sandbox);
    const { address } = client.attempt({ redirect_uri: 'https://evil.example/login/callback' });
    const response = await client.browser.go(address);
    expect(response.headers.get('location')).toBeNull();
    const { text } = await checkResponse(contract, 'GET', endpoint('auth'), response);
    expect(text).toContain('invalid_redirect_uri');
  });
});

describe('sign-in form', () => {
  test('The sign-in form has Keycloak’s ids, labels, autocomplete and no script', async () => {
    const { client, pathname } = await openForm();
    expect(pathname).toMatch(/^\/realms\/quayside\/login-actions\/authenticate\//);
    const response = await client.browser.go(pathname);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const { text } = await checkResponse(contract, 'GET', pathname, response);
    for (const id of ['kc-form-login', 'username', 'password', 'kc-login'])
      expect(text).toContain(`id="${id}"`);
    for (const id of ['username', 'password']) expect(text).toContain(`<label for="${id}"`);
    expect(text).toMatch(/id="username"[^>]*autocomplete="username"[^>]*autofocus/);
    expect(text).toContain('autocomplete="current-password"');
    expect(text).not.toContain('<script');
    expect(text).not.toContain('input-error');
    for (const name of ['amelia', 'noor', 'ben', 'chloe', 'idris', 'grace']) expect(text).toContain(name);
  });

  test.each([
    ['amelia', 'wrong'],
    ['nobody', 'quayside'],
    ['', ''],
  ])(
    'The sign-in form reports that %j with %j is wrong, then accepts the right password',
    async (username, password) => {
      const { client, pathname } = await openForm();
      const submit = (fields: Record<string, string>) =>
        client.browser.go(pathname, { method: 'POST', body: new URLSearchParams(fields) });
      const { text } = await checkResponse(contract, 'POST', pathname, await submit({ username, password }));
      expect(text).toMatch(/id="input-error" role="alert">Invalid username or password\.</);
      expect(text).toContain('aria-describedby="input-error"');
      expect(text).not.toContain(`value="${password || 'unset'}"`);
      expect((await submit({ username: 'amelia', password: 'quayside' })).status).toBe(303);
    },
  );

  test('The sign-in form escapes what was typed', async () => {
    const { client, pathname } = await openForm();
    const body = new URLSearchParams({ username: '"><img src=x>', password: 'x' });
    const text = await (await client.browser.go(pathname, { method: 'POST', body })).text();
    expect(text).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
  });

  test('The sign-in form also accepts the e-mail address, in any case', async () => {
    const client = createPortalClient(sandbox);
    const callback = await client.submitForm(client.attempt(), 'Ben.Okafor@fenwick.example');
    expect(callback.searchParams.has('code')).toBe(true);
  });

  test('A sign-in form belongs to one attempt in one browser, and two tabs can each finish theirs', async () => {
    const { pathname } = await openForm();
    const stranger = await createPortalClient(sandbox).browser.go(pathname);
    expect(stranger.status).toBe(400);
    expect((await checkResponse(contract, 'GET', pathname, stranger)).text).toContain('Page has expired');

    const client = createPortalClient(sandbox);
    const first = client.attempt();
    const second = client.attempt();
    const firstForm = locationOf(await client.browser.go(first.address)).href;
    await client.browser.go(second.address);
    const body = new URLSearchParams({ username: 'ben', password: 'quayside' });
    const resume = locationOf(await client.browser.go(firstForm, { method: 'POST', body }));
    const callback = locationOf(await client.browser.go(resume.href));
    expect(callback.searchParams.get('state')).toBe(first.state);
  });
});

test('The metadata lists what the one public client may do, and no more', async () => {
  const response = await fetch(`${sandbox.issuer}/.well-known/openid-configuration`);
  const metadata: unknown = await response.json();
  expect(metadata).toMatchObject({
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });
  // Clients cannot register themselves.
  expect(metadata).not.toHaveProperty('registration_endpoint');
});

test('Metadata and keys are public and documented and contain no private part', async () => {
  const path = '/realms/quayside/.well-known/openid-configuration';
  const { body } = await checkResponse(contract, 'GET', path, await fetch(sandbox.origin + path));
  expect(body).toMatchObject({ issuer: sandbox.issuer, jwks_uri: sandbox.origin + endpoint('certs') });
  const keys = await fetch(sandbox.origin + endpoint('certs'));
  await checkResponse(contract, 'GET', endpoint('certs'), keys);
  expect((await fetch(`${sandbox.origin}/realms/other/.well-known/openid-configuration`)).status).toBe(404);
});
