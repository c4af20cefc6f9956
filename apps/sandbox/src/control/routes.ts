import type { BodyOf } from '../contract/operations.ts';
import type { DatabaseSync } from 'node:sqlite';
import { json, noContent } from '../http/answer.ts';
import { ProblemError } from '../http/problem.ts';
import type { Call, Route } from '../http/router.ts';
import { seedStore } from '../seed/seedStore.ts';
import { inTransaction } from '../store/openDatabase.ts';
import type { ProviderStorage } from '../store/providerStorage.ts';
import type { Settings } from '../store/settings.ts';
import type { User, Users } from '../store/users.ts';
import type { Faults } from './faults.ts';
import type { RequestLog } from './requestLog.ts';

/** What the control API steers. */
export interface ControlPorts {
  database: DatabaseSync;
  settings: Settings;
  users: Users;
  storage: ProviderStorage;
  faults: Faults;
  log: RequestLog;
}

/** The control API's table. */
export function controlRoutes(ports: ControlPorts): readonly Route[] {
  const { faults, log } = ports;
  return [
    command('POST', '/sandbox/reset', () => {
      seedStore(ports);
      faults.clear();
      log.clear();
    }),
    {
      method: 'POST',
      path: '/sandbox/faults',
      handle: async ({ readBody }) =>
        json({ id: faults.add(await readBody<BodyOf<'addFault'>>()) }, 201),
    },
    command('DELETE', '/sandbox/faults', () => faults.clear()),
    {
      method: 'GET',
      path: '/sandbox/requests',
      handle: ({ url }) => json(log.list(url.searchParams.get('path') ?? undefined)),
    },
    command('DELETE', '/sandbox/requests', () => log.clear()),
    ...peopleRoutes(ports),
    ...settingRoutes(ports),
  ];
}

function peopleRoutes(ports: ControlPorts): readonly Route[] {
  const { users, database, storage } = ports;
  return [
    command('PATCH', '/sandbox/users/{username}', async ({ params, readBody }) => {
      const { username, id } = findUser(users, params.username);
      const patch = await readBody<BodyOf<'changeUser'>>();
      inTransaction(database, () => users.patch(username, patch));
      // As with Keycloak: its sessions end, an access token that was issued lasts until it expires.
      if (patch.enabled === false) storage.forgetAccount(id, providerRecords);
    }),
    command('POST', '/sandbox/sessions/{username}/expire', async ({ params, readBody }) => {
      const user = findUser(users, params.username);
      expire(ports, user, (await readBody<BodyOf<'expireSession'>>()).what);
    }),
  ];
}

function settingRoutes({ settings }: ControlPorts): readonly Route[] {
  return [
    command('PUT', '/sandbox/tokens', async ({ readBody }) => {
      settings.set('tokens', {
        ...settings.get('tokens'),
        ...(await readBody<BodyOf<'setTokens'>>()),
      });
    }),
    command('PUT', '/sandbox/announcement', async ({ readBody }) => {
      settings.set('announcement', (await readBody<BodyOf<'setAnnouncement'>>()).html);
    }),
    command('PUT', '/sandbox/navigation', async ({ readBody }) => {
      settings.set('navigation', await readBody<BodyOf<'setNavigation'>>());
    }),
    command('PUT', '/sandbox/marketing', async ({ readBody }) => {
      const { html, logo = true } = await readBody<BodyOf<'setMarketing'>>();
      settings.set('marketing', { html, logo });
    }),
    command('PUT', '/sandbox/chat', async ({ readBody }) => {
      settings.set('chat', await readBody<BodyOf<'setChat'>>());
    }),
  ];
}

/** A route that does something and answers 204. */
function command(method: string, path: string, act: (call: Call) => void | Promise<void>): Route {
  return {
    method,
    path,
    async handle(call) {
      await act(call);
      return noContent();
    },
  };
}

function findUser(users: Users, username: string | undefined): User {
  const user = users.findByUsername(username ?? '');
  if (user === undefined) throw new ProblemError(404, 'There is no user of that name. Check the username.');
  return user;
}

/** What the provider keeps of a person who is signed in, by the library's names. */
const providerRecords = ['Session', 'RefreshToken', 'AuthorizationCode', 'Grant'] as const;

type Expirable = BodyOf<'expireSession'>['what'];

function expire({ users, storage }: ControlPorts, user: User, what: Expirable): void {
  if (what === 'access' || what === 'all') users.renewTokenGeneration(user.username);
  if (what === 'refresh' || what === 'all') storage.forgetAccount(user.id, ['RefreshToken']);
  // As with Keycloak, refresh tokens are bound to the session and end with it.
  if (what === 'sso' || what === 'all') storage.forgetAccount(user.id, ['Session']);
  if (what === 'all') storage.forgetAccount(user.id, ['AuthorizationCode', 'Grant']);
}
