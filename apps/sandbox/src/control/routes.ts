import { followClaims } from '../areas/admin/followClaims.ts';
import type { BodyOf, OperationId, ResponseOf } from '../contract/operations.ts';
import type { DatabaseSync } from 'node:sqlite';
import { json, noContent } from '../http/apiResponse.ts';
import { ProblemError } from '../http/problem.ts';
import { publicRoute, type OperationCall, type Route } from '../http/route.ts';
import { seedStore } from '../seed/seedStore.ts';
import { inTransaction } from '../store/openDatabase.ts';
import type { ProviderStorage } from '../store/providerStorage.ts';
import type { Settings } from '../store/settings.ts';
import type { User, Users } from '../store/users.ts';
import type { World } from '../world/createWorld.ts';
import type { Faults } from './faults.ts';
import type { RequestLog } from './requestLog.ts';

/** The parts of the sandbox that the control API changes. */
export interface ControlPorts {
  database: DatabaseSync;
  settings: Settings;
  users: Users;
  world: World;
  storage: ProviderStorage;
  faults: Faults;
  log: RequestLog;
}

export function controlRoutes(ports: ControlPorts): readonly Route[] {
  const { faults, log } = ports;
  return [
    command('reset', () => {
      seedStore(ports);
      ports.world.reset();
      faults.clear();
      log.clear();
    }),
    command('advance', ({ body: { minutes } }) => ports.world.advance(minutes)),
    publicRoute('addFault', ({ body }) => json({ id: faults.add(body) }, 201)),
    command('clearFaults', () => faults.clear()),
    publicRoute('listRequests', ({ query: { path } }) => json(log.list(path))),
    command('clearRequests', () => log.clear()),
    ...userRoutes(ports),
    ...settingRoutes(ports),
  ];
}

function userRoutes(ports: ControlPorts): readonly Route[] {
  const { users, database, storage, world } = ports;
  return [
    command('changeUser', ({ path, body }) => {
      const { username, id } = findUser(users, path.username);
      inTransaction(database, () => users.patch(username, body));
      if (changesRights(body)) followClaims(world, findUser(users, username));
      // As in Keycloak, the sessions end, but an issued access token is valid until it expires.
      if (body.enabled === false) storage.forgetAccount(id, providerRecords);
    }),
    command('expireSession', ({ path, body }) => expire(ports, findUser(users, path.username), body.what)),
  ];
}

function settingRoutes({ settings }: ControlPorts): readonly Route[] {
  return [
    command('setTokens', ({ body }) => settings.set('tokens', { ...settings.get('tokens'), ...body })),
    command('setAnnouncement', ({ body }) => settings.set('announcement', body)),
    command('setNavigation', ({ body }) => settings.set('navigation', body)),
    command('setMarketing', ({ body: { html, logo = true } }) => settings.set('marketing', { html, logo })),
    command('setChat', ({ body }) => settings.set('chat', body)),
  ];
}

function changesRights({ claims = {} }: BodyOf<'changeUser'>): boolean {
  const names = ['roles', 'realm_access', 'apolloAccess', 'artemisAccess', 'artemisPagesAccess'];
  return names.some((name) => name in claims);
}

/** An operation that responds 204. */
function command<Id extends CommandId>(id: Id, act: (call: OperationCall<Id>) => void): Route {
  return {
    id,
    handle(call: OperationCall<Id>) {
      act(call);
      return noContent();
    },
  };
}

/** The operations that respond without a body. */
type CommandId = {
  [Id in OperationId]: ResponseOf<Id> extends undefined ? Id : never;
}[OperationId];

function findUser(users: Users, username: string): User {
  const user = users.findByUsername(username);
  if (user === undefined) throw new ProblemError(404, 'There is no user of that name. Check the username.');
  return user;
}

/** The provider's records of a signed-in user, by the library's names. */
const providerRecords = ['Session', 'RefreshToken', 'AuthorizationCode', 'Grant'] as const;

type Expirable = BodyOf<'expireSession'>['what'];

function expire({ users, storage }: ControlPorts, user: User, what: Expirable): void {
  if (what === 'access' || what === 'all') users.renewTokenGeneration(user.username);
  if (what === 'refresh' || what === 'all') storage.forgetAccount(user.id, ['RefreshToken']);
  // As in Keycloak, refresh tokens end with their session.
  if (what === 'sso' || what === 'all') storage.forgetAccount(user.id, ['Session']);
  if (what === 'all') storage.forgetAccount(user.id, ['AuthorizationCode', 'Grant']);
}
