import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createContract } from '../contract/contract.ts';
import { agreedGroupId } from '../identity/keycloakPeople.ts';
import { apiAudience, clientId } from '../identity/realm.ts';
import { seedTokens } from './content.ts';
import { seedUsers } from './people.ts';

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
const portalRoles = ['approver', 'portal-admin', 'developer'];
const portal = realm.clients.find((client) => client.clientId === clientId);
const origin = '${QUAYSIDE_PORTAL_ORIGIN:http://localhost:5173}';

/** A claim as Keycloak's mapper makes it from an attribute. */
function mapped(person: Person, { protocolMapper, config }: Mapper): unknown {
  if (protocolMapper === 'oidc-usermodel-realm-role-mapper')
    return person.realmRoles.filter((role) => portalRoles.includes(role));
  const name = config['user.attribute'] ?? '';
  const [agreed] = realm.groups;
  const inherited = person.groups.includes(`/${agreed?.name}`) ? agreed?.attributes[name] : undefined;
  // Who is in no group has not agreed.
  const text = person.attributes[name]?.[0] ?? inherited?.[0] ?? 'false';
  return JSON.parse(text);
}

describe('the realm for Keycloak', () => {
  test('has the accounts of the sandbox, with the same ids, passwords and claims', () => {
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
    ).toEqual(seedUsers().map(({ id, username, password, claims }) => ({ id, username, password, claims })));
  });

  test('gives every claim in the ID token and the access token', () => {
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

  test('keeps what the portal is told of a person out of that person’s own hands', () => {
    const [profile] = realm.components['org.keycloak.userprofile.UserProfileProvider'] ?? [];
    const { attributes }: { attributes: { name: string; permissions: { edit: string[] } }[] } = JSON.parse(
      profile?.config['kc.user.profile.config']?.[0] ?? '{}',
    );
    const names = portal?.protocolMappers.map(({ config }) => config['user.attribute']).filter(Boolean) ?? [];
    // Who agreed is said by the group alone: an attribute that is not listed nobody can set.
    const listed = names.filter((name) => name !== 'agreedToTermsOfUse');
    expect(listed).toHaveLength(names.length - 1);
    expect(attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(listed));
    expect(attributes.map(({ name }) => name)).not.toContain('agreedToTermsOfUse');
    for (const { permissions } of attributes) expect(permissions.edit).toEqual(['admin']);
  });

  test('has nobody in it: the accounts are a file of their own', () => {
    expect(realm).not.toHaveProperty('users');
  });

  test('has every role that somebody holds, and tells the portal of no other', () => {
    expect(realm.roles.realm.map(({ name }) => name)).toEqual(portalRoles);
    const held = people.flatMap(({ realmRoles }) => realmRoles);
    expect(['default-roles-quayside', ...portalRoles]).toEqual(expect.arrayContaining(held));
    expect(portal).toMatchObject({ fullScopeAllowed: false });
    expect(realm.scopeMappings).toEqual([{ client: clientId, roles: portalRoles }]);
  });

  test('has the one group that the API fills, by the id that it knows', () => {
    expect(realm.groups).toEqual([
      {
        id: agreedGroupId,
        name: 'Agreed to the terms of use',
        attributes: { agreedToTermsOfUse: ['true'] },
      },
    ]);
  });

  test('lets the portal in by the code flow with PKCE, back to its own two pages and out to /', () => {
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

  test('has the sandbox’s lifetimes, and refresh tokens that work once', () => {
    expect(realm).toMatchObject({
      accessTokenLifespan: seedTokens.accessTokenSeconds,
      ssoSessionIdleTimeout: seedTokens.refreshTokenSeconds,
      revokeRefreshToken: seedTokens.rotate,
      refreshTokenMaxReuse: 0,
      registrationAllowed: false,
      bruteForceProtected: true,
    });
  });

  test('is given people whose partner is as the contract describes one, by its guide too', () => {
    const guide = readFileSync(new URL('../../../../docs/keycloak.md', import.meta.url), 'utf8');
    const [body = '{}'] = /^( *)\{\n *"username": "robin".*?^\1\}$/ms.exec(guide) ?? [];
    const robin: Pick<Person, 'attributes'> = JSON.parse(body);
    const contract = createContract();
    for (const { attributes } of [robin, ...people]) {
      const partner: unknown = JSON.parse(attributes['partner']?.[0] ?? 'null');
      expect(contract.check('#/components/schemas/Partner', partner)).toEqual([]);
    }
  });

  test('holds no secret', () => {
    expect(realmText).not.toMatch(/"(?:secret|privateKey|secretData)"/);
  });
});
