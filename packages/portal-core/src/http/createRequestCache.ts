import type { Clock } from '../base/platform/ports.ts';
import { isolate } from '../base/store/isolate.ts';
import { matchesPath } from './matchesPath.ts';
import type { ParsedResponse } from './parseResponse.ts';
import type { CacheEvent, CachedResponse, SessionEpoch, TokenSource } from './ports.ts';
import { createResponseCache } from './responseCache.ts';
import { createSharedRequest, type SharedRequest, type SharedRequestControls } from './sharedRequest.ts';

interface WithPath {
  readonly path: string;
  /** The id of the operation, where the call has one. */
  readonly operation?: string | undefined;
}

interface InFlightRequest extends WithPath {
  readonly sharedRequest: SharedRequest;
}

interface CacheListener extends WithPath {
  readonly key: string;
  readonly onEvent: (event: CacheEvent) => void;
}

/** The responses and the in-flight GETs of the current session, by request key. */
export interface RequestCache {
  /** Returns the current epoch. Drops everything from another epoch, and everything from before the user was known (H5). */
  enterEpoch(this: void): SessionEpoch;
  /** Returns a fresh response; counts as a use. */
  find(this: void, key: string): ParsedResponse | undefined;
  discard(this: void, response: ParsedResponse): void;
  /** Returns the in-flight GET that another caller may join. */
  findInFlight(this: void, key: string): SharedRequest | undefined;
  /** Starts a GET. Its response is cached, unless it was evicted or no caller wants it cached. */
  start(
    this: void,
    key: string,
    subject: WithPath,
    send: (controls: SharedRequestControls) => Promise<ParsedResponse>,
  ): SharedRequest;
  /** Makes matching in-flight GETs impossible to join and to cache. */
  evictInFlight(this: void, paths: readonly string[]): void;
  /** Drops matching responses, evicts matching GETs, and notifies their listeners. */
  invalidate(this: void, paths: readonly string[]): void;
  invalidateOperations(this: void, ids: readonly string[]): void;
  subscribe(this: void, listener: CacheListener): () => void;
  inspect(this: void): readonly CachedResponse[];
  clear(this: void): void;
}

const all = (): boolean => true;

/** Creates an empty request cache. */
export function createRequestCache({ tokens, clock }: { tokens: TokenSource; clock: Clock }): RequestCache {
  const responses = createResponseCache(clock);
  const inFlight = new Map<string, InFlightRequest>();
  const listeners = new Set<CacheListener>();
  let epoch: SessionEpoch | null = null;
  let hadUser = false;

  function notify(event: CacheEvent, matches: (listener: CacheListener) => boolean): void {
    for (const { onEvent } of [...listeners].filter(matches)) isolate(() => onEvent(event));
  }

  function evict(matches: (entry: WithPath) => boolean): void {
    for (const [key, request] of inFlight) if (matches(request)) inFlight.delete(key);
  }

  function drop(event: CacheEvent, matches: (entry: WithPath) => boolean): void {
    evict(matches);
    responses.remove(matches);
    notify(event, matches);
  }

  const onSessionOver = (): void => drop('cleared', all);

  function enterEpoch(): SessionEpoch {
    const current = tokens.getEpoch();
    const hasUser = tokens.peekAccessToken() !== null;
    if (current !== epoch || hasUser !== hadUser) {
      current.signal.addEventListener('abort', onSessionOver);
      epoch = current;
      hadUser = hasUser;
      // Listeners were notified when the other session ended. Requests from before sign-in have no listeners.
      evict(all);
      responses.remove(all);
    }
    return current;
  }

  return {
    enterEpoch,
    find: responses.find,
    discard: (response) => responses.remove((entry) => entry.response === response),
    findInFlight: (key) => inFlight.get(key)?.sharedRequest,
    start(key, subject, send) {
      const isInFlight = (): boolean => inFlight.get(key)?.sharedRequest === sharedRequest;
      const onFinish = (): void => {
        if (isInFlight()) inFlight.delete(key);
      };
      const sharedRequest = createSharedRequest(
        { clock, epoch: enterEpoch(), onFinish },
        async (controls) => {
          const response = await send(controls);
          if (isInFlight() && controls.isCacheable()) {
            responses.put(key, subject, response);
            notify('filled', (listener) => listener.key === key);
          }
          return response;
        },
      );
      inFlight.set(key, { ...subject, sharedRequest });
      return sharedRequest;
    },
    evictInFlight: (paths) => evict(({ path }) => matchesPath(path, paths)),
    invalidate: (paths) => drop('invalidated', ({ path }) => matchesPath(path, paths)),
    invalidateOperations: (ids) => drop('invalidated', ({ operation = '' }) => ids.includes(operation)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    inspect: responses.inspect,
    clear: () => drop('invalidated', all),
  };
}
