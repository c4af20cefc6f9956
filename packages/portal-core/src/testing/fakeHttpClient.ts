import { HttpStatusError } from '../errors/errors.ts';
import type { CheckedRequestOptions, HttpClient, RequestOptions } from '../http/ports.ts';

/** One call a test saw. */
export interface RecordedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
}

/** An HTTP client that answers from a script and records what was asked. */
export interface FakeHttpClient extends HttpClient {
  readonly calls: readonly RecordedCall[];
  /** Answers `METHOD /path` from now on; an error is thrown, a function is called each time. Without an answer a call fails with 404. */
  answer(this: void, call: string, reply: unknown): void;
}

/** Builds a scripted client. A schema given to a call is applied, as the real client does. */
export function createFakeHttpClient(replies: Readonly<Record<string, unknown>> = {}): FakeHttpClient {
  const script = new Map(Object.entries(replies));
  const calls: RecordedCall[] = [];

  async function request(
    call: RecordedCall,
    options: RequestOptions & Partial<CheckedRequestOptions<unknown>>,
  ): Promise<unknown> {
    calls.push(call);
    const key = `${call.method} ${call.path}`;
    if (!script.has(key)) throw new HttpStatusError(404, null, `Nothing is scripted for ${key}.`);
    const scripted = script.get(key);
    const reply: unknown = typeof scripted === 'function' ? await scripted(call) : scripted;
    if (reply instanceof Error) throw reply;
    const result = await options.schema?.['~standard'].validate(reply);
    if (result?.issues !== undefined)
      throw new Error(`The reply scripted for ${key} does not fit its schema.`);
    return result === undefined ? reply : result.value;
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
    answer: (call, reply) => void script.set(call, reply),
    get: bodyless('GET'),
    delete: bodyless('DELETE'),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
  };
}
