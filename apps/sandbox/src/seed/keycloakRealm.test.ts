import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import { agreedGroupId } from '../identity/keycloakPeople.ts';
import { apiAudience, clientId } from '../identity/realm.ts';
import { seedTokens } from './content.ts';
import { demoPassword, seedUsers } from './people.ts';

interface Mapper {
  name: string;
  protocolMapper: string;
  config: Record<string, string>;
}

interface Client {
  clientId: string;
  redirectUris: string[];
  webOrigins: string[];
  attributes: Record<string, string>;
  protocolMappers: Mapper[];
}

interface Person {
  id: string;
  username: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  attributes: Record<string, string[]>;
  realmRoles: string[];
  groups: string[];
  credentials: { value: string }[];
}

interface Group {
  id: string;
  name: string;
  attributes: Record<string, string[]>;
}

interface Realm extends Record<string, unknown> {
  roles: { realm: { name: string }[] };
  clients: Client[];
  groups: Group[];
  scopeMappings: unknown;
  components: Record<string, { config: Record<string, string[]> }[]>;
}

const read = (name: string): string =>
  readFileSync(new URL(`../../../../deploy/keycloak/${name}`, import.meta.url), 'utf8');

const realmText = read('quayside-realm.json');
const realm: Realm = JSON.parse(realmText);
const { users: people }: { users: Person[] } = JSON.parse(read('quayside-users-0.json'));
const portalRoles = [
  'regular',
  'read-only',
  'support',
  'sales',
  'ordering',
  'inventory',
  'artemis-read-only',
  'approver',
  'portal-admin',
  'developer',
];
const portal = realm.clients.find((client) => client.clientId === clientId);
const origin = '${QUAYSIDE_PORTAL_ORIGIN:http://localhost:5173}';

/** A claim as Keycloak's mapper derives it from an attribute. */
function mapped(person: Person, { protocolMapper, config }: Mapper): unknown {
  if (protocolMapper === 'oidc-usermodel-realm-role-mapper')
    return person.realmRoles.filter((role) => portalRoles.includes(role));
  const name = config['user.attribute'] ?? '';
  const [agreed] = realm.groups;
  const inherited = person.groups.includes(`/${agreed?.name}`) ? agreed?.attributes[name] : undefined;
  // A user without a group has not accepted the terms.
  const text = person.attributes[name]?.[0] ?? inherited?.[0] ?? 'false';
  return JSON.parse(text);
}

describe('Keycloak realm', () => {
  test('The realm has the sandbox’s accounts with the same ids, passwords and claims', () => {
    const mappers = portal?.protocolMappers.filter(({ config }) => config['claim.name']) ?? [];
    const claimsOf = (person: Person) => ({
      preferred_username: person.username,
      given_name: person.firstName,
      family_name: person.lastName,
      name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      email_verified: person.emailVerified,
      ...Object.fromEntries(mappers.map((mapper) => [mapper.config['claim.name'], mapped(person, mapper)])),
    });
    expect(
      people.map((person) => ({
        id: person.id,
        username: person.username,
        password: person.credentials[0]?.value,
        claims: claimsOf(person),
      })),
    ).toEqual(
      seedUsers().map(({ id, username, claims }) => ({ id, username, password: demoPassword, claims })),
    );
  });

  test('Every claim is in the ID token and the access token', () => {
    const mappers = portal?.protocolMappers.filter(({ config }) => config['claim.name']) ?? [];
    for (const { config } of mappers)
      expect(config).toMatchObject({ 'id.token.claim': 'true', 'access.token.claim': 'true' });
    const audience = portal?.protocolMappers.find(({ config }) => config['included.custom.audience']);
    expect(audience?.config).toMatchObject({
      'included.custom.audience': apiAudience,
      'id.token.claim': 'false',
      'access.token.claim': 'true',
    });
  });

  test('Users cannot edit the attributes behind their claims', () => {
    const [profile] = realm.components['org.keycloak.userprofile.UserProfileProvider'] ?? [];
    const { attributes }: { attributes: { name: string; permissions: { edit: string[] } }[] } = JSON.parse(
      profile?.config['kc.user.profile.config']?.[0] ?? '{}',
    );
    const names = portal?.protocolMappers.map(({ config }) => config['user.attribute']).filter(Boolean) ?? [];
    // Only the group records acceptance: no user can set an attribute that is not listed.
    const listed = names.filter((name) => name !== 'agreedToTermsOfUse');
    expect(listed).toHaveLength(names.length - 1);
    expect(attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(listed));
    expect(attributes.map(({ name }) => name)).not.toContain('agreedToTermsOfUse');
    for (const { permissions } of attributes) expect(permissions.edit).toEqual(['admin']);
  });

  test('The realm file contains no users, because the accounts are a separate file', () => {
    expect(realm).not.toHaveProperty('users');
  });

  test('The realm has every role in use and gives the portal no other', () => {
    expect(realm.roles.realm.map(({ name }) => name)).toEqual(portalRoles);
    expect(new Set(portalRoles)).toEqual(new Set(Object.keys(sharedContract().document['x-roles'])));
    const held = people.flatMap(({ realmRoles }) => realmRoles);
    expect(['default-roles-quayside', ...portalRoles]).toEqual(expect.arrayContaining(held));
    expect(portal).toMatchObject({ fullScopeAllowed: false });
    expect(realm.scopeMappings).toEqual([{ client: clientId, roles: portalRoles }]);
  });

  test('The realm has the group that the API fills, with the id it uses', () => {
    expect(realm.groups).toEqual([
      {
        id: agreedGroupId,
        name: 'Agreed to the terms of use',
        attributes: { agreedToTermsOfUse: ['true'] },
      },
    ]);
  });

  test('The portal’s client allows the code flow with PKCE, its two redirect pages, and / after sign-out', () => {
    expect(portal).toMatchObject({
      publicClient: true,
      standardFlowEnabled: true,
      implicitFlowEnabled: false,
      directAccessGrantsEnabled: false,
      serviceAccountsEnabled: false,
      redirectUris: [`${origin}/login/callback`, `${origin}/assets/portal/silent-check-sso.html`],
      webOrigins: [origin],
    });
    expect(portal?.attributes).toMatchObject({
      'pkce.code.challenge.method': 'S256',
      'post.logout.redirect.uris': `${origin}/`,
    });
  });

  test('The realm has the sandbox’s lifetimes and one-time refresh tokens', () => {
    expect(realm).toMatchObject({
      accessTokenLifespan: seedTokens.accessTokenSeconds,
      ssoSessionIdleTimeout: seedTokens.refreshTokenSeconds,
      revokeRefreshToken: seedTokens.rotate,
      refreshTokenMaxReuse: 0,
      registrationAllowed: false,
      bruteForceProtected: true,
    });
  });

  test('The partners of the accounts, and of the guide’s example, fit the contract', () => {
    const guide = readFileSync(new URL('../../../../docs/keycloak.md', import.meta.url), 'utf8');
    const [body = '{}'] = /^( *)\{\n *"username": "robin".*?^\1\}$/ms.exec(guide) ?? [];
    const robin: Pick<Person, 'attributes'> = JSON.parse(body);
    const contract = sharedContract();
    for (const { attributes } of [robin, ...people]) {
      const partner: unknown = JSON.parse(attributes['partner']?.[0] ?? 'null');
      expect(contract.check('#/components/schemas/Partner', partner)).toEqual([]);
    }
  });

  test('The realm file contains no secret', () => {
    expect(realmText).not.toMatch(/"(?:secret|privateKey|secretData)"/);
  });
});
