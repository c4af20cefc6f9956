import {
  CancelledError,
  HttpStatusError,
  NetworkError,
  type HttpClient,
  type PortalError,
  type ProblemDetails,
} from '../../packages/portal-core/src/index.ts';
import { createFakeHttpClient, settlePromises } from '../../packages/portal-core/src/testing/index.ts';
import type { Server, ServerRequest, ServerResponse } from './createServer.ts';
import { plain } from './plain.ts';

/** A write on its way. */
export interface Write {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** Undefined if it names no version. */
  readonly etag: string | undefined;
  readonly key: string | undefined;
  /** What the server responded; null before the write has arrived. */
  readonly response: ServerResponse | null;
}

/**
 * What becomes of a write. `arrive`: the server has it, and its response is still on the way. `forbidden` and `refused`: the server does
 * not take it (403, 422). `before` and `after` say whether the server had it when the connection or the server failed. `cut`: the next read
 * is lost too.
 */
export type Fate =
  | 'arrive'
  | 'returned'
  | 'lost before'
  | 'lost after'
  | 'cut after'
  | 'broken before'
  | 'broken after'
  | 'forbidden'
  | 'refused';

/** The connection of one tab to the server. Reads get their response at once, writes when the test says so. */
export interface Line {
  readonly http: HttpClient;
  /** The writes on their way, the oldest first. */
  waiting(this: void): readonly Write[];
  /** Decides about the oldest write. */
  deliver(this: void, fate: Fate): Promise<void>;
  setOnline(this: void, isOnline: boolean): void;
  /** The session ends: every call is cancelled. */
  endSession(this: void): Promise<void>;
  /** The page is gone. Its writes may still arrive, and nobody gets their responses. */
  leave(this: void, arrives: boolean): Promise<void>;
  failNextRead(this: void): void;
  /** Resolves once nothing happens without a decision. */
  settle(this: void): Promise<void>;
}

/** What a line tells about its writes. */
export interface LineEvents {
  /** Throws if the write must not be sent. */
  readonly onSend: (write: Write) => void;
  /** Called around the moment at which the server has it. */
  readonly onArrive: (write: Write, handle: () => Promise<ServerResponse>) => Promise<ServerResponse>;
}

interface Waiting {
  write: Write;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: PortalError) => void;
}

type Options = Parameters<HttpClient['post']>[2] & {
  schema?: { '~standard': { validate: (value: unknown) => unknown } };
};

/** The paths of calls that compute something from their body. */
const storesNothing = /-previews$/;

const brokenMessage = 'It failed.';

/** A connection of a person whose writes return at once. */
export function createDirectHttp(server: Server, person: string): HttpClient {
  const line = createLine(server, person, {
    onSend: () => undefined,
    onArrive: (_write, handle) => handle(),
  });
  const { http } = line;
  return clientOf({
    read: http.get,
    send(method, path, body, options = {}) {
      void settlePromises().then(() => line.deliver('returned'));
      const calls = { POST: http.post, PUT: http.put, PATCH: http.patch };
      const call = calls[method as keyof typeof calls] ?? null;
      return call === null ? http.delete(path, options) : call(path, body, options);
    },
  });
}

