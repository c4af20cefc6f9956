import { isCancelledError, isHttpStatusError, toPortalError } from '../base/errors/errors.ts';
import type { Clock } from '../base/platform/ports.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import { pathOnly } from '../http/matchesPath.ts';
import type { CheckedRequestOptions, HttpClient, RequestOptions } from '../http/ports.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';

/** The state of a resource. `isStale`: a request for newer data is in flight, and `data` may belong to another request. A failure stays, as stale, during its retry. `idle`: nothing was requested, or the session is over. */
export type ResourceState<Data> =
  | {
      readonly status: 'idle' | 'loading';
      readonly data: undefined;
      readonly error: null;
      readonly isStale: false;
      readonly receivedAtMs: null;
    }
  | {
      readonly status: 'ready';
      readonly data: Data;
      readonly error: null;
      readonly isStale: boolean;
      /** When the response arrived, in milliseconds since 1970; null for data of another request. */
      readonly receivedAtMs: number | null;
    }
  | {
      readonly status: 'failed';
      /** The data from before the failure, if any. None after a 403: the user may read it no longer. */
      readonly data: Data | undefined;
      readonly error: PortalError;
      readonly isStale: boolean;
      readonly receivedAtMs: number | null;
    };

/** The request of a resource. It has no signal: `stop` aborts it. */
export type ResourceRequest<Data> = Omit<RequestOptions, 'signal'> &
  Pick<CheckedRequestOptions<Data>, 'schema'> & {
    /** Null requests nothing. */
    readonly path: string | null;
  };

/** One GET as a store. The HTTP client decides how long its response stays fresh. */
export interface Resource<Data> extends ReadableStore<ResourceState<Data>> {
  /** Loads the data unless it is cached, and again whenever a write invalidates it. */
  start(this: void): void;
  /** Undoes `start`. Aborts the request in flight, unless the resource is started again at once. */
  stop(this: void): void;
  /** Requests the data again, for every resource of this path; after a failure it is the retry. Resolves when this resource has settled. Never rejects. */
  refetch(this: void): Promise<void>;
}

const idle = { status: 'idle', data: undefined, error: null, isStale: false, receivedAtMs: null } as const;
const loading = { ...idle, status: 'loading' } as const;

/** Ports of a resource. */
export interface ResourcePorts<Data> {
  http: Pick<HttpClient, 'get' | 'cache'>;
  clock: Pick<Clock, 'now'>;
  /** Data of another request, shown as stale until the first response. */
  previous?: Data | undefined;
}

/** Creates a resource. Cached data is available at once. */
export function createResource<Data>(
  { path, ...options }: ResourceRequest<Data>,
  { http, clock, previous }: ResourcePorts<Data>,
): Resource<Data> {
  const store = createStore<ResourceState<Data>>(firstState());
  let controller: AbortController | null = null;
  let endSubscription: (() => void) | null = null;
  let latest: Promise<void> = Promise.resolve();
  // Data of another request is shown while this one loads, but not after it failed.
  let isOwn = previous === undefined;

  function firstState(): ResourceState<Data> {
    if (path === null) return idle;
    const cached = http.cache.peek(path, options);
    if (cached !== null) return ready(cached.value, cached.receivedAtMs);
    return previous === undefined ? loading : { ...ready(previous, null), isStale: true };
  }

  function settle(next: ResourceState<Data>): void {
    controller = null;
    store.set(next);
  }

  async function settled(): Promise<void> {
    const mine = latest;
    await mine;
    // A request that a newer one replaced ends at once.
    if (mine !== latest) await settled();
  }

  function load(): void {
    latest = call();
  }

  async function call(): Promise<void> {
    if (path === null) return;
    controller?.abort();
    const mine = new AbortController();
    controller = mine;
    store.set(toLoading(store.getSnapshot()));
    try {
      const data = await http.get(path, { ...options, signal: mine.signal });
      if (controller !== mine) return;
      isOwn = true;
      settle(ready(data, http.cache.peek(path, options)?.receivedAtMs ?? clock.now()));
    } catch (error) {
      if (controller !== mine) return;
      // Whoever may read it no longer (403) does not go on seeing what was read before.
      const before = isOwn && !isHttpStatusError(error, 403) ? store.getSnapshot() : loading;
      const { data, receivedAtMs } = before;
      settle(
        isCancelledError(error)
          ? idle
          : { status: 'failed', data, error: toPortalError(error), isStale: false, receivedAtMs },
      );
    }
  }

  function start(): void {
    if (path === null || endSubscription !== null) return;
    endSubscription = http.cache.subscribe(path, options, (event) => {
      if (event === 'cleared') {
        controller?.abort();
        settle(idle);
      } else if (event === 'invalidated' || controller === null) load();
    });
    // After a restart the request in flight continues.
    if (controller !== null) return;
    const { status, data } = store.getSnapshot();
    if (status !== 'ready' || http.cache.peek(path, options)?.value !== data) load();
  }

  function stop(): void {
    endSubscription?.();
    endSubscription = null;
    queueMicrotask(() => {
      if (endSubscription !== null) return;
      controller?.abort();
      controller = null;
    });
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start,
    stop,
    async refetch() {
      if (path !== null) http.cache.invalidate([pathOnly(path)]);
      await settled();
    },
  };
}

function ready<Data>(
  data: Data,
  receivedAtMs: number | null,
): Extract<ResourceState<Data>, { status: 'ready' }> {
  return { status: 'ready', data, error: null, isStale: false, receivedAtMs };
}

/** The state while a request is in flight: the present data stays. */
function toLoading<Data>(state: ResourceState<Data>): ResourceState<Data> {
  if (state.status === 'ready') return state.isStale ? state : { ...state, isStale: true };
  if (state.status === 'failed') return { ...state, isStale: true };
  return loading;
}
