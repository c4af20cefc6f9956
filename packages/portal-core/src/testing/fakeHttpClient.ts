import { ContractError, HttpStatusError } from '../base/errors/errors.ts';
import { matchesPath } from '../http/matchesPath.ts';
import type {
  CacheEvent,
  CheckedRequestOptions,
  HttpClient,
  RequestOptions,
  WriteOptions,
} from '../http/ports.ts';

/** One recorded call. */
export interface RecordedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
}

/** An HTTP client with scripted responses that records its calls. */
export interface FakeHttpClient extends HttpClient {
  readonly calls: readonly RecordedCall[];
  /** Sets the response of `METHOD /path`. An error is thrown; a function is called each time. A call without a response fails with 404. */
  respond(this: void, call: string, response: unknown): void;
}

/** Creates a scripted client. It applies schemas like the real client. It caches and shares nothing, so that a test sees each call. */
export function createFakeHttpClient(replies: Readonly<Record<string, unknown>> = {}): FakeHttpClient {
  const script = new Map(Object.entries(replies));
  const calls: RecordedCall[] = [];
  const listeners = new Set<{
    path: string;
    operation: string | undefined;
    onEvent: (event: CacheEvent) => void;
  }>();

  function invalidate(paths: readonly string[]): void {
    for (const { path, onEvent } of Array.from(listeners))
      if (matchesPath(path, paths)) onEvent('invalidated');
  }

  function invalidateOperations(ids: readonly string[]): void {
    for (const { operation = '', onEvent } of Array.from(listeners))
      if (ids.includes(operation)) onEvent('invalidated');
  }

  async function request(
    call: RecordedCall,
    options: RequestOptions & Partial<CheckedRequestOptions<unknown>> & WriteOptions,
  ): Promise<unknown> {
    try {
      return await scriptedReply(call, options);
    } finally {
      if (options.invalidates !== undefined) invalidate(options.invalidates);
    }
  }

  async function scriptedReply(
    call: RecordedCall,
    options: Partial<CheckedRequestOptions<unknown>>,
  ): Promise<unknown> {
    calls.push(call);
    const key = `${call.method} ${call.path}`;
    if (!script.has(key)) throw new HttpStatusError(404, null, `Nothing is scripted for ${key}.`);
    const scripted = script.get(key);
    const response: unknown = typeof scripted === 'function' ? await scripted(call) : scripted;
    if (response instanceof Error) throw response;
    const result = await options.schema?.['~standard'].validate(response);
    if (result?.issues !== undefined)
      throw new ContractError(`The reply scripted for ${key} does not fit its schema.`);
    return result === undefined ? response : result.value;
  }

  function bodyless(method: RecordedCall['method']): HttpClient['get'] {
    function call<Output>(path: string, options: CheckedRequestOptions<Output>): Promise<Output>;
    function call(path: string, options?: RequestOptions): Promise<unknown>;
    function call(path: string, options: RequestOptions = {}): Promise<unknown> {
      return request({ method, path, body: undefined }, options);
    }
    return call;
  }

  function withBody(method: RecordedCall['method']): HttpClient['post'] {
    function call<Output>(
      path: string,
      body: unknown,
      options: CheckedRequestOptions<Output>,
    ): Promise<Output>;
    function call(path: string, body?: unknown, options?: RequestOptions): Promise<unknown>;
    function call(path: string, body?: unknown, options: RequestOptions = {}): Promise<unknown> {
      return request({ method, path, body }, options);
    }
    return call;
  }

  return {
    calls,
    respond: (call, response) => void script.set(call, response),
    get: bodyless('GET'),
    delete: bodyless('DELETE'),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    cache: {
      peek: () => null,
      subscribe(path, { operation }, onEvent) {
        const listener = { path, operation, onEvent };
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      invalidate,
      invalidateOperations,
      inspect: () => [],
      clear: () => undefined,
    },
  };
}
