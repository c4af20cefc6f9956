import { createContract } from './contract/contract.ts';
import { createFaults } from './control/faults.ts';
import { createRequestLog } from './control/requestLog.ts';
import { createRequestHandler } from './createRequestHandler.ts';
import { listen, type RequestHandler } from './http/listen.ts';
import { createBearerCheck } from './identity/bearer.ts';
import { createIdentity } from './identity/createIdentity.ts';
import { realmPath } from './identity/realm.ts';
import { seedStoreOnce } from './seed/seedStore.ts';
import { openDatabase } from './store/openDatabase.ts';
import { createProviderStorage } from './store/providerStorage.ts';
import { createSettings } from './store/settings.ts';
import { loadSigningKey } from './store/signingKeys.ts';
import { createUsers } from './store/users.ts';

/** How a sandbox is started. */
export interface SandboxOptions {
  /** 0 takes a free port. */
  port: number;
  /** Origins the portal is served from; sign-in returns to these only. */
  portalOrigins: readonly string[];
  /** Folder of the data, or `:memory:`. */
  data: string;
  /** Throw away earlier data. Default false. */
  fresh?: boolean;
  /** Whether the control API exists. Default true. */
  control?: boolean;
}

/** A running sandbox. */
export interface Sandbox {
  /** `http://localhost:<port>`. */
  origin: string;
  port: number;
  /** The provider's issuer. */
  issuer: string;
  /** Ends open connections, stops listening and closes the store. Safe to call twice. */
  close(): Promise<void>;
}

const answerNotYet: RequestHandler = (_request, response) => {
  response.writeHead(503).end();
};

/** Starts identity provider and API on one port of the loopback. Rejects when the port is taken. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  // The issuer names the port, so listening comes first; nobody is told of the port before all stands.
  let handler = answerNotYet;
  const listener = await listen(options.port, (request, response) => handler(request, response));
  const origin = `http://localhost:${listener.port}`;
  try {
    const { database, requestHandler } = await compose(options, origin, listener.port);
    handler = requestHandler;
    let closing: Promise<void> | undefined;
    return {
      origin,
      port: listener.port,
      issuer: origin + realmPath,
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
  const { portalOrigins, data, fresh = false, control = true } = options;
  const issuer = origin + realmPath;
  const database = openDatabase({ folder: data, fresh });
  const settings = createSettings(database);
  const users = createUsers(database);
  const storage = createProviderStorage(database);
  seedStoreOnce({ database, settings, users });
  storage.forgetExpired();

  const signingKey = await loadSigningKey(database);
  const log = createRequestLog();
  const checkBearer = createBearerCheck({ issuer, signingKey, users });
  const shared = { settings, users, storage, checkBearer, portalOrigins };
  const identity = createIdentity({
    ...shared,
    issuer,
    signingKey,
    port,
    identified(request, userId) {
      const user = users.findById(userId);
      if (user !== undefined) log.identify(request, user.username);
    },
  });
  const requestHandler = createRequestHandler({
    ...shared,
    database,
    contract: createContract(),
    faults: createFaults(),
    log,
    identity,
    control,
    origin,
  });
  return { database, requestHandler };
}
