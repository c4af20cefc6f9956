import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import type { KeyValueStorage } from '../base/platform/ports.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';
import { isPortalView, type PortalView, type RouteKind } from './portalView.ts';

/** Ports of `createViewStore`: the storage of this tab and of this device. */
export interface ViewStorePorts {
  tabStorage: KeyValueStorage;
  deviceStorage: KeyValueStorage;
}

/** The active view of this tab. */
export interface ViewStore extends ReadableStore<PortalView> {
  /** Restores the view, this tab's before this device's, and stores it for this tab. A missing or unknown one becomes Apollo. */
  start(this: void): void;
  /** Sets the view by the user's choice and stores it for this tab and this device. Ignores a view the user may not see. */
  choose(this: void, view: PortalView): void;
  /** Switches to the other view when the user may not see the current one, and stores it. Does nothing for a user with neither view. */
  correctByAccess(this: void, user: CurrentUser): void;
  /** Sets this tab's view from an address: Artemis below /artemis, else by the route's kind. Ignores a view the user may not see. */
  adoptAddress(this: void, pathname: string, kind: RouteKind): void;
}

const storageKey = 'portalView';

/** Creates the view store. It reads nothing before `start()`. */
export function createViewStore({ tabStorage, deviceStorage }: ViewStorePorts): ViewStore {
  const store = createStore<PortalView>('apollo');
  let allowed: Readonly<Record<PortalView, boolean>> = { apollo: true, artemis: true };

  function choose(view: PortalView): void {
    if (!allowed[view]) return;
    deviceStorage.set(storageKey, view);
    adopt(view);
  }

  function adopt(view: PortalView): void {
    tabStorage.set(storageKey, view);
    store.set(view);
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    choose,
    start() {
      const remembered = [tabStorage.get(storageKey), deviceStorage.get(storageKey)].find(isPortalView);
      // Stored at once. Otherwise a choice in another tab would change this tab after a reload.
      if (remembered === undefined) choose('apollo');
      else adopt(remembered);
    },
    correctByAccess(user) {
      allowed = { apollo: user.apolloAccess, artemis: user.artemisAccess };
      const other = store.getSnapshot() === 'apollo' ? 'artemis' : 'apollo';
      if (!allowed[store.getSnapshot()] && allowed[other]) choose(other);
    },
    adoptAddress(pathname, kind) {
      const wanted = /^\/artemis(?:\/|$)/.test(pathname) ? 'artemis' : kind;
      if (wanted === 'shared' || wanted === store.getSnapshot() || !allowed[wanted]) return;
      adopt(wanted);
    },
  };
}
