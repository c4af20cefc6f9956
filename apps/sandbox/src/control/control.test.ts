import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import type { Sandbox } from '../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../testing/documentedCalls.ts';
import { claimsOfToken, createPortalClient } from '../testing/portalClient.ts';
import { portalOrigin, startTestSandbox } from '../testing/testSandbox.ts';

let sandbox: Sandbox;
let calls: DocumentedCalls;
const contract = sharedContract();
const navigationPath = '/core/rest/navigation';

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, contract);
});
beforeEach(() => calls.call('POST', '/sandbox/reset'));
afterAll(() => sandbox.close());

const put = (path: string, body: unknown) => calls.call('PUT', path, { body });
const expire = (username: string, what: string) =>
  calls.call('POST', `/sandbox/sessions/${username}/expire`, { body: { what } });

const send = (body: string, type: string) =>
  fetch(`${sandbox.origin}/sandbox/faults`, { method: 'POST', body, headers: { 'content-type': type } });
const reset = (headers: Record<string, string>) => calls.call('POST', '/sandbox/reset', { headers });

test('A reset restores data and settings and clears sessions, faults and log', async () => {
  const client = createPortalClient(sandbox);
  const { access_token: token, refresh_token: refreshToken } = await client.signIn('noor');
  await calls.call('PATCH', '/sandbox/users/noor', { body: { claims: { given_name: 'Changed' } } });
  await put('/sandbox/announcement', { html: null });
  await put('/sandbox/tokens', { accessTokenSeconds: 60 });
  await calls.call('POST', '/sandbox/faults', { body: { path: '*', status: 503 } });
  await calls.call('POST', '/sandbox/reset');

  expect((await calls.call('GET', '/sandbox/requests')).body).toEqual([]);
  expect((await calls.call('GET', navigationPath, { token })).status).toBe(401);
  expect((await client.refresh(refreshToken)).tokens.error).toBe('invalid_grant');
  expect((await client.silently()).searchParams.get('error')).toBe('login_required');
  const again = await client.signIn('noor');
  expect(again.expires_in).toBe(300);
  expect(claimsOfToken(again.id_token)).toMatchObject({ given_name: 'Noor', agreedToTermsOfUse: false });
  const message = await calls.call('GET', '/core/rest/portal-wide-message', { token: again.access_token });
  expect(message.status).toBe(200);
});

describe('changing a user', () => {
  test('A merge patch changes a user, may set malformed claims, and removes with null', async () => {
    const body = {
      claims: { apolloAccess: 'yes', email: null, partner: { accessTo1Cloud: false } },
      agreedToTermsOfUse: false,
      pendingNotifications: ['WELCOME', 'SOMETHING_NEW'],
      contacts: { mso: [{ email: 'a@b.example', salesforceId: '003' }], supportPrimary: [] },
    };
    expect((await calls.call('PATCH', '/sandbox/users/amelia', { body })).status).toBe(204);
    const claims = claimsOfToken((await createPortalClient(sandbox).signIn('amelia')).id_token);
    expect(claims).toMatchObject({ apolloAccess: 'yes', agreedToTermsOfUse: false });
    expect(claims).not.toHaveProperty('email');
    expect(claims.partner).toMatchObject({ accessTo1Cloud: false, accessTo1Access: true });
  });

  test('A user can have roles in realm_access only', async () => {
    const body = { claims: { roles: null, realm_access: { roles: ['approver'] } } };
    await calls.call('PATCH', '/sandbox/users/noor', { body });
    const claims = claimsOfToken((await createPortalClient(sandbox).signIn('noor')).id_token);
    expect(claims).toMatchObject({ realm_access: { roles: ['approver'] } });
    expect(claims).not.toHaveProperty('roles');
  });

  test.each([
    [{ claims: { unknownClaim: 1 } }, '/claims'],
    [{ agreedToTermsOfUse: 'yes' }, '/agreedToTermsOfUse'],
    [{ pendingNotifications: 'WELCOME' }, '/pendingNotifications'],
    [{ contacts: { mso: [{ email: 'x' }] } }, '/contacts/mso/0'],
  ])('The patch %j is refused and changes nothing', async (body, pointer) => {
    const response = await calls.call('PATCH', '/sandbox/users/amelia', { body });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ errors: [{ pointer }] });
  });

  test('Patching an unknown user is a 404', async () => {
    expect((await calls.call('PATCH', '/sandbox/users/nobody', { body: {} })).status).toBe(404);
    expect((await expire('nobody', 'all')).status).toBe(404);
  });
});

