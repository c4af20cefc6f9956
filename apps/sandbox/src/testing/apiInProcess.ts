import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import { worldParts } from '../areas/areas.ts';
import { sharedContract } from '../contract/contract.ts';
import { createFaults } from '../control/faults.ts';
import { createRequestLog } from '../control/requestLog.ts';
import { createRequestHandler } from '../createRequestHandler.ts';
import { DisturbedResponse } from '../http/disturbedResponse.ts';
import { ProblemError } from '../http/problem.ts';
import { seedStoreOnce } from '../seed/seedStore.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { createProviderStorage } from '../store/providerStorage.ts';
import { createSettings } from '../store/settings.ts';
import { createUsers, type Users } from '../store/users.ts';
import { createWorld, type World } from '../world/createWorld.ts';
import { prepareWorld } from '../world/prepareWorld.ts';

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

export interface ServerResponse {
  readonly status: number;
  readonly text: string;
}

/** The sandbox's API in this process, without a port, and what it is made of. */
export interface ApiInProcess {
  respond(this: void, request: ServerRequest): Promise<ServerResponse>;
  readonly users: Users;
  readonly world: World;
  readonly database: DatabaseSync;
}

const origin = 'http://localhost:5174';

/** Creates the sandbox's API with a filled world, which takes a second. Nothing happens in it but what a test does. */
export function createApiInProcess(): ApiInProcess {
  const database = openDatabase({ folder: ':memory:', fresh: false });
  const settings = createSettings(database);
  const users = createUsers(database);
  seedStoreOnce({ database, settings, users });
  prepareWorld(database, worldParts, new Date());
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
  return {
    respond: (request) =>
      new Promise((resolve) => {
        const message = requestOf(request);
        handle(message, new ReadResponse(message, resolve));
      }),
    users,
    world,
    database,
  };
}

function requestOf({ person, method, path, headers = {}, body }: ServerRequest): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  request.url = path;
  request.complete = true;
  request.headers = { authorization: `Bearer ${person}` };
  for (const [name, value] of Object.entries(headers)) request.headers[name.toLowerCase()] = value;
  if (body !== undefined) {
    request.headers['content-type'] ??= 'application/json';
    request.push(JSON.stringify(body));
  }
  request.push(null);
  return request;
}

/** A response that is passed on instead of sent. */
class ReadResponse extends DisturbedResponse {
  readonly #read: (response: ServerResponse) => void;

  constructor(request: IncomingMessage, read: (response: ServerResponse) => void) {
    super(request);
    this.#read = read;
  }

  override end(body: string | Uint8Array | (() => void) = ''): this {
    if (typeof body === 'function') throw new Error('The sandbox ends a response with its body.');
    this.#read({ status: this.statusCode, text: Buffer.from(body).toString() });
    return this;
  }
}
