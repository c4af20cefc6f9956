import type { ProblemDetails } from '../base/errors/errors.ts';
import { operations as platformOperations } from '../contract/generated/operations.ts';
import type {
  BodyOf,
  IdOf,
  OperationTable,
  PathParamsOf,
  QueryOf,
  ResponseOf,
} from '../contract/operations.ts';
import type { PlatformContract } from '../contract/PlatformContract.ts';

/** A request that a page sent. */
export interface RecordedRequest {
  /** The operation it belongs to; null when no operation has its method and path. */
  readonly id: string | null;
  readonly method: string;
  /** Path and query, as they were sent. */
  readonly url: string;
  /** The path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON, else text; undefined without a body. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** A request of one operation, with the types of the document. */
export interface ScriptedRequest<Contract, Id extends IdOf<Contract>> extends Pick<
  RecordedRequest,
  'url' | 'headers'
> {
  readonly path: { readonly [Name in keyof PathParamsOf<Contract, Id>]: string };
  /** Every value as text. */
  readonly query: { readonly [Name in keyof QueryOf<Contract, Id>]?: string };
  readonly body: BodyOf<Contract, Id>;
}

/**
 * The scripted response of an operation: the body of a success, a whole `Response`, or a function of the request that returns either. An
 * operation without types (`unknown`) takes anything.
 */
export type ScriptedResponse<Contract, Id extends IdOf<Contract>> = unknown extends Contract[Id]
  ? unknown
  : ScriptedBody<Contract, Id> | ScriptedFunction<Contract, Id>;

/** The body of a success, or a whole `Response`. */
export type ScriptedBody<Contract, Id extends IdOf<Contract>> = ResponseOf<Contract, Id> | Response;
/** A function of the request that returns a scripted response. */
export type ScriptedFunction<Contract, Id extends IdOf<Contract>> = (
  request: ScriptedRequest<Contract, Id>,
) => ScriptedBody<Contract, Id> | Blob | Promise<ScriptedBody<Contract, Id> | Blob>;

/** The responses of a scripted API, by operation id. Any other request gets a 404. Default: the operations of the platform. */
export type ScriptedApi<Contract = PlatformContract> = {
  readonly [Id in IdOf<Contract>]?: ScriptedResponse<Contract, Id>;
};

/** A failed response with problem details, as the API sends them; `members` are further ones, such as a `type` or `changedBy`. */
export function problemResponse(
  status: number,
  message = `Failed with ${status}.`,
  members: Omit<ProblemDetails, 'status' | 'message'> = {},
): Response {
  return Response.json({ type: 'about:blank', title: message, status, message, ...members }, { status });
}

/** A network that responds from a script. */
export interface ScriptedNetwork<Contract = PlatformContract> {
  readonly fetch: typeof globalThis.fetch;
  /** Every request so far, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Replaces the responses of the operations that are named. */
  script(this: void, api: ScriptedApi<Contract>): void;
}

/** Builds a network that responds as `api` says. It knows the operations of the platform and those of `table`. */
export function createScriptedNetwork<Contract>(
  api: ScriptedApi<Contract>,
  table: OperationTable = {},
): ScriptedNetwork<Contract> {
  const operations = Object.entries({ ...platformOperations, ...table });
  let responses: Readonly<Record<string, unknown>> = api;
  const requests: RecordedRequest[] = [];

  async function respond(sent: Request): Promise<Response> {
    const request = await readRequest(sent, operations);
    requests.push(request);
    if (request.id === null) return problemResponse(404, `No operation is ${request.method} ${request.url}.`);
    const scripted: unknown = responses[request.id];
    if (scripted === undefined) return problemResponse(404, `Nothing is scripted for ${request.id}.`);
    return toResponse(await (typeof scripted === 'function' ? scripted(request) : scripted));
  }

  return {
    requests,
    // A request that is aborted rejects, also while its response is still to come.
    fetch(input, init) {
      const request = new Request(input, init);
      return orAborted(respond(request), request.signal);
    },
    script(changes) {
      responses = { ...responses, ...changes };
    },
  };
}

type Operations = readonly (readonly [string, OperationTable[string]])[];

async function readRequest(request: Request, operations: Operations): Promise<RecordedRequest> {
  const { pathname, search, searchParams } = new URL(request.url);
  const text = await request.text();
  const [id, path] = findOperation(operations, request.method, pathname);
  return {
    id,
    method: request.method,
    url: pathname + search,
    path,
    query: Object.fromEntries(searchParams),
    body: readBody(text),
    headers: request.headers,
  };
}

function readBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The operation of a method and path. A template with fewer parameters wins, as on a server. */
function findOperation(
  operations: Operations,
  method: string,
  pathname: string,
): [string | null, Record<string, string>] {
  const matches = operations
    .flatMap(([id, route]) => {
      if (route?.method !== method) return [];
      const names = Array.from(route.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
      const pattern = new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
      const values = pattern.exec(pathname)?.slice(1).map(decodeURIComponent);
      return values === undefined ? [] : [{ id, names, values }];
    })
    .toSorted((one, other) => one.names.length - other.names.length);
  const [match] = matches;
  if (match === undefined) return [null, {}];
  const path = Object.fromEntries(match.names.map((name, index) => [name, match.values[index] ?? '']));
  return [match.id, path];
}

function toResponse(value: unknown): Response {
  // A copy: a body can be read only once.
  if (value instanceof Response) return value.clone();
  if (value === undefined) return new Response(null, { status: 204 });
  if (value instanceof Blob || typeof value === 'string') return new Response(value);
  return Response.json(value);
}

function orAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new DOMException('The request was aborted.', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    response.then(resolve, reject);
  });
}
