import type { PinKind, PinnedItem } from '@quayside/portal-core/areas';
import type { BaseServices } from '@quayside/portal-core/react';
import { createStore, type ReadableStore } from '../page/createStore.ts';
import { textOfKey, type ItemKey } from './createPins.ts';

/** The present status of a pinned item. `notAllowed`: the user may not open things of its kind. */
export type Resolution =
  | { readonly status: 'loading' | 'gone' | 'notAllowed' | 'failed' }
  | { readonly status: 'ready'; readonly item: PinnedItem };

/** The present state of pinned items, by the text of their keys. */
export interface Resolutions extends ReadableStore<ReadonlyMap<string, Resolution>> {
  /** Loads the state of these items and keeps the old state until the response. Items that no longer exist are not loaded again. */
  resolve(this: void, keys: readonly ItemKey[]): void;
  /** Aborts the requests in flight. */
  stop(this: void): void;
}

/** The ports of the resolutions: the kinds that the user may see, and the network. */
export interface ResolutionPorts {
  readonly kinds: readonly PinKind[];
  readonly http: BaseServices['http'];
}

/** More requests at once would wait for each other in the browser. */
const AT_ONCE = 6;

/** Creates the resolutions. The area of each item's kind resolves it, at most six at a time. */
export function createResolutions({ kinds, http }: ResolutionPorts): Resolutions {
  const store = createStore<ReadonlyMap<string, Resolution>>(new Map());
  const kindOf = new Map(kinds.map((kind) => [kind.kind, kind]));
  let controller = new AbortController();
  let waiting: ItemKey[] = [];
  let inFlight = 0;

  function set(key: ItemKey, resolution: Resolution): void {
    store.set(new Map(store.getSnapshot()).set(textOfKey(key), resolution));
  }

  async function ask(key: ItemKey, { resolve }: PinKind): Promise<void> {
    const { signal } = controller;
    try {
      const resolvePin = await resolve();
      const item = await resolvePin({ id: key.id, http, signal });
      if (!signal.aborted) set(key, item === null ? { status: 'gone' } : { status: 'ready', item });
    } catch {
      if (!signal.aborted) set(key, { status: 'failed' });
    } finally {
      if (!signal.aborted) {
        inFlight -= 1;
        next();
      }
    }
  }

  function next(): void {
    while (inFlight < AT_ONCE) {
      const key = waiting.shift();
      if (key === undefined) return;
      const kind = kindOf.get(key.kind);
      if (kind === undefined) {
        set(key, { status: 'notAllowed' });
      } else {
        inFlight += 1;
        void ask(key, kind);
      }
    }
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    resolve(keys) {
      const known = new Map(store.getSnapshot());
      const asked = keys.filter((key) => known.get(textOfKey(key))?.status !== 'gone');
      for (const key of asked) {
        const before = known.get(textOfKey(key));
        if (before?.status !== 'ready') known.set(textOfKey(key), { status: 'loading' });
      }
      store.set(known);
      waiting = [...waiting, ...asked];
      next();
    },
    stop() {
      controller.abort();
      controller = new AbortController();
      waiting = [];
      inFlight = 0;
    },
  };
}
