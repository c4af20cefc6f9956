import type { DatabaseSync } from 'node:sqlite';
import { json, noContent } from '../http/answer.ts';
import { ProblemError } from '../http/problem.ts';
import type { Call, Route } from '../http/router.ts';
import type { Navigation } from '../seed/menu.ts';
import { seedStore } from '../seed/seedStore.ts';
import type { ProviderStorage } from '../store/providerStorage.ts';
import type { Marketing, Settings, TokenSettings } from '../store/settings.ts';
import type { User, UserPatch, Users } from '../store/users.ts';
import { inTransaction } from '../store/openDatabase.ts';
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

type Expirable = 'access' | 'refresh' | 'sso' | 'all';

/** The control API's table. Bodies were validated against the OpenAPI document before a handler sees them. */
export function controlRoutes(ports: ControlPorts): readonly Route[] {
  const { settings, users, faults, log } = ports;
  return [
    route('POST', '/sandbox/reset', () => {
      seedStore(ports);
      faults.clear();
      log.clear();
    }),
    {
      method: 'POST',
      path: '/sandbox/faults',
      handle: ({ body }) => json({ id: faults.add(body as FaultSpecification) }, 201),
    },
    route('DELETE', '/sandbox/faults', () => faults.clear()),
    {
      method: 'GET',
      path: '/sandbox/requests',
      handle: ({ url }) => json(log.list(url.searchParams.get('path') ?? undefined)),
    },
    route('DELETE', '/sandbox/requests', () => log.clear()),
    route('PATCH', '/sandbox/users/{username}', ({ params, body }) => {
      const { username } = findUser(users, params.username);
      inTransaction(ports.database, () => users.patch(username, body as UserPatch));
    }),
    route('POST', '/sandbox/sessions/{username}/expire', ({ params, body }) => {
      expire(ports, findUser(users, params.username), (body as { what: Expirable }).what);
    }),
    route('PUT', '/sandbox/tokens', ({ body }) => {
      settings.set('tokens', { ...settings.get('tokens'), ...(body as Partial<TokenSettings>) });
    }),
    route('PUT', '/sandbox/announcement', ({ body }) => {
      settings.set('announcement', (body as { html: string | null }).html);
    }),
    route('PUT', '/sandbox/navigation', ({ body }) => settings.set('navigation', body as Navigation)),
    route('PUT', '/sandbox/marketing', ({ body }) => {
      const { html, logo = true } = body as { html: string; logo?: boolean };
      settings.set('marketing', { html, logo } satisfies Marketing);
    }),
    route('PUT', '/sandbox/chat', ({ body }) => settings.set('chat', body as Record<string, unknown>)),
  ];
}

/** A command: does it, then answers 204. */
function route(method: string, path: string, act: (call: Call) => void): Route {
  return {
    method,
    path,
    handle(call) {
      act(call);
      return noContent();
    },
  };
}

function findUser(users: Users, username: string | undefined): User {
  const user = users.findByUsername(username ?? '');
  if (user === undefined) throw new ProblemError(404, 'There is no user of that name. Check the username.');
  return user;
}

function expire({ users, storage }: ControlPorts, user: User, what: Expirable): void {
  if (what === 'access' || what === 'all') users.renewTokenGeneration(user.username);
  if (what === 'refresh' || what === 'all') storage.forgetAccount(user.id, ['RefreshToken']);
  // As with Keycloak, refresh tokens are bound to the session and end with it.
  if (what === 'sso' || what === 'all') storage.forgetAccount(user.id, ['Session']);
  if (what === 'all') storage.forgetAccount(user.id, ['AuthorizationCode', 'Grant', 'Interaction']);
}
