import type { DatabaseSync } from 'node:sqlite';
import { json, noContent } from '../http/answer.ts';
import { ProblemError } from '../http/problem.ts';
import type { Call, Route } from '../http/router.ts';
import type { Navigation } from '../seed/menu.ts';
import { seedStore } from '../seed/seedStore.ts';
import { inTransaction } from '../store/openDatabase.ts';
import type { ProviderStorage } from '../store/providerStorage.ts';
import type { Settings, TokenSettings } from '../store/settings.ts';
import type { User, UserPatch, Users } from '../store/users.ts';
import type { FaultSpecification, Faults } from './faults.ts';
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
      handle: async ({ readBody }) => json({ id: faults.add(await readBody<FaultSpecification>()) }, 201),
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
  const { users, database } = ports;
  return [
    command('PATCH', '/sandbox/users/{username}', async ({ params, readBody }) => {
      const { username } = findUser(users, params.username);
      const patch = await readBody<UserPatch>();
      inTransaction(database, () => users.patch(username, patch));
    }),
    command('POST', '/sandbox/sessions/{username}/expire', async ({ params, readBody }) => {
      const user = findUser(users, params.username);
      expire(ports, user, (await readBody<{ what: Expirable }>()).what);
    }),
  ];
}

function settingRoutes({ settings }: ControlPorts): readonly Route[] {
  return [
    command('PUT', '/sandbox/tokens', async ({ readBody }) => {
      settings.set('tokens', { ...settings.get('tokens'), ...(await readBody<Partial<TokenSettings>>()) });
    }),
    command('PUT', '/sandbox/announcement', async ({ readBody }) => {
      settings.set('announcement', (await readBody<{ html: string | null }>()).html);
    }),
    command('PUT', '/sandbox/navigation', async ({ readBody }) => {
      settings.set('navigation', await readBody<Navigation>());
    }),
    command('PUT', '/sandbox/marketing', async ({ readBody }) => {
      const { html, logo = true } = await readBody<{ html: string; logo?: boolean }>();
      settings.set('marketing', { html, logo });
    }),
    command('PUT', '/sandbox/chat', async ({ readBody }) => {
      settings.set('chat', await readBody<Record<string, unknown>>());
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

type Expirable = 'access' | 'refresh' | 'sso' | 'all';

function expire({ users, storage }: ControlPorts, user: User, what: Expirable): void {
  if (what === 'access' || what === 'all') users.renewTokenGeneration(user.username);
  if (what === 'refresh' || what === 'all') storage.forgetAccount(user.id, ['RefreshToken']);
  // As with Keycloak, refresh tokens are bound to the session and end with it.
  if (what === 'sso' || what === 'all') storage.forgetAccount(user.id, ['Session']);
  if (what === 'all') storage.forgetAccount(user.id, ['AuthorizationCode', 'Grant']);
}
