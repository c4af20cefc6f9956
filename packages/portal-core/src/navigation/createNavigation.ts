import type { PlatformPath } from '../contract/operations.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import { encodePath } from '../http/encodePath.ts';
import type { HttpClient } from '../http/ports.ts';
import type { Clock, Logger } from '../base/platform/ports.ts';
import { createLoads } from '../base/store/createLoads.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';
import type { PortalView } from '../view/portalView.ts';
import type { MenuItem, NavigationDocument } from './navigationData.ts';
import {
  menuItemsSchema,
  navigationSchema,
  readMenuItems,
  readNavigationDocument,
} from './readNavigation.ts';

/**
 * The navigation of both views. `failed` is the specification's null. `isSettled` is its navigation-ready flag: true once the
 * navigation is ready, has failed or has taken longer than `patienceMs`. It stays true while the navigation loads again.
 */
export type NavigationStatus =
  | { readonly status: 'idle'; readonly isSettled: false }
  | { readonly status: 'loading'; readonly isSettled: boolean }
  | { readonly status: 'ready'; readonly isSettled: true; readonly document: NavigationDocument }
  | { readonly status: 'failed'; readonly isSettled: true; readonly error: PortalError };

/** The sub-items of one dynamic parent. A failure is never stored as an empty list. */
export type SubItemsState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly items: readonly MenuItem[] }
  | { readonly status: 'error'; readonly error: PortalError };

/** The navigation, and the sub-items loaded so far by view and parent name. */
export type NavigationState = NavigationStatus & {
  readonly subItems: Readonly<Record<PortalView, Readonly<Record<string, SubItemsState>>>>;
};

/** The portal's navigation. */
export interface Navigation extends ReadableStore<NavigationState> {
  /** Loads once. Later calls do nothing, unless loading failed or was reset. Never rejects. */
  load(this: void): Promise<void>;
  /** Loads a parent's sub-items, unless they are ready or loading. Never rejects. */
  loadSubItems(this: void, view: PortalView, name: string): Promise<void>;
  /** Clears everything and drops late responses. Call it when the session ends. */
  reset(this: void): void;
}

/** Options of `createNavigation`. */
export interface NavigationOptions {
  /** Default `/core/rest/navigation`. */
  path?: string;
  /** The time that pages wait before `isSettled` becomes true. Default 3000 ms. */
  patienceMs?: number;
}

/** Ports of `createNavigation`. */
export interface NavigationPorts {
  http: Pick<HttpClient, 'get'>;
  clock: Pick<Clock, 'setTimeout'>;
  logger: Logger;
}

const idleNavigation: NavigationState = {
  status: 'idle',
  isSettled: false,
  subItems: { apollo: {}, artemis: {} },
};
const idleSubItems: SubItemsState = { status: 'idle' };

/** Returns the state of one parent's sub-items; `idle` before they are requested. */
export function selectSubItems(state: NavigationState, view: PortalView, name: string): SubItemsState {
  const ofView = state.subItems[view];
  return Object.hasOwn(ofView, name) ? (ofView[name] ?? idleSubItems) : idleSubItems;
}

/** Creates the navigation. Nothing is requested before `load()`. */
export function createNavigation(
  {
    path = '/core/rest/navigation' satisfies PlatformPath<'getNavigation'>,
    patienceMs = 3_000,
  }: NavigationOptions,
  { http, clock, logger }: NavigationPorts,
): Navigation {
  const store = createStore<NavigationState>(idleNavigation);
  const loads = createLoads();
  let stopWaiting: () => void = noop;

  function setSubItems(view: PortalView, name: string, next: SubItemsState): void {
    const state = store.getSnapshot();
    const ofView = { ...state.subItems[view], [name]: next };
    store.set({ ...state, subItems: { ...state.subItems, [view]: ofView } });
  }

  async function load(): Promise<void> {
    const { status, isSettled, subItems: known } = store.getSnapshot();
    if (status === 'loading' || status === 'ready') return;
    store.set({ status: 'loading', isSettled, subItems: known });
    if (!isSettled) stopWaiting = clock.setTimeout(settleLate, patienceMs);
    await loads.run(
      async () => readNavigationDocument(await http.get(path, { schema: navigationSchema }), logger),
      (outcome) => {
        stopWaiting();
        const { subItems } = store.getSnapshot();
        if ('value' in outcome) {
          store.set({ status: 'ready', isSettled: true, document: outcome.value, subItems });
        } else {
          logger.warn('The navigation could not be loaded, so the bar shows no pages.', outcome.error);
          store.set({ status: 'failed', isSettled: true, error: outcome.error, subItems });
        }
      },
    );
  }

  function settleLate(): void {
    const state = store.getSnapshot();
    if (state.status === 'loading') store.set({ ...state, isSettled: true });
  }

  function subItemsPath(view: PortalView, name: string): string {
    return path + encodePath`/${view}/items/${name}`;
  }

  async function loadSubItems(view: PortalView, name: string): Promise<void> {
    const { status } = selectSubItems(store.getSnapshot(), view, name);
    if (status === 'loading' || status === 'ready') return;
    setSubItems(view, name, { status: 'loading' });
    await loads.run(
      async () =>
        readMenuItems(await http.get(subItemsPath(view, name), { schema: menuItemsSchema }), logger),
      (outcome) => {
        if ('value' in outcome) {
          setSubItems(view, name, { status: 'ready', items: outcome.value });
        } else {
          logger.warn('The items of a menu could not be loaded, so it closes.', outcome.error);
          setSubItems(view, name, { status: 'error', error: outcome.error });
        }
      },
    );
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    load,
    loadSubItems,
    reset() {
      stopWaiting();
      loads.reset();
      store.set(idleNavigation);
    },
  };
}

function noop(): void {}
