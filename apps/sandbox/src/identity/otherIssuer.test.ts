import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import { seedUsers } from '../seed/people.ts';
import type { OtherIssuer, Sandbox } from '../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../testing/documentedCalls.ts';
import { createPortalClient } from '../testing/portalClient.ts';
import { startTestRealm, type TestRealm } from '../testing/testRealm.ts';
import { startTestSandbox } from '../testing/testSandbox.ts';
import { agreedGroupId } from './keycloakPeople.ts';

const navigation = '/core/rest/navigation';
const accept = '/api/identity/rest/terms-of-use/accept';
const pending = '/api/identity/rest/global-notification/notifications';
const noor = seedUsers().find(({ username }) => username === 'noor')?.id ?? '';
const account = { clientId: 'quayside-api', clientSecret: 's3cret' };
const contract = sharedContract();

let realm: TestRealm;
let sandbox: Sandbox;
let calls: DocumentedCalls;

async function start(options: Partial<OtherIssuer> = {}): Promise<void> {
  sandbox = await startTestSandbox({ otherIssuer: { issuer: realm.issuer, ...options } });
  calls = createDocumentedCalls(sandbox, contract);
}

beforeEach(async () => {
  realm = await startTestRealm();
});
afterEach(() => Promise.all([sandbox.close(), realm.close()]));

const amelia = seedUsers().find(({ username }) => username === 'amelia');
const namesOfAmelia = { preferred_username: 'amelia', name: 'Amelia Hartley', email: amelia?.claims.email };

const statusWith = async (token: string) => (await calls.call('GET', navigation, { token })).status;

const acceptTerms = async () => calls.call('POST', accept, { token: await realm.accessToken({ sub: noor }) });

describe('API with another issuer', () => {
  test.each([
    ['its discovery document names', false],
    ['are said to be elsewhere', true],
  ])('The API checks signatures by the keys that %s', async (_title, isNamed) => {
    await start(isNamed ? { jwksUrl: realm.jwksUrl } : {});
    expect(await statusWith(await realm.accessToken({ sub: noor }))).toBe(200);
    expect(await statusWith((await realm.accessToken({ sub: noor })).slice(0, -8))).toBe(401);
  });

  test.each([
    ['issuer', { iss: 'https://evil.example/realms/quayside' }],
    ['audience', { aud: 'portal' }],
    ['person', { sub: 'nobody' }],
  ])('The API refuses a token of another %s', async (_what, claims) => {
    await start();
    expect(await statusWith(await realm.accessToken({ sub: noor, ...claims }))).toBe(401);
  });

  test('The API identifies a user by the subject only, whatever names the token has', async () => {
    await start();
    await acceptTerms();
    const token = await realm.accessToken({ ...namesOfAmelia, sub: noor });
    const { body } = await calls.call('GET', pending, { token });
    expect(body).toEqual(['WELCOME', 'MARKETING', 'CONTACT_ROLE_MANAGEMENT_WARNING']);
    expect(await statusWith(await realm.accessToken({ ...namesOfAmelia, sub: 'nobody' }))).toBe(401);
  });

  test('The API refuses tokens of the sandbox’s own provider, whose userinfo still responds', async () => {
    await start();
    const { access_token: token } = await createPortalClient(sandbox).signIn('noor');
    expect(await statusWith(token)).toBe(401);
    const own = await calls.call('GET', '/realms/quayside/protocol/openid-connect/userinfo', { token });
    expect(own.body).toMatchObject({ preferred_username: 'noor' });
  });

  test('The API reports that the keys are unavailable while the issuer is unreachable', async () => {
    const token = await realm.accessToken({ sub: noor });
    await start({ jwksUrl: 'http://127.0.0.1:1/certs' });
    expect(await statusWith(token)).toBe(503);
  });

  test('The API refuses a token whose key the issuer does not have', async () => {
    await start();
    expect(await statusWith(await realm.accessToken({ sub: noor }))).toBe(200);
    await realm.rotateKey();
    expect(await statusWith(await realm.accessToken({ sub: noor }))).toBe(401);
  });
});

describe('accepted terms in another issuer', () => {
  test('Accepting the terms adds the user to the realm’s group and calls nothing else there', async () => {
    await start({ account });
    expect((await acceptTerms()).status).toBe(204);
    expect(realm.administered).toEqual([`PUT /admin/realms/quayside/users/${noor}/groups/${agreedGroupId}`]);
    expect(Object.fromEntries(realm.grants[0] ?? [])).toEqual({
      grant_type: 'client_credentials',
      client_id: 'quayside-api',
      client_secret: 's3cret',
    });
  });

  test('Accepting the terms gets a new service token if the cached one was revoked', async () => {
    await start({ account });
    await acceptTerms();
    realm.endTokens();
    expect((await acceptTerms()).status).toBe(204);
    expect(realm.grants).toHaveLength(2);
  });

  test('The terms are not accepted while the realm cannot record it, and the response contains no secret', async () => {
    await start({ account });
    realm.refuseWith(403);
    const refused = await acceptTerms();
    expect(refused.status).toBe(503);
    expect(refused.text).not.toMatch(/s3cret|service-/);
    realm.refuseWith(200);
    expect((await acceptTerms()).status).toBe(204);
  });

  test('Without a service account only the sandbox records accepted terms', async () => {
    await start();
    expect((await acceptTerms()).status).toBe(204);
    expect(realm.grants).toEqual([]);
  });
});
