import { CancelledError, ContractError } from '../base/errors/errors.ts';
import { validateResponse, contractError, type ParsedResponse } from './parseResponse.ts';
import { createResponseCache } from './responseCache.ts';
import { checkPath } from './checkPath.ts';
import { createSharedRequest, type SharedRequest } from './sharedRequest.ts';
import { matchesPath, pathOnly } from './matchesPath.ts';
import type { HttpClientOptions, HttpClientPorts } from './options.ts';
import type {
  BodyCall,
  CacheEvent,
  CheckedRequestOptions,
  HttpClient,
  PeekedResponse,
  RequestOptions,
  SessionEpoch,
} from './ports.ts';
import { readHeader, requestKey } from './requestKey.ts';
import { isolate } from '../base/store/isolate.ts';
import { createTransport, type Call } from './transport.ts';

type CallOptions = Call['options'];

/** What stands for the answer to some path. */
interface WithPath {
  readonly path: string;
}

interface InFlightRequest extends WithPath {
  readonly sharedRequest: SharedRequest;
}

interface Listener extends WithPath {
  readonly key: string;
  readonly onEvent: (event: CacheEvent) => void;
}

const noOptions: CallOptions = {};
const everything = (): boolean => true;

/** Builds the HTTP client. Its calls reject with PortalErrors only. */
export function createHttpClient(options: HttpClientOptions, ports: HttpClientPorts): HttpClient {
  const { tokens, clock } = ports;
  const exchange = createTransport(options, { random: Math.random, ...ports });
  const responses = createResponseCache(clock);
  // The GETs that may be joined; only these may fill the cache.
  const inFlight = new Map<string, InFlightRequest>();
  const listeners = new Set<Listener>();
  let epoch: SessionEpoch | null = null;
  let signedIn = false;

  function notify(event: CacheEvent, matches: (listener: Listener) => boolean): void {
    for (const { onEvent } of [...listeners].filter(matches)) isolate(() => onEvent(event));
  }

  function evictInFlight(matches: (place: WithPath) => boolean): void {
    for (const [key, inFlightRequest] of inFlight) if (matches(inFlightRequest)) inFlight.delete(key);
  }

  function forget(event: CacheEvent, matches: (place: WithPath) => boolean): void {
    evictInFlight(matches);
    responses.remove(matches);
    notify(event, matches);
  }

  const onSessionOver = (): void => forget('cleared', everything);

  /** The present session; what was kept in another one, or before its user was known, is forgotten (H5). */
  function enterEpoch(): SessionEpoch {
    const present = tokens.getEpoch();
    const hasUser = tokens.peekAccessToken() !== null;
    if (present !== epoch || hasUser !== signedIn) {
      present.signal.addEventListener('abort', onSessionOver);
      epoch = present;
      signedIn = hasUser;
      // Who follows an answer has heard of another session's end when it came; what was asked for as nobody is followed by nobody.
      evictInFlight(everything);
      responses.remove(everything);
    }
    return present;
  }

  function find(key: string, { headers }: RequestOptions): ParsedResponse | undefined {
    return usesCache(headers) ? responses.find(key) : undefined;
  }

  function read(answer: ParsedResponse, schema: CallOptions['schema']): PeekedResponse<unknown> {
    try {
      return validateResponse(answer, schema);
    } catch (error) {
      responses.remove((kept) => kept.answer === answer);
      throw error instanceof ContractError ? error : contractError('could not be checked');
    }
  }

  function join(
    sharedRequest: SharedRequest,
    { method, path, options: callOptions }: Call,
  ): Promise<unknown> {
    const { schema, signal, headers, timeoutMs = options.timeoutMs ?? 30_000 } = callOptions;
    return sharedRequest.join({
      what: `The answer to ${method} ${pathOnly(path)}`,
      timeoutMs,
      signal,
      caches: usesCache(headers),
      read: (answer) => read(answer, schema).value,
    });
  }

  function startRequest(key: string, call: Call): InFlightRequest {
    const isInFlight = (): boolean => inFlight.get(key) === inFlightRequest;
    const onFinish = (): void => {
      if (isInFlight()) inFlight.delete(key);
    };
    const sharedRequest = createSharedRequest(
      { clock, epoch: enterEpoch(), onFinish: onFinish },
      async (controls) => {
        const answer = await exchange(call, controls);
        if (isInFlight() && controls.isCacheable()) {
          responses.put(key, call.path, answer);
          notify('filled', (listener) => listener.key === key);
        }
        return answer;
      },
    );
    const inFlightRequest = { path: call.path, sharedRequest: sharedRequest };
    inFlight.set(key, inFlightRequest);
    return inFlightRequest;
  }

  function invalidate(paths: readonly string[]): void {
    forget('invalidated', ({ path }) => matchesPath(path, paths));
  }

  async function write(call: Call): Promise<unknown> {
    const { invalidates = [] } = call.options;
    check(call);
    // Nobody may join a GET from before it, nor may that be kept: it may not know what the write changes.
    evictInFlight(({ path }) => matchesPath(path, invalidates));
    const sharedRequest = createSharedRequest({ clock, epoch: enterEpoch() }, (controls) =>
      exchange(call, controls),
    );
    try {
      return await join(sharedRequest, call);
    } finally {
      invalidate(invalidates);
    }
  }

  function withBody(method: Call['method']): BodyCall {
    function send<Output>(
      path: string,
      body: unknown,
      callOptions: CheckedRequestOptions<Output>,
    ): Promise<Output>;
    function send(path: string, body?: unknown, callOptions?: RequestOptions): Promise<unknown>;
    function send(path: string, body?: unknown, callOptions: CallOptions = noOptions): Promise<unknown> {
      return write({ method, path, body, options: callOptions });
    }
    return send;
  }

  const remove = withBody('DELETE');

  function peek<Output>(
    path: string,
    callOptions: CheckedRequestOptions<Output>,
  ): PeekedResponse<Output> | null;
  function peek(path: string, callOptions?: RequestOptions): PeekedResponse<unknown> | null;
  function peek(path: string, callOptions: CallOptions = noOptions): PeekedResponse<unknown> | null {
    enterEpoch();
    const kept = find(requestKey(path, callOptions), callOptions);
    return kept?.checked.get(callOptions.schema) ?? null;
  }

  async function fetchOrJoin(key: string, call: Call): Promise<unknown> {
    check(call);
    const kept = find(key, call.options);
    if (kept !== undefined) return read(kept, call.options.schema).value;
    return join((inFlight.get(key) ?? startRequest(key, call)).sharedRequest, call);
  }

  function get<Output>(path: string, callOptions: CheckedRequestOptions<Output>): Promise<Output>;
  function get(path: string, callOptions?: RequestOptions): Promise<unknown>;
  function get(path: string, callOptions: CallOptions = noOptions): Promise<unknown> {
    // Before anything else, since that would cost more than the read itself.
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
      subscribe(path, callOptions, onEvent) {
        const listener = { key: requestKey(path, callOptions), path, onEvent: onEvent };
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      invalidate,
      inspect: responses.inspect,
      clear: () => forget('invalidated', everything),
    },
  };
}

function usesCache(headers: RequestOptions['headers']): boolean {
  return (readHeader(headers, 'usecache') ?? 'true') === 'true';
}

/** Throws what keeps a call from being sent. */
function check({ path, options: { signal } }: Call): void {
  checkPath(path);
  if (signal?.aborted) throw new CancelledError('aborted');
}
