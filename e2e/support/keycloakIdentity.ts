import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/harness/settings.ts';
import type { IdentityDriver, IdentityRequest, PersonClaims } from './identityDriver.ts';
import type { KeycloakAdmin } from './keycloakAdmin.ts';
import type { TokenSettings } from './sandboxControl.ts';

interface Person {
  id: string;
  username: string;
  attributes: Record<string, readonly string[]>;
}

interface RealmExport {
  accessTokenLifespan: number;
  ssoSessionIdleTimeout: number;
  revokeRefreshToken: boolean;
  groups: { id: string; name: string }[];
}

interface PeopleExport {
  users: (Person & { groups: string[] } & Record<string, unknown>)[];
}

/** The endpoints in Keycloak's events. */
const endpointOf: Readonly<Record<string, IdentityRequest['endpoint']>> = {
  CODE_TO_TOKEN: 'token',
  REFRESH_TOKEN: 'token',
  LOGOUT: 'logout',
};

function readExport(name: string): unknown {
  return JSON.parse(readFileSync(join(root, 'deploy/keycloak', name), 'utf8'));
}

/** Controls Keycloak by its admin API. `reset` restores the state of the files that it was started with. */
export function createKeycloakIdentity(admin: KeycloakAdmin): IdentityDriver {
  const realm = readExport('quayside-realm.json') as RealmExport;
  const { users: people } = readExport('quayside-users-0.json') as PeopleExport;

  function personPath(username: string): string {
    const person = people.find((each) => each.username === username);
    if (person === undefined) throw new Error(`The realm has nobody of the name ${username}.`);
    return `/users/${person.id}`;
  }

  /** The members of the group have the claim. */
  async function setAgreed(path: string, hasAgreed: boolean): Promise<void> {
    for (const { id } of realm.groups) {
      const membership = `${path}/groups/${id}`;
      await (hasAgreed ? admin.put(membership) : admin.remove(membership));
    }
  }

  async function setLifetimes(settings: TokenSettings): Promise<void> {
    await admin.put('', {
      accessTokenLifespan: settings.accessTokenSeconds,
      // A refresh token lasts as long as the session may be idle.
      ssoSessionIdleTimeout: settings.refreshTokenSeconds,
      revokeRefreshToken: settings.rotate,
    });
  }

  async function refuseTokensBefore(seconds: number): Promise<void> {
    const [client] = await admin.get<{ id: string; notBefore: number }[]>('/clients?clientId=portal');
    if (client === undefined) throw new Error('The realm has no client of the name portal.');
    if (client.notBefore !== seconds)
      await admin.put(`/clients/${client.id}`, { ...client, notBefore: seconds });
  }

  return {
    async reset() {
      await admin.post('/logout-all');
      await refuseTokensBefore(0);
      await setLifetimes({
        accessTokenSeconds: realm.accessTokenLifespan,
        refreshTokenSeconds: realm.ssoSessionIdleTimeout,
        rotate: realm.revokeRefreshToken,
      });
      for (const { credentials: _, realmRoles: _roles, groups, ...person } of people) {
        await admin.put(`/users/${person.id}`, person);
        await setAgreed(`/users/${person.id}`, groups.length > 0);
      }
      await admin.remove('/attack-detection/brute-force/users');
      await admin.remove('/events');
    },
    async patchClaims(username, { agreedToTermsOfUse, ...claims }) {
      const path = personPath(username);
      if (agreedToTermsOfUse !== undefined) await setAgreed(path, agreedToTermsOfUse);
      const person = await admin.get<Person>(path);
      await admin.put(path, {
        ...person,
        attributes: { ...person.attributes, ...toAttributes(claims, person) },
      });
    },
    async expire(username, what) {
      if (what === 'sso') return admin.post(`${personPath(username)}/logout`);
      // The time is in whole seconds: tokens of the present second are refused from the next one on.
      const next = Math.floor(Date.now() / 1000) + 1;
      await new Promise((resolve) => setTimeout(resolve, next * 1000 - Date.now()));
      return refuseTokensBefore(next);
    },
    async disable(username) {
      const path = personPath(username);
      await admin.put(path, { ...(await admin.get<Person>(path)), enabled: false });
    },
    tokens: setLifetimes,
    async requests() {
      const events = await admin.get<{ type: string }[]>('/events?max=1000');
      return events.flatMap(({ type }) => {
        const endpoint = endpointOf[type.replace(/_ERROR$/, '')];
        return endpoint === undefined ? [] : [{ endpoint, succeeded: !type.endsWith('_ERROR') }];
      });
    },
    clearRequests: () => admin.remove('/events'),
  };
}

function toAttributes(
  { partner, ...flags }: Omit<PersonClaims, 'agreedToTermsOfUse'>,
  { attributes }: Person,
): Person['attributes'] {
  const named = Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, [String(value)]]));
  if (partner === undefined) return named;
  const known = JSON.parse(attributes['partner']?.[0] ?? '{}') as Record<string, unknown>;
  return { ...named, partner: [JSON.stringify({ ...known, ...partner })] };
}
