import type { DatabaseSync } from 'node:sqlite';
import { worldParts } from './areas/areas.ts';
import { sharedContract } from './contract/contract.ts';
import { createFaults } from './control/faults.ts';
import { createRequestLog } from './control/requestLog.ts';
import { createRequestHandler } from './createRequestHandler.ts';
import { listen, type RequestHandler } from './http/listen.ts';
import { createBearerCheck, type BearerCheck } from './identity/bearer.ts';
import { createIdentity } from './identity/createIdentity.ts';
import { createKeycloakPeople, type ServiceAccount } from './identity/keycloakPeople.ts';
import { realmPath } from './identity/realm.ts';
import { ownKeys, remoteKeys } from './identity/tokenKeys.ts';
import { seedStoreOnce } from './seed/seedStore.ts';
import { openDatabase } from './store/openDatabase.ts';
import { createProviderStorage } from './store/providerStorage.ts';
import { createSettings } from './store/settings.ts';
import { loadSigningKey } from './store/signingKeys.ts';
import { createUsers, type Users } from './store/users.ts';
import { createWorld } from './world/createWorld.ts';

/** Another identity provider, whose access tokens the API accepts instead of the sandbox's own. */
export interface OtherIssuer {
  /** As in its tokens and discovery document. */
  issuer: string;
  /** The address of its keys. Default: the one in its discovery document. */
  jwksUrl?: string;
  /** Records accepted terms in a Keycloak realm. Default: only the sandbox records them. */
  account?: ServiceAccount;
}

export interface SandboxOptions {
  /** 0 picks a free port. */
  port: number;
  /** The portal's origins. Sign-in returns to these only. */
  portalOrigins: readonly string[];
  /** The data folder, `:memory:`, or an open database. */
  data: string | DatabaseSync;
  /** Discards the earlier data of a folder. Default false. */
  fresh?: boolean;
  /** Whether the control API exists. Default true. */
  control?: boolean;
  /** The issuer whose access tokens the API accepts. Default: the sandbox's own provider. */
  otherIssuer?: OtherIssuer;
}

export interface Sandbox {
  /** `http://localhost:<port>`. */
  origin: string;
  port: number;
  issuer: string;
  /** Fills the business world now, which takes a second. Without it, the first call that needs the world does. */
  prepareWorld(): void;
  /** Closes open connections, stops listening and closes the store. Idempotent. */
  close(): Promise<void>;
}

const respondNotYet: RequestHandler = (_request, response) => {
  response.writeHead(503).end();
};

/** Starts identity provider and API on one port of the loopback. Rejects if the port is taken. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  // The issuer contains the port, so listening comes first. The port is returned once everything is ready.
  let handler = respondNotYet;
  const listener = await listen(options.port, (request, response) => handler(request, response));
  const origin = `http://localhost:${listener.port}`;
  try {
    const { database, world, requestHandler } = await compose(options, origin, listener.port);
    handler = requestHandler;
    let closing: Promise<void> | undefined;
    return {
      origin,
      port: listener.port,
      issuer: origin + realmPath,
      prepareWorld: () => world.prepare(),
      close() {
        closing ??= listener.close().then(() => database.close());
        return closing;
      },
    };
  } catch (error) {
    await listener.close();
    throw error;
  }
}

async function compose(options: SandboxOptions, origin: string, port: number) {
  const { portalOrigins, data, fresh = false, control = true, otherIssuer } = options;
  const issuer = origin + realmPath;
  const database = typeof data === 'string' ? openDatabase({ folder: data, fresh }) : data;
  const settings = createSettings(database);
  const users = createUsers(database);
  const storage = createProviderStorage(database);
  seedStoreOnce({ database, settings, users });
  storage.forgetExpired();

  const signingKey = await loadSigningKey(database);
  const log = createRequestLog();
  const checkOwn = createBearerCheck({ issuer, keys: ownKeys(signingKey), hasGenerations: true, users });
  const shared = { settings, users, storage, portalOrigins };
  const world = createWorld(database, worldParts);
  const identity = createIdentity({
    ...shared,
    issuer,
    checkBearer: checkOwn,
    signingKey,
    port,
    identified(request, userId) {
      const user = users.findById(userId);
      if (user !== undefined) log.identify(request, user.username);
    },
  });
  const requestHandler = createRequestHandler({
    ...shared,
    ...apiOf(otherIssuer, users, checkOwn),
    database,
    world,
    contract: sharedContract(),
    faults: createFaults(),
    log,
    identity,
    control,
    origin,
  });
  return { database, world, requestHandler };
}

/** The differences of the API with another issuer's tokens. */
function apiOf(other: OtherIssuer | undefined, users: Users, checkOwn: BearerCheck) {
  if (other === undefined) return { checkBearer: checkOwn, agreeToTerms: async () => undefined };
  const { issuer, jwksUrl, account } = other;
  const people = account && createKeycloakPeople(issuer, account);
  return {
    checkBearer: createBearerCheck({
      issuer,
      keys: remoteKeys(issuer, jwksUrl),
      hasGenerations: false,
      users,
    }),
    agreeToTerms: async (userId: string) => people?.agreeToTerms(userId),
  };
}
