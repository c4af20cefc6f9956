import { ContractError } from '../base/errors/errors.ts';
import { checkCall } from './checkCall.ts';
import type { Call } from './createAttempt.ts';
import { createRequestCache } from './createRequestCache.ts';
import { createWrites } from './createWrites.ts';
import { pathOnly } from './matchesPath.ts';
import type { HttpClientOptions, HttpClientPorts } from './options.ts';
import { contractError, validateResponse, type ParsedResponse } from './parseResponse.ts';
import type { CheckedRequestOptions, HttpClient, PeekedResponse, RequestOptions } from './ports.ts';
import { readHeader, requestKey } from './requestKey.ts';
import type { SharedRequest } from './sharedRequest.ts';
import { createTransport } from './transport.ts';

type CallOptions = Call['options'];

const noOptions: CallOptions = {};

/** Creates the HTTP client. Its calls reject with PortalErrors only. */
export function createHttpClient(options: HttpClientOptions, ports: HttpClientPorts): HttpClient {
  const send = createTransport(options, ports);
  const cache = createRequestCache(ports);

  function findCached(key: string, { headers }: RequestOptions): ParsedResponse | undefined {
    return usesCache(headers) ? cache.find(key) : undefined;
  }

  function validate(response: ParsedResponse, { path, options: { schema, operation } }: Call): unknown {
    try {
      return validateResponse(response, schema, operation ?? pathOnly(path)).value;
    } catch (error) {
      cache.discard(response);
      const { requestId } = response;
      throw Object.assign(error instanceof ContractError ? error : contractError('could not be checked'), {
        requestId,
      });
    }
  }

  function joinWithDeadline(sharedRequest: SharedRequest, call: Call): Promise<unknown> {
    const { signal, headers, timeoutMs = options.timeoutMs ?? 30_000 } = call.options;
    return sharedRequest.join({
      subject: `The response to ${call.method} ${pathOnly(call.path)}`,
      timeoutMs,
      signal,
      wantsCache: usesCache(headers),
      validate: (response) => validate(response, call),
    });
  }

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
    if (cached !== undefined) return validate(cached, call);
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
    ...createWrites(ports.clock, cache, send, joinWithDeadline),
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
