import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import type { Sandbox } from '../startSandbox.ts';
import { checkResponse, createDocumentedCalls, type DocumentedCalls } from '../testing/documentedCalls.ts';
import { claimsOfToken, createPortalClient, endpoint, locationOf } from '../testing/portalClient.ts';
import { portalOrigin, startTestSandbox } from '../testing/testSandbox.ts';

let sandbox: Sandbox;
let calls: DocumentedCalls;
const contract = sharedContract();

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, contract);
});
beforeEach(() => calls.call('POST', '/sandbox/reset'));
afterAll(() => sandbox.close());

const home = `${portalOrigin}/`;
const logout = (parameters: Record<string, string>) =>
  `${endpoint('logout')}?${new URLSearchParams(parameters).toString()}`;

test('The silent check without a session ends in login_required on the silent page', async () => {
  const end = await createPortalClient(sandbox).silently();
  expect(end.origin + end.pathname).toBe(`${portalOrigin}/assets/portal/silent-check-sso.html`);
  expect(end.searchParams.get('error')).toBe('login_required');
  expect(end.searchParams.getAll('iss')).toEqual([sandbox.issuer]);
  expect(end.searchParams.get('iss')).toBe(sandbox.issuer);
});

test('The silent check with a session returns a code, and its redirect may be framed', async () => {
  const client = createPortalClient(sandbox);
  await client.signIn('amelia');
  expect((await client.silently()).searchParams.has('code')).toBe(true);
  const { address } = client.attempt({ prompt: 'none' });
  const response = await client.browser.go(address);
  expect(response.headers.get('x-frame-options')).toBeNull();
  expect(response.headers.get('content-security-policy')).toBeNull();
  await checkResponse(contract, 'GET', endpoint('auth'), response);
});

test('A silent sign-in and a refresh keep the sid', async () => {
  const client = createPortalClient(sandbox);
  const tokens = await client.signIn('amelia');
  const attempt = client.attempt({ prompt: 'none' });
  const silent = await client.redeem(attempt, locationOf(await client.browser.go(attempt.address)));
  const { tokens: refreshed } = await client.refresh(silent.refresh_token);
  const sids = [tokens, silent, refreshed].map((set) => claimsOfToken(set.id_token).sid);
  expect(new Set(sids).size).toBe(1);
});

test('A sign-in with prompt=login asks the signed-in user for the password only, whatever username is sent', async () => {
  const client = createPortalClient(sandbox);
  const before = await client.signIn('amelia');
  const attempt = client.attempt({ prompt: 'login' });
  const { pathname } = locationOf(await client.browser.go(attempt.address));
  const { text } = await checkResponse(contract, 'GET', pathname, await client.browser.go(pathname));
  expect(text).toMatch(/id="kc-attempted-username">amelia</);
  expect(text).not.toContain('id="username"');

  const body = new URLSearchParams({ username: 'ben', password: 'quayside' });
  const resume = locationOf(await client.browser.go(pathname, { method: 'POST', body }));
  const after = await client.redeem(attempt, locationOf(await client.browser.go(resume.href)));
  const [first, second] = [before, after].map((tokens) => claimsOfToken(tokens.id_token));
  expect(second).toMatchObject({ preferred_username: 'amelia', sid: first?.sid });
});

test('Another user signs in by restarting, which ends the previous session', async () => {
  const client = createPortalClient(sandbox);
  const amelia = await client.signIn('amelia');
  const attempt = client.attempt({ prompt: 'login' });
  const { pathname } = locationOf(await client.browser.go(attempt.address));
  const again = await client.browser.go(`${pathname}?restart=true`);
  await checkResponse(contract, 'GET', pathname, again);
  expect(await (await client.browser.go(locationOf(again).href)).text()).toContain('id="username"');
  const body = new URLSearchParams({ username: 'ben', password: 'quayside' });
  const resume = locationOf(await client.browser.go(pathname, { method: 'POST', body }));
  const ben = await client.redeem(attempt, locationOf(await client.browser.go(resume.href)));
  expect(claimsOfToken(ben.id_token).preferred_username).toBe('ben');
  expect(claimsOfToken(ben.id_token).sid).not.toBe(claimsOfToken(amelia.id_token).sid);
  expect((await client.refresh(amelia.refresh_token)).tokens.error).toBe('invalid_grant');
});

