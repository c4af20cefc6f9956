import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import type { Sandbox } from '../startSandbox.ts';
import {
  checkResponse,
  createDocumentedCalls,
  type DocumentedResponse,
  type DocumentedCalls,
} from '../testing/documentedCalls.ts';
import {
  claimsOfToken,
  createPortalClient,
  endpoint,
  locationOf,
  type PortalClient,
} from '../testing/portalClient.ts';
import { portalOrigin, startTestSandbox } from '../testing/testSandbox.ts';

const contract = sharedContract();
let sandbox: Sandbox;
let calls: DocumentedCalls;
let client: PortalClient;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, contract);
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  client = createPortalClient(sandbox);
});
afterAll(() => sandbox.close());

const logout = (fields: Record<string, string>) =>
  `${endpoint('logout')}?${new URLSearchParams(fields).toString()}`;

const get = async (address: string, headers: Record<string, string> = {}) =>
  checkResponse(
    contract,
    'GET',
    new URL(address, sandbox.origin).pathname,
    await client.browser.go(address, { headers }),
  );
const post = async (path: string, fields: Record<string, string>) =>
  checkResponse(
    contract,
    'POST',
    path,
    await client.browser.go(path, { method: 'POST', body: new URLSearchParams(fields) }),
  );
const formAddress = async () => locationOf(await client.browser.go(client.attempt().address)).pathname;
const strange = `${endpoint('auth')}?client_id=stranger`;
const expired = '/realms/quayside/login-actions/authenticate/none';
const person = { username: 'amelia', password: 'quayside' };
const token = async () => (await client.signIn('amelia')).access_token;
const userInfo = async (method: string, headers: Record<string, string>) =>
  calls.call(method, endpoint('userinfo'), { headers });

/** Each documented response, by operation id and status. */
const ways: Record<string, () => Promise<DocumentedResponse>> = {
  'getOpenIdConfiguration 200': () => get('/realms/quayside/.well-known/openid-configuration'),
  'authorize 303': () => get(client.attempt().address),
  'authorize 400': () => get(strange),
  'showSignIn 200': async () => get(await formAddress()),
  'showSignIn 303': async () => get(`${await formAddress()}?restart=true`),
  'showSignIn 400': () => get(expired),
  'signIn 200': async () => post(await formAddress(), { ...person, password: 'wrong' }),
  'signIn 303': async () => post(await formAddress(), person),
  'signIn 400': () => post(expired, person),
  async 'getToken 200'() {
    const { refresh_token } = await client.signIn('amelia');
    return post(endpoint('token'), { client_id: 'portal', grant_type: 'refresh_token', refresh_token });
  },
  'getToken 400': () =>
    post(endpoint('token'), { client_id: 'portal', grant_type: 'authorization_code', code: 'x' }),
  'getToken 401': () => post(endpoint('token'), { client_id: 'stranger', grant_type: 'refresh_token' }),
  'getUserInfo 200': async () => userInfo('GET', { authorization: `Bearer ${await token()}` }),
  'getUserInfo 401': () => userInfo('GET', {}),
  'postUserInfo 200': async () => userInfo('POST', { authorization: `Bearer ${await token()}` }),
  'postUserInfo 401': () => userInfo('POST', {}),
  'getKeys 200': () => get(endpoint('certs')),
  async 'endSession 200'() {
    await client.signIn('amelia');
    return get(logout({ client_id: 'portal' }));
  },
  async 'endSession 303'() {
    const { id_token } = await client.signIn('amelia');
    return get(logout({ id_token_hint: id_token, post_logout_redirect_uri: `${portalOrigin}/` }));
  },
  'endSession 400': () =>
    get(logout({ client_id: 'portal', post_logout_redirect_uri: 'https://evil.example/' })),
  'revokeToken 200': () => post(endpoint('revoke'), { client_id: 'portal', token: 'never-known' }),
  'revokeToken 400': () => post(endpoint('revoke'), { client_id: 'portal' }),
  'revokeToken 401': () => post(endpoint('revoke'), { client_id: 'stranger', token: 'x' }),
};

test('The provider gives every documented response', () => {
  const documented = Object.entries(contract.document.paths)
    .filter(([path]) => path.startsWith('/realms/'))
    .flatMap(([, { parameters: _shared, ...operations }]) => Object.values(operations))
    .flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => `${operationId} ${status}`),
    );
  expect(Object.keys(ways).toSorted()).toEqual(documented.toSorted());
});

test.each(Object.entries(ways))('The provider responds as documented: %s', async (name, ask) => {
  const { operationId, status } = await ask();
  expect(`${operationId} ${status}`).toBe(name);
});

test.each([strange, logout({ client_id: 'portal', post_logout_redirect_uri: 'https://evil.example/' })])(
  'The provider refuses with a page, because a user sees it, even if JSON is requested: %s',
  async (address) => {
    const { status, text } = await get(address, { accept: 'application/json' });
    expect([status, text]).toEqual([400, expect.stringContaining('<!doctype html>')]);
  },
);

test.each(['amelia', 'noor', 'grace'])(
  'The ID token of %s contains the documented claims',
  async (username) => {
    const claims = claimsOfToken((await client.signIn(username)).id_token);
    expect(contract.check('#/components/schemas/IdTokenClaims', claims)).toEqual([]);
  },
);

test('The provider does not sign out for a return address without a client', async () => {
  const { status } = await get(logout({ post_logout_redirect_uri: `${portalOrigin}/` }));
  expect(status).toBe(400);
});

test.each([
  ['DELETE', endpoint('userinfo'), 'GET, POST'],
  ['GET', endpoint('token'), 'POST'],
  ['PUT', endpoint('auth'), 'GET'],
  ['PUT', expired, 'GET, POST'],
])('The provider refuses %s of %s with the supported methods', async (method, path, allow) => {
  const response = await fetch(sandbox.origin + path, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
});