describe('expiring by hand', () => {
  test('Expiring access tokens by the control API invalidates those already issued, until a refresh', async () => {
    const client = createPortalClient(sandbox);
    const before = await client.signIn('amelia');
    const ben = await createPortalClient(sandbox).signIn('ben');
    await expire('amelia', 'access');
    expect((await calls.call('GET', navigationPath, { token: before.access_token })).status).toBe(401);
    expect((await calls.call('GET', navigationPath, { token: ben.access_token })).status).toBe(200);
    const { tokens } = await client.refresh(before.refresh_token);
    expect((await calls.call('GET', navigationPath, { token: tokens.access_token })).status).toBe(200);
  });

  test('Expiring refresh tokens by the control API makes them invalid_grant and keeps the session', async () => {
    const client = createPortalClient(sandbox);
    const tokens = await client.signIn('amelia');
    await expire('amelia', 'refresh');
    expect((await client.refresh(tokens.refresh_token)).tokens.error).toBe('invalid_grant');
    expect((await calls.call('GET', navigationPath, { token: tokens.access_token })).status).toBe(200);
    expect((await client.silently()).searchParams.has('code')).toBe(true);
  });

  test('Expiring the session by the control API ends it and its tokens', async () => {
    const client = createPortalClient(sandbox);
    const tokens = await client.signIn('amelia');
    await expire('amelia', 'sso');
    expect((await client.silently()).searchParams.get('error')).toBe('login_required');
    expect((await client.refresh(tokens.refresh_token)).tokens.error).toBe('invalid_grant');
    expect((await calls.call('GET', navigationPath, { token: tokens.access_token })).status).toBe(200);
    expect((await client.signIn('amelia')).id_token).toBeTypeOf('string');
  });

  test('Expiring everything by the control API ends the session and all tokens', async () => {
    const client = createPortalClient(sandbox);
    const tokens = await client.signIn('amelia');
    await expire('amelia', 'all');
    expect((await calls.call('GET', navigationPath, { token: tokens.access_token })).status).toBe(401);
    expect((await client.refresh(tokens.refresh_token)).tokens.error).toBe('invalid_grant');
    expect((await client.silently()).searchParams.get('error')).toBe('login_required');
  });

  test('Expiring anything else by the control API is refused', async () => {
    expect((await expire('amelia', 'everything')).status).toBe(422);
  });
});

test('New token lifetimes apply to tokens issued afterwards, and omitted ones stay', async () => {
  await put('/sandbox/tokens', { accessTokenSeconds: 31 });
  await put('/sandbox/tokens', { refreshTokenSeconds: 77 });
  const tokens = await createPortalClient(sandbox).signIn('amelia');
  const { iat = 0, exp = 0 } = claimsOfToken(tokens.access_token);
  expect(tokens).toMatchObject({ expires_in: 31, refresh_expires_in: 77 });
  expect(exp - iat).toBe(31);
  expect((await put('/sandbox/tokens', { accessTokenSeconds: 0 })).status).toBe(422);
});

test('The control API replaces announcement and navigation, and a dynamic parent’s sub-items stay in their own call', async () => {
  const { access_token: token } = await createPortalClient(sandbox).signIn('amelia');
  await put('/sandbox/announcement', { html: '<p>Hello</p>' });
  expect((await calls.call('GET', '/core/rest/portal-wide-message', { token })).text).toBe('<p>Hello</p>');

  const link = {
    path: '/x',
    active: true,
    external: false,
    hasSubItems: false,
    dynamicItems: false,
    items: [],
  };
  const child = { ...link, name: 'Child' };
  const parent = { ...link, name: 'Over/under', hasSubItems: true, dynamicItems: true, items: [child] };
  const empty = { portalPages: [], portalMenu: [], portalTools: [] };
  await put('/sandbox/navigation', { apollo: { ...empty, portalPages: [parent] }, artemis: empty });
  const { body } = await calls.call('GET', navigationPath, { token });
  expect(body).toEqual({ apollo: { ...empty, portalPages: [{ ...parent, items: [] }] }, artemis: empty });
  const path = `/core/rest/navigation/apollo/items/${encodeURIComponent('Over/under')}`;
  expect((await calls.call('GET', path, { token })).body).toEqual([child]);
  expect((await put('/sandbox/navigation', { apollo: empty })).status).toBe(422);
});

test.each([
  ['/sandbox/marketing', { html: '<p>New</p>', logo: false }, { logo: true }],
  ['/sandbox/chat', { chatEnabled: false, buttonId: '573' }, { chatEnabled: 'no' }],
])('The control operation %s refuses any other shape', async (path, good, bad) => {
  expect((await put(path, good)).status).toBe(204);
  expect((await put(path, bad)).status).toBe(422);
});

test('A body that is not JSON is refused with the reason', async () => {
  expect((await send('{', 'application/json')).status).toBe(400);
  expect((await send('{"path":"/x"}', 'text/plain')).status).toBe(415);
  expect((await send(JSON.stringify('x'.repeat(2 ** 21)), 'application/json')).status).toBe(413);
});

describe('access to the control API', () => {
  test('The control API refuses foreign web pages by Origin or fetch metadata', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:1']) {
      const response = await reset({ origin });
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect((await reset({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    for (const origin of [portalOrigin, sandbox.origin]) expect((await reset({ origin })).status).toBe(204);
  });

  test('A control API that is off refuses everybody, and the rest works', async () => {
    const closed = await startTestSandbox({ control: false });
    const reply = await fetch(`${closed.origin}/sandbox/reset`, { method: 'POST' });
    expect(reply.status).toBe(404);
    const health = await createDocumentedCalls(closed, contract).call('GET', '/health');
    expect(health.body).toEqual({ status: 'ok' });
    await closed.close();
  });
});
