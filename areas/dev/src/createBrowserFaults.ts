import { createStore, type ReadableStore } from '@quayside/page-kit/page';
import { emptied, responseInstead, SLOW_BY_MS, type Disturbance } from './disturbances.ts';
import { operationOf, type Operation } from './operations.ts';

type Fetch = typeof globalThis.fetch;

/** The ports of the faults: the object whose `fetch` the portal calls, and timers. */
export interface BrowserFaultsPorts {
  readonly host: { fetch: Fetch };
  readonly origin: string;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The disturbed operations, by id. */
export type Disturbed = Readonly<Record<string, Disturbance>>;

/** Disturbs calls in this tab, without a server that can. */
export interface BrowserFaults extends ReadableStore<Disturbed> {
  /** Null leaves the call alone. */
  readonly set: (operationId: string, disturbance: Disturbance | null) => void;
  /** Leaves every call alone. */
  readonly clear: () => void;
}

/**
 * Wraps `fetch` while at least one call is disturbed, and gives it back afterwards. An upload that reports its progress does not go
 * through `fetch` and is never disturbed.
 */
export function createBrowserFaults(
  operations: readonly Operation[],
  { host, origin, wait }: BrowserFaultsPorts,
): BrowserFaults {
  const store = createStore<Disturbed>({});
  const undisturbed = host.fetch;

  async function disturbedFetch(...[input, init]: Parameters<Fetch>): Promise<Response> {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const operation =
      url.origin === origin ? operationOf(operations, request.method, url.pathname) : undefined;
    const disturbance = operation && store.getSnapshot()[operation.id];
    if (disturbance === undefined) return undisturbed.call(host, input, init);
    if (disturbance === 'offline')
      throw new TypeError('The developer page lets this call find no connection.');
    if (disturbance === 'slow') await wait(SLOW_BY_MS);
    const instead = responseInstead(disturbance);
    if (instead !== null) return instead;
    const response = await undisturbed.call(host, input, init);
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    if (disturbance !== 'empty' || !response.ok || !isJson) return response;
    const { status, headers } = response;
    return new Response(JSON.stringify(emptied(await response.json())), {
      status,
      headers: withoutLength(headers),
    });
  }

  function change(next: Disturbed): void {
    store.set(next);
    host.fetch = Object.keys(next).length === 0 ? undisturbed : disturbedFetch;
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    set(operationId, disturbance) {
      const { [operationId]: _before, ...others } = store.getSnapshot();
      change(disturbance === null ? others : { ...others, [operationId]: disturbance });
    },
    clear: () => change({}),
  };
}

function withoutLength(headers: Headers): Headers {
  const rest = new Headers(headers);
  rest.delete('content-length');
  return rest;
}
