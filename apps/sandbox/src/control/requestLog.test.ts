import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import type { LoggedRequest } from '../contract/generated/openapi.ts';
import type { Sandbox } from '../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../testing/documentedCalls.ts';
import { createPortalClient, endpoint } from '../testing/portalClient.ts';
import { portalOrigin, startTestSandbox } from '../testing/testSandbox.ts';

let sandbox: Sandbox;
let calls: DocumentedCalls;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(() => calls.call('POST', '/sandbox/reset'));
afterAll(() => sandbox.close());

async function log(path = ''): Promise<LoggedRequest[]> {
  const { text } = await calls.call('GET', `/sandbox/requests${path && `?path=${encodeURIComponent(path)}`}`);
  const entries: LoggedRequest[] = JSON.parse(text);
  return entries;
}

test('The log lists calls in order with their users, without the control API', async () => {
  const { access_token: token } = await createPortalClient(sandbox).signIn('ben');
  await calls.call('DELETE', '/sandbox/requests');
  await calls.call('GET', '/core/rest/navigation?b=2&a=1&a=2', { token });
  await calls.call('GET', '/core/rest/portal-wide-message');
  await calls.call('GET', '/health');
  expect(await log()).toMatchObject([
    {
      method: 'GET',
      path: '/core/rest/navigation',
      query: 'b=2&a=1&a=2',
      user: 'ben',
      status: 200,
    },
    { path: '/core/rest/portal-wide-message', query: '', user: null, status: 401 },
  ]);
  expect((await log('*navigation')).map(({ path }) => path)).toEqual(['/core/rest/navigation']);
  await calls.call('DELETE', '/sandbox/requests');
  expect(await log()).toEqual([]);
});

test('The log names the user of an identity call once it is known', async () => {
  const client = createPortalClient(sandbox);
  const { refresh_token: refreshToken } = await client.signIn('chloe');
  await client.refresh(refreshToken);
  await client.refresh('unknown');
  expect((await log('*/token')).map(({ user, status }) => [user, status])).toEqual([
    ['chloe', 200],
    ['chloe', 200],
    [null, 400],
  ]);
});

test('A full sign-in and sign-out leaves no secret in the log', async () => {
  const client = createPortalClient(sandbox);
  const attempt = client.attempt({ login_hint: 'ben@fenwick.example' });
  const callback = await client.submitForm(attempt, 'ben');
  const tokens = await client.redeem(attempt, callback);
  await client.refresh(tokens.refresh_token);
  const parameters = new URLSearchParams({ id_token_hint: tokens.id_token, state: 'logout-state' });
  await client.browser.go(`${endpoint('logout')}?${parameters.toString()}`);
  const code = callback.searchParams.get('code') ?? '';
  await fetch(`${sandbox.origin}/core/rest/navigation?%61ccess_token=abcdef&x=1`, {
    headers: { authorization: 'Bearer abcdef', cookie: 'a=abcdef', referer: callback.href },
  });

  const text = JSON.stringify(await log());
  const { access_token: access, id_token: id, refresh_token: refresh } = tokens;
  const secrets = [attempt.state, attempt.nonce, attempt.verifier, code, access, id, refresh];
  for (const secret of [...secrets, 'logout-state', 'ben@fenwick.example', 'abcdef', 'quayside"']) {
    expect(text).not.toContain(secret);
  }
  const [last] = await log('/core/rest/navigation');
  expect(last?.query).toBe('access_token=redacted&x=1');
  expect(last?.headers).toMatchObject({
    authorization: 'redacted',
    cookie: 'redacted',
    referer: `${portalOrigin}/login/callback`,
  });
  const query = new URLSearchParams((await log(endpoint('auth')))[0]?.query);
  expect(Object.fromEntries(query)).toMatchObject({
    client_id: 'portal',
    state: 'redacted',
    nonce: 'redacted',
    code_challenge_method: 'S256',
  });
});