/** Connects a person's tab to the server. */
export function createLine(server: Server, person: string, events: LineEvents): Line {
  let isOnline = true;
  let isSignedIn = true;
  let failsNextRead = false;
  let queue: readonly Waiting[] = [];
  let running = 0;
  let broken: unknown = null;

  async function tracked<Result>(work: () => Promise<Result>): Promise<Result> {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  }

  function refuseUnlessConnected(): void {
    if (!isSignedIn) throw new CancelledError('session-over');
    if (!isOnline) throw new NetworkError('Offline.');
  }

  async function readBy(request: Omit<ServerRequest, 'person'>, options: Options): Promise<unknown> {
    refuseUnlessConnected();
    if (failsNextRead) {
      failsNextRead = false;
      throw new NetworkError('No response.');
    }
    return tracked(async () => valueOf(await server.respond({ person, ...request }), options));
  }

  const read: Calls['read'] = (path, options = {}) =>
    readBy({ method: 'GET', path: withQuery(path, options.params) }, options);

  async function send(method: string, path: string, body: unknown, options: Options = {}): Promise<unknown> {
    if (storesNothing.test(path)) return readBy({ method, path, body }, options);
    const { 'If-Match': etag, 'Idempotency-Key': key } = options.headers ?? {};
    const sent = body === undefined ? undefined : plain(body);
    const write: Write = { method, path, body: sent, etag, key, response: null };
    try {
      events.onSend(write);
    } catch (error) {
      broken ??= error;
      throw error;
    }
    refuseUnlessConnected();
    const response = await new Promise<unknown>((resolve, reject) => {
      queue = [...queue, { write, resolve, reject }];
    });
    return valueOf(response as ServerResponse, options);
  }

  async function arrive(waiting: Waiting): Promise<ServerResponse> {
    const { write } = waiting;
    if (write.response !== null) return write.response;
    const response = await events.onArrive(write, () =>
      server.respond({ ...write, person, headers: headersOf(write) }),
    );
    waiting.write = { ...write, response };
    return response;
  }

  async function settle(): Promise<void> {
    await settlePromises();
    if (running > 0) {
      await nextTurn();
      return settle();
    }
    if (broken !== null) throw broken;
    return undefined;
  }

  async function deliver(fate: Fate): Promise<void> {
    const [first] = queue;
    if (first === undefined) return;
    const hasArrived = first.write.response !== null;
    if (fate === 'arrive') {
      await arrive(first);
      return;
    }
    queue = queue.slice(1);
    if (!hasArrived && fate === 'forbidden') first.reject(new HttpStatusError(403, null, 'Not allowed.'));
    else if (!hasArrived && fate === 'refused')
      first.reject(new HttpStatusError(422, null, 'Not like this.'));
    else {
      const response = fate.endsWith('before') && !hasArrived ? null : await arrive(first);
      if (fate === 'cut after') failsNextRead = true;
      if (fate.startsWith('lost') || fate === 'cut after') first.reject(new NetworkError('No response.'));
      else if (fate.startsWith('broken') || response === null)
        first.reject(new HttpStatusError(500, null, brokenMessage));
      else first.resolve(response);
    }
    await settle();
  }

  return {
    http: clientOf({ read, send }),
    waiting: () => queue.map(({ write }) => write),
    deliver,
    setOnline(online) {
      isOnline = online;
    },
    async endSession() {
      isSignedIn = false;
      const cut = queue;
      queue = [];
      for (const { reject } of cut) reject(new CancelledError('session-over'));
      await settle();
    },
    async leave(arrives) {
      const cut = queue;
      queue = [];
      isSignedIn = false;
      if (arrives) for (const each of cut) await arrive(each);
    },
    failNextRead() {
      failsNextRead = true;
    },
    settle,
  };
}

/** The calls by which a line reads and sends. */
interface Calls {
  readonly read: (path: string, options?: Options) => Promise<unknown>;
  readonly send: (method: string, path: string, body: unknown, options?: Options) => Promise<unknown>;
}

function clientOf({ read, send }: Calls): HttpClient {
  const writes = (method: string) => (path: string, body: unknown, options: Options) =>
    send(method, path, body, options);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the calls of one client, with their overloads
  return {
    ...createFakeHttpClient(),
    get: read,
    post: writes('POST'),
    put: writes('PUT'),
    patch: writes('PATCH'),
    delete: (path: string, options: Options) => send('DELETE', path, undefined, options),
  } as unknown as HttpClient;
}

function headersOf({ etag, key }: Write): Record<string, string> {
  return {
    ...(etag !== undefined && { 'If-Match': etag }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
  };
}

function valueOf({ status, text }: ServerResponse, { schema }: Options): unknown {
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  if (status >= 300) throw new HttpStatusError(status, body as ProblemDetails, `Status ${status}.`);
  if (schema === undefined) return body;
  const result = schema['~standard'].validate(body) as { value: unknown; issues?: unknown };
  if (result.issues !== undefined) throw new Error(`It does not fit: ${JSON.stringify(result.issues)}`);
  return result.value;
}

function withQuery(path: string, params: Options['params'] = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const each of [value ?? []].flat()) query.append(name, String(each));
  return query.size === 0 ? path : `${path}?${query}`;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
