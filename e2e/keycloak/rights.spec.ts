import { expect, test } from '@playwright/test';
import {
  admin,
  createPerson,
  ofATest,
  type Person,
  read,
  requestTokens,
  statusWith,
  tokensOf,
} from './support/relyingParty.ts';

const adminApi = '/admin/realms/quayside';
const refused = [401, 403];

/** Gives a person roles of one of the realm's own clients. */
async function give({ id }: Person, clientId: string, ...names: string[]): Promise<void> {
  const [client] = await admin.get<{ id: string }[]>(`/clients?clientId=${clientId}`);
  const roles = await admin.get<{ name: string }[]>(`/clients/${client?.id}/roles`);
  const given = roles.filter(({ name }) => names.includes(name));
  expect(given).toHaveLength(names.length);
  await admin.post(`/users/${id}/role-mappings/clients/${client?.id}`, given);
}

async function giveRealmRoles({ id }: Person, ...names: string[]): Promise<void> {
  const roles = await Promise.all(names.map((name) => admin.get(`/roles/${name}`)));
  await admin.post(`/users/${id}/role-mappings/realm`, roles);
}

/** A token of the API's service account. */
async function apiToken(): Promise<string> {
  const [client] = await admin.get<{ id: string }[]>('/clients?clientId=quayside-api');
  const { value } = await admin.get<{ value: string }>(`/clients/${client?.id}/client-secret`);
  const response = await requestTokens({
    grant_type: 'client_credentials',
    client_id: 'quayside-api',
    client_secret: value,
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { access_token: string }).access_token;
}

/** The path of the one group that the API fills. */
async function agreedGroup(): Promise<string> {
  const groups = await admin.get<{ id: string }[]>('/groups?exact=true&search=Agreed to the terms of use');
  expect(groups).toHaveLength(1);
  return `/groups/${groups[0]?.id}`;
}

test.describe('An administrator of the realm', () => {
  const paths = ['', '/users', '/clients', '/groups', '/roles', '/events'];
  let token = '';
  let person: Person = { id: '', username: '' };

  test.beforeAll(async () => {
    person = await createPerson('administrator');
    await give(person, 'realm-management', 'realm-admin');
    await give(person, 'account', 'manage-account', 'view-profile', 'delete-account');
    await giveRealmRoles(person, 'approver', 'portal-admin');
    token = (await tokensOf(person)).access_token;
  });

  test('An administrator of the realm who signs in to the portal has a token that administers nothing', async () => {
    for (const path of paths)
      expect(refused, path).toContain(await statusWith(token, 'GET', adminApi + path));
    const path = `${adminApi}/users/${person.id}`;
    expect(refused).toContain(await statusWith(token, 'PUT', path, { firstName: 'Changed' }));
    expect(refused).toContain(await statusWith(token, 'DELETE', path));
    expect(await admin.get(`/users/${person.id}`)).toMatchObject({ firstName: 'Robin' });
  });

  test('An administrator of the realm who signs in to the portal has a token that neither reads nor changes the account', async () => {
    const account = '/realms/quayside/account/';
    expect(refused).toContain(await statusWith(token, 'GET', account));
    expect(refused).toContain(await statusWith(token, 'POST', account, { firstName: 'Changed' }));
    expect(refused).toContain(await statusWith(token, 'DELETE', `${account}sessions`));
    expect(await admin.get(`/users/${person.id}`)).toMatchObject({ firstName: 'Robin' });
  });

  test('An administrator of the realm who signs in to the portal has only its own roles in a token whose audience is the API', () => {
    const claims = read(token);
    const { realm_access: realmAccess } = claims as { realm_access: { roles: string[] } };
    expect((claims['roles'] as string[]).toSorted()).toEqual(['approver', 'portal-admin']);
    expect(realmAccess.roles.toSorted()).toEqual(['approver', 'portal-admin']);
    expect(claims).not.toHaveProperty('resource_access');
    expect(claims['aud']).toBe('quayside-api');
  });
});

test('A person created in the console has the claims and none of Keycloak’s own roles', async () => {
  const person = await createPerson('newcomer');
  const { id_token: idToken, access_token: accessToken } = await tokensOf(person);
  for (const claims of [read(idToken), read(accessToken)]) {
    expect(claims).toMatchObject({
      given_name: 'Robin',
      family_name: 'Hale',
      email: `${person.username}@example.test`,
      partner: { id: 'P-1', name: 'Hale Ltd' },
      apolloAccess: true,
    });
    for (const name of ['roles', 'realm_access', 'resource_access', 'artemisAccess', 'agreedToTermsOfUse'])
      expect(claims).not.toHaveProperty(name);
  }
});

test('Tokens are signed by RS256 and last five minutes, and the audience of the ID token is the portal', async () => {
  const person = await createPerson('reader');
  const { id_token: idToken, access_token: accessToken } = await tokensOf(person);
  for (const token of [idToken, accessToken]) {
    const { exp, iat } = read(token) as { exp: number; iat: number };
    expect(exp - iat).toBe(300);
    expect(read(token, 'header')).toMatchObject({ alg: 'RS256' });
  }
  expect(read(idToken)).toMatchObject({ aud: 'portal', nonce: 'a-nonce' });
  expect(read(accessToken)).toMatchObject({ aud: 'quayside-api', azp: 'portal' });
});

test('The imported realm has no users', async () => {
  const everybody = await admin.get<Person[]>('/users?max=1000');
  expect(everybody.map(({ username }) => username).filter((name) => !ofATest.test(name))).toEqual([]);
});

test('The API records that a person accepted the terms, and the next token contains the claim', async () => {
  const person = await createPerson('acceptor');
  const { refresh_token: refreshToken } = await tokensOf(person);
  const membership = `${adminApi}/users/${person.id}${await agreedGroup()}`;
  const token = await apiToken();
  expect(await statusWith(token, 'PUT', membership)).toBe(204);
  // The call can be repeated safely.
  expect(await statusWith(token, 'PUT', membership)).toBe(204);
  const renewed = await requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const { id_token: idToken, access_token: accessToken } = (await renewed.json()) as Record<string, string>;
  for (const each of [idToken, accessToken])
    expect(read(each ?? '')).toMatchObject({ agreedToTermsOfUse: true });
});

test('The API cannot take over an account or grant a permission', async () => {
  const person = await createPerson('victim');
  const own = `/users/${person.id}`;
  const before = await admin.get(own);
  await admin.post('/groups', { name: person.username });
  const [other] = await admin.get<{ id: string }[]>(`/groups?exact=true&search=${person.username}`);
  const role = await admin.get('/roles/portal-admin');
  const taken = { type: 'password', value: 'taken', temporary: false };
  const token = await apiToken();
  for (const [method, path, body] of [
    ['PUT', `${own}/reset-password`, taken],
    ['PUT', own, { email: 'thief@example.test', attributes: { apolloAccess: ['true'] } }],
    ['PUT', own, { credentials: [taken] }],
    ['PUT', `${own}/execute-actions-email`, ['UPDATE_PASSWORD']],
    ['DELETE', own],
    ['POST', `${own}/logout`],
    ['POST', `${own}/impersonation`],
    ['POST', `${own}/role-mappings/realm`, [role]],
    ['PUT', `${own}/groups/${other?.id}`],
    ['PUT', await agreedGroup(), { name: 'Taken', attributes: { artemisAccess: ['true'] } }],
    ['POST', `${await agreedGroup()}/role-mappings/realm`, [role]],
    ['POST', '/users', { username: 'accomplice', enabled: true }],
    ['GET', own],
    ['GET', '/users'],
    ['GET', '/groups'],
    ['GET', '/clients'],
    ['PUT', '', { registrationAllowed: true }],
  ] as const)
    expect(await statusWith(token, method, adminApi + path, body), `${method} ${path}`).toBe(403);
  expect(await admin.get(own)).toEqual(before);
  // The password has not changed.
  await tokensOf(person);
});
