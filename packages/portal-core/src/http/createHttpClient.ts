import { CancelledError, ContractError } from '../errors/errors.ts';
import { checkAnswer, misfit, type Answer } from './answer.ts';
import { createAnswerCache } from './answerCache.ts';
import { checkPath } from './checkPath.ts';
import { createFlight, type Flight } from './flight.ts';
import { matchesPath, pathOnly } from './matchesPath.ts';
import type { HttpClientOptions, HttpClientPorts } from './options.ts';
import type {
  BodyCall,
  CacheEvent,
  CheckedRequestOptions,
  HttpClient,
  PeekedAnswer,
  RequestOptions,
  SessionEpoch,
} from './ports.ts';
import { readHeader, requestKey } from './requestKey.ts';
import { isolate } from '../store/isolate.ts';
import { createTransport, type Call } from './transport.ts';

type CallOptions = Call['options'];

/** What stands for the answer to some path. */
interface Concerned {
  readonly path: string;
}

interface Flying extends Concerned {
  readonly flight: Flight;
}

interface Listener extends Concerned {
  readonly key: string;
  readonly hear: (event: CacheEvent) => void;
}

const noOptions: CallOptions = {};
const everything = (): boolean => true;

/** Builds the HTTP client. Its calls reject with PortalErrors only. */
export function createHttpClient(options: HttpClientOptions, ports: HttpClientPorts): HttpClient {
  const { tokens, clock } = ports;
  const exchange = createTransport(options, { random: Math.random, ...ports });
  const answers = createAnswerCache(clock);
  // The GETs that may be joined; only these may fill the cache.
  const board = new Map<string, Flying>();
  const listeners = new Set<Listener>();
  let epoch: SessionEpoch | null = null;
  let signedIn = false;

  function tell(event: CacheEvent, isConcerned: (listener: Listener) => boolean): void {
    for (const { hear } of [...listeners].filter(isConcerned)) isolate(() => hear(event));
  }

  function ground(isConcerned: (place: Concerned) => boolean): void {
    for (const [key, flying] of board) if (isConcerned(flying)) board.delete(key);
  }

  function forget(event: CacheEvent, isConcerned: (place: Concerned) => boolean): void {
    ground(isConcerned);
    answers.remove(isConcerned);
    tell(event, isConcerned);
  }

  const onSessionOver = (): void => forget('cleared', everything);

  /** The present session; what was kept in another one, or before its user was known, is forgotten (H5). */
  function enter(): SessionEpoch {
    const present = tokens.getEpoch();
    const hasUser = tokens.peekAccessToken() !== null;
    if (present !== epoch || hasUser !== signedIn) {
      present.signal.addEventListener('abort', onSessionOver);
      epoch = present;
      signedIn = hasUser;
      // Who follows an answer has heard of another session's end when it came; what was asked for as nobody is followed by nobody.
      ground(everything);
      answers.remove(everything);
    }
    return present;
  }

  function find(key: string, { headers }: RequestOptions): Answer | undefined {
    return usesCache(headers) ? answers.find(key) : undefined;
  }

  function read(answer: Answer, schema: CallOptions['schema']): PeekedAnswer<unknown> {
    try {
      return checkAnswer(answer, schema);
    } catch (error) {
      answers.remove((kept) => kept.answer === answer);
      throw error instanceof ContractError ? error : misfit('could not be checked');
    }
  }

  function join(flight: Flight, { method, path, options: callOptions }: Call): Promise<unknown> {
    const { schema, signal, headers, timeoutMs = options.timeoutMs ?? 30_000 } = callOptions;
    return flight.join({
      what: `The answer to ${method} ${pathOnly(path)}`,
      timeoutMs,
      signal,
      caches: usesCache(headers),
      read: (answer) => read(answer, schema).value,
    });
  }

  function takeOff(key: string, call: Call): Flying {
    const isOnBoard = (): boolean => board.get(key) === flying;
    const onOver = (): void => {
      if (isOnBoard()) board.delete(key);
    };
    const flight = createFlight({ clock, epoch: enter(), onOver }, async (controls) => {
      const answer = await exchange(call, controls);
      if (isOnBoard() && controls.isToBeKept()) {
        answers.put(key, call.path, answer);
        tell('filled', (listener) => listener.key === key);
      }
      return answer;
    });
    const flying = { path: call.path, flight };
    board.set(key, flying);
    return flying;
  }

  function invalidate(paths: readonly string[]): void {
    forget('invalidated', ({ path }) => matchesPath(path, paths));
  }

  async function write(call: Call): Promise<unknown> {
    const { invalidates = [] } = call.options;
    check(call);
    // Nobody may join a GET from before it, nor may that be kept: it may not know what the write changes.
    ground(({ path }) => matchesPath(path, invalidates));
    const flight = createFlight({ clock, epoch: enter() }, (controls) => exchange(call, controls));
    try {
      return await join(flight, call);
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
  ): PeekedAnswer<Output> | null;
  function peek(path: string, callOptions?: RequestOptions): PeekedAnswer<unknown> | null;
  function peek(path: string, callOptions: CallOptions = noOptions): PeekedAnswer<unknown> | null {
    enter();
    const kept = find(requestKey(path, callOptions), callOptions);
    return kept?.checked.get(callOptions.schema) ?? null;
  }

  async function ask(key: string, call: Call): Promise<unknown> {
    check(call);
    const kept = find(key, call.options);
    if (kept !== undefined) return read(kept, call.options.schema).value;
    return join((board.get(key) ?? takeOff(key, call)).flight, call);
  }

  function get<Output>(path: string, callOptions: CheckedRequestOptions<Output>): Promise<Output>;
  function get(path: string, callOptions?: RequestOptions): Promise<unknown>;
  function get(path: string, callOptions: CallOptions = noOptions): Promise<unknown> {
    // Before anything else, since that would cost more than the read itself.
    const known = callOptions.signal?.aborted ? null : peek(path, callOptions);
    if (known !== null) return Promise.resolve(known.value);
    return ask(requestKey(path, callOptions), { method: 'GET', path, body: undefined, options: callOptions });
  }

  return {
    get,
    delete: (path: string, callOptions?: CallOptions) => remove(path, undefined, callOptions),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    cache: {
      peek,
      subscribe(path, callOptions, hear) {
        const listener = { key: requestKey(path, callOptions), path, hear };
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      invalidate,
      inspect: answers.inspect,
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