describe('refresh', () => {
  test('A refresh reads the claims again, so accepted terms and changed access show', async () => {
    const client = createPortalClient(sandbox);
    const tokens = await client.signIn('noor');
    const { access_token: token } = tokens;
    await calls.call('POST', '/api/identity/rest/terms-of-use/accept', { token });
    await calls.call('PATCH', '/sandbox/users/noor', { body: { claims: { artemisAccess: false } } });
    const { tokens: refreshed } = await client.refresh(tokens.refresh_token);
    expect(claimsOfToken(refreshed.id_token)).toMatchObject({
      agreedToTermsOfUse: true,
      artemisAccess: false,
    });
    expect(refreshed.id_token).not.toBe(tokens.id_token);
    expect(claimsOfToken(tokens.id_token)).toHaveProperty('nonce');
    expect(claimsOfToken(refreshed.id_token)).not.toHaveProperty('nonce');
  });

  test('With rotation, reusing a refresh token ends the whole grant', async () => {
    const client = createPortalClient(sandbox);
    const first = await client.signIn('amelia');
    const { tokens: second } = await client.refresh(first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    const reused = await client.refresh(first.refresh_token);
    expect(reused).toMatchObject({ status: 400, tokens: { error: 'invalid_grant' } });
    expect((await client.refresh(second.refresh_token)).tokens.error).toBe('invalid_grant');
    // The user is still signed in at the provider.
    expect((await client.silently()).searchParams.has('code')).toBe(true);
  });

  test('Without rotation a refresh token can be reused', async () => {
    await calls.call('PUT', '/sandbox/tokens', { body: { rotate: false } });
    const client = createPortalClient(sandbox);
    const { refresh_token: token } = await client.signIn('amelia');
    expect((await client.refresh(token)).tokens.refresh_token).toBe(token);
    expect((await client.refresh(token)).status).toBe(200);
  });

  test('Revoking a refresh token ends its session at the provider', async () => {
    const client = createPortalClient(sandbox);
    const { refresh_token: token } = await client.signIn('amelia');
    const body = new URLSearchParams({ client_id: 'portal', token });
    const response = await fetch(sandbox.origin + endpoint('revoke'), { method: 'POST', body });
    await checkResponse(contract, 'POST', endpoint('revoke'), response);
    expect((await client.refresh(token)).tokens.error).toBe('invalid_grant');
    expect((await client.silently()).searchParams.get('error')).toBe('login_required');
  });

  test('A refresh extends the session, and a session idle for a refresh token’s lifetime ends', async () => {
    // Only the date is fake. Sockets and timers are real.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const client = createPortalClient(sandbox);
    const tokens = await client.signIn('amelia');
    await calls.call('PUT', '/sandbox/tokens', { body: { refreshTokenSeconds: 60 } });
    const { tokens: refreshed } = await client.refresh(tokens.refresh_token);
    vi.setSystemTime(Date.now() + 58_000);
    expect((await client.silently()).searchParams.has('code')).toBe(true);
    vi.setSystemTime(Date.now() + 61_000);
    expect((await client.silently()).searchParams.get('error')).toBe('login_required');
    expect((await client.refresh(refreshed.refresh_token)).tokens.error).toBe('invalid_grant');
  });
});

describe('sign-out', () => {
  test('A sign-out with the hint asks nothing, ends the session and returns to the portal', async () => {
    const client = createPortalClient(sandbox);
    const tokens = await client.signIn('amelia');
    const address = logout({ id_token_hint: tokens.id_token, post_logout_redirect_uri: home, state: 's1' });
    const response = await client.browser.go(address);
    expect(response.status).toBe(303);
    expect(locationOf(response).href).toBe(`${home}?state=s1`);
    expect(client.browser.cookieNames().filter((name) => name.endsWith('_session'))).toEqual([]);
    expect((await client.silently()).searchParams.get('error')).toBe('login_required');
    expect((await client.refresh(tokens.refresh_token)).tokens.error).toBe('invalid_grant');
    // Again, as a second tab would.
    expect(locationOf(await client.browser.go(address)).href).toBe(`${home}?state=s1`);
  });

  test('A sign-out without a hint asks first, and its button works without scripts', async () => {
    const client = createPortalClient(sandbox);
    await client.signIn('amelia');
    const response = await client.browser.go(logout({ client_id: 'portal', post_logout_redirect_uri: home }));
    const { text } = await checkResponse(contract, 'GET', endpoint('logout'), response);
    expect(text).toContain('id="kc-logout"');
    expect(text).not.toContain('<script');
    expect((await client.silently()).searchParams.has('code')).toBe(true);

    const [, action = '', xsrf = ''] = /action="([^"]+)".*value="([^"]+)"/.exec(text) ?? [];
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    const confirmed = await client.browser.go(action, { method: 'POST', body });
    expect(locationOf(confirmed).href).toBe(home);
    expect((await client.silently()).searchParams.get('error')).toBe('login_required');
  });

  test('Another user’s hint does not sign anybody out without a question', async () => {
    const ben = await createPortalClient(sandbox).signIn('ben');
    const client = createPortalClient(sandbox);
    await client.signIn('amelia');
    const response = await client.browser.go(logout({ id_token_hint: ben.id_token }));
    expect(response.status).toBe(200);
    expect((await client.silently()).searchParams.has('code')).toBe(true);
  });

  test('A sign-out never returns to an address outside the portal', async () => {
    const client = createPortalClient(sandbox);
    const { id_token: hint } = await client.signIn('amelia');
    const elsewhere = 'https://evil.example/';
    const response = await client.browser.go(
      logout({ id_token_hint: hint, post_logout_redirect_uri: elsewhere }),
    );
    await checkResponse(contract, 'GET', endpoint('logout'), response);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  test('A sign-out without session and address says that nobody is signed in', async () => {
    const client = createPortalClient(sandbox);
    const end = locationOf(await client.browser.go(endpoint('logout')));
    expect(await (await client.browser.go(end.href)).text()).toContain('You are signed out');
  });
});
