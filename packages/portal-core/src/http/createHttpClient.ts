import { CancelledError, ContractError, HttpStatusError } from '../base/errors/errors.ts';
import { checkPath } from './checkPath.ts';
import type { Call } from './createAttempt.ts';
import { createRequestCache } from './createRequestCache.ts';
import { pathOnly } from './matchesPath.ts';
import type { HttpClientOptions, HttpClientPorts } from './options.ts';
import { contractError, validateResponse, type ParsedResponse } from './parseResponse.ts';
import type { BodyCall, CheckedRequestOptions, HttpClient, PeekedResponse, RequestOptions } from './ports.ts';
import { readHeader, requestKey } from './requestKey.ts';
import { createSharedRequest, type SharedRequest } from './sharedRequest.ts';
import { createTransport } from './transport.ts';

type CallOptions = Call['options'];

const noOptions: CallOptions = {};

/** Creates the HTTP client. Its calls reject with PortalErrors only. */
export function createHttpClient(options: HttpClientOptions, ports: HttpClientPorts): HttpClient {
  const { clock } = ports;
  const send = createTransport(options, ports);
  const cache = createRequestCache(ports);

  function findCached(key: string, { headers }: RequestOptions): ParsedResponse | undefined {
    return usesCache(headers) ? cache.find(key) : undefined;
  }

  function validate(response: ParsedResponse, schema: CallOptions['schema']): PeekedResponse<unknown> {
    try {
      return validateResponse(response, schema);
    } catch (error) {
      cache.discard(response);
      const { requestId } = response;
      throw Object.assign(error instanceof ContractError ? error : contractError('could not be checked'), {
        requestId,
      });
    }
  }

  function joinWithDeadline(
    sharedRequest: SharedRequest,
    { method, path, options: callOptions }: Call,
  ): Promise<unknown> {
    const { schema, signal, headers, timeoutMs = options.timeoutMs ?? 30_000 } = callOptions;
    return sharedRequest.join({
      subject: `The response to ${method} ${pathOnly(path)}`,
      timeoutMs,
      signal,
      wantsCache: usesCache(headers),
      validate: (response) => validate(response, schema).value,
    });
  }

  async function write(call: Call): Promise<unknown> {
    const { invalidates = [] } = call.options;
    checkCall(call);
    // A GET from before the write may lack the write's changes: no caller joins it, and its response is not cached.
    cache.evictInFlight(invalidates);
    const sharedRequest = createSharedRequest({ clock, epoch: cache.enterEpoch() }, (controls) =>
      send(call, controls),
    );
    try {
      return await joinWithDeadline(sharedRequest, call);
    } catch (error) {
      // A right may have been withdrawn, so what the pages show may offer what is refused.
      if (error instanceof HttpStatusError && error.status === 403) cache.clear();
      throw error;
    } finally {
      cache.invalidate(invalidates);
    }
  }

  function withBody(method: Call['method']): BodyCall {
    function call<Output>(
      path: string,
      body: unknown,
      callOptions: CheckedRequestOptions<Output>,
    ): Promise<Output>;
    function call(path: string, body?: unknown, callOptions?: RequestOptions): Promise<unknown>;
    function call(path: string, body?: unknown, callOptions: CallOptions = noOptions): Promise<unknown> {
      return write({ method, path, body, options: callOptions });
    }
    return call;
  }

  const remove = withBody('DELETE');

  function peek<Output>(
    path: string,
    callOptions: CheckedRequestOptions<Output>,
  ): PeekedResponse<Output> | null;
  function peek(path: string, callOptions?: RequestOptions): PeekedResponse<unknown> | null;
  function peek(path: string, callOptions: CallOptions = noOptions): PeekedResponse<unknown> | null {
    cache.enterEpoch();
    const cached = findCached(requestKey(path, callOptions), callOptions);
    return cached?.checked.get(callOptions.schema) ?? null;
  }

  async function fetchOrJoin(key: string, call: Call): Promise<unknown> {
    checkCall(call);
    const cached = findCached(key, call.options);
    if (cached !== undefined) return validate(cached, call.options.schema).value;
    const start = (): SharedRequest =>
      cache.start(key, { path: call.path, operation: call.options.operation }, (controls) =>
        send(call, controls),
      );
    return joinWithDeadline(cache.findInFlight(key) ?? start(), call);
  }

  function get<Output>(path: string, callOptions: CheckedRequestOptions<Output>): Promise<Output>;
  function get(path: string, callOptions?: RequestOptions): Promise<unknown>;
  function get(path: string, callOptions: CallOptions = noOptions): Promise<unknown> {
    // Looks in the cache first, because the steps below cost more.
    const known = callOptions.signal?.aborted ? null : peek(path, callOptions);
    if (known !== null) return Promise.resolve(known.value);
    return fetchOrJoin(requestKey(path, callOptions), {
      method: 'GET',
      path,
      body: undefined,
      options: callOptions,
    });
  }

  return {
    get,
    delete: (path: string, callOptions?: CallOptions) => remove(path, undefined, callOptions),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    cache: {
      peek,
      subscribe: (path, callOptions, onEvent) =>
        cache.subscribe({
          key: requestKey(path, callOptions),
          path,
          operation: callOptions.operation,
          onEvent,
        }),
      invalidate: cache.invalidate,
      invalidateOperations: cache.invalidateOperations,
      inspect: cache.inspect,
      clear: cache.clear,
    },
  };
}

function usesCache(headers: RequestOptions['headers']): boolean {
  return (readHeader(headers, 'usecache') ?? 'true') === 'true';
}

/** Throws when a call must not be sent. */
function checkCall({ path, options: { signal } }: Call): void {
  checkPath(path);
  if (signal?.aborted) throw new CancelledError('aborted');
}
