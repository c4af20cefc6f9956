import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { worldParts } from '../../apps/sandbox/src/areas/worldParts.ts';
import { sharedContract } from '../../apps/sandbox/src/contract/contract.ts';
import { createFaults } from '../../apps/sandbox/src/control/faults.ts';
import { createRequestLog } from '../../apps/sandbox/src/control/requestLog.ts';
import { createRequestHandler } from '../../apps/sandbox/src/createRequestHandler.ts';
import type { DisturbedResponse } from '../../apps/sandbox/src/http/disturbedResponse.ts';
import { ProblemError } from '../../apps/sandbox/src/http/problem.ts';
import { seedStoreOnce } from '../../apps/sandbox/src/seed/seedStore.ts';
import { openDatabase } from '../../apps/sandbox/src/store/openDatabase.ts';
import { createProviderStorage } from '../../apps/sandbox/src/store/providerStorage.ts';
import { createSettings } from '../../apps/sandbox/src/store/settings.ts';
import { createUsers } from '../../apps/sandbox/src/store/users.ts';
import { createWorld } from '../../apps/sandbox/src/world/createWorld.ts';
import { prepareWorld } from '../../apps/sandbox/src/world/prepareWorld.ts';

/** A request to the sandbox, by a person who is signed in. */
export interface ServerRequest {
  /** A username. */
  readonly person: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What the sandbox responds. */
export interface ServerResponse {
  readonly status: number;
  readonly text: string;
}

/** The sandbox's API in this process, without a port. */
export interface Server {
  respond(this: void, request: ServerRequest): Promise<ServerResponse>;
  /** The roles that the token of a person names. */
  setRoles(this: void, person: string, roles: readonly string[]): void;
  /** Changes rows of the world as no call does, such as a price. */
  change(this: void, sql: string): void;
  /** A day passes: list prices rise. */
  passDay(this: void): void;
  /** Restores the state in which the world began. */
  reset(this: void): void;
}

const origin = 'http://localhost:5174';

/** Creates the sandbox's API with a filled world, which takes a second. The bearer token of a request is the username. */
export function createServer(): Server {
  const database = openDatabase({ folder: ':memory:', fresh: false });
  const settings = createSettings(database);
  const users = createUsers(database);
  seedStoreOnce({ database, settings, users });
  users.patch('noor', { agreedToTermsOfUse: true });
  prepareWorld(database, worldParts, new Date());
  // Nothing happens but what the test does.
  database.exec('DELETE FROM scheduled_events');
  const world = createWorld(database, worldParts);
  world.prepare();
  const handle = createRequestHandler({
    settings,
    users,
    database,
    world,
    storage: createProviderStorage(database),
    agreeToTerms: async () => undefined,
    contract: sharedContract(),
    faults: createFaults(),
    log: createRequestLog(),
    identity: async () => undefined,
    async checkBearer(authorization = '') {
      const user = users.findByUsername(authorization.replace('Bearer ', ''));
      if (user === undefined) throw new ProblemError(401, 'There is no such person.');
      return { user };
    },
    control: false,
    origin,
    portalOrigins: [],
  });
  const changedRoles = new Map<string, readonly string[]>();

  function setRoles(person: string, roles: readonly string[]): void {
    users.patch(person, { claims: { roles: [...roles] } });
  }

  return {
    respond: (request) =>
      new Promise((resolve) => {
        handle(requestOf(request), responseTo(resolve));
      }),
    setRoles(person, roles) {
      const { claims } = users.findByUsername(person) ?? {};
      if (!changedRoles.has(person)) changedRoles.set(person, (claims?.['roles'] ?? []) as string[]);
      setRoles(person, roles);
    },
    change: (sql) => world.write(() => database.exec(sql)),
    passDay: () => world.advance(24 * 60),
    reset() {
      world.reset();
      for (const [person, roles] of changedRoles) setRoles(person, roles);
      changedRoles.clear();
    },
  };
}

function requestOf({ person, method, path, headers, body }: ServerRequest): IncomingMessage {
  const stream = Readable.from(body === undefined ? [] : [Buffer.from(JSON.stringify(body))]);
  const named = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return Object.assign(stream, {
    method,
    url: path,
    complete: true,
    headers: {
      authorization: `Bearer ${person}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(Object.fromEntries(named) as Record<string, string>),
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the members that the handler reads
  }) as unknown as IncomingMessage;
}

function responseTo(resolve: (response: ServerResponse) => void): DisturbedResponse {
  const response = {
    statusCode: 200,
    headersSent: false,
    setHeader: () => undefined,
    end(body: string | Uint8Array = '') {
      resolve({ status: response.statusCode, text: String(body) });
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the members that the handler writes
  return response as unknown as DisturbedResponse;
}
