import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import type { KeyValueStorage } from '../base/platform/ports.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';
import { isPortalView, type PortalView, type RouteKind } from './portalView.ts';

/** What the view store needs: this tab's storage and this device's. */
export interface ViewStorePorts {
  tabStorage: KeyValueStorage;
  deviceStorage: KeyValueStorage;
}

/** The active view of this tab. */
export interface ViewStore extends ReadableStore<PortalView> {
  /** Reads the remembered view, this tab's before this device's, and keeps it for this tab; a missing or unknown one becomes Apollo and is stored. */
  start(this: void): void;
  /** Takes a view by the user's choice and remembers it for this tab and this device; never one the user may not see. */
  choose(this: void, view: PortalView): void;
  /** Leaves a view the user may not see for the other one, and remembers that. A user with neither view changes nothing. */
  correctByAccess(this: void, user: CurrentUser): void;
  /** Lets an address decide this tab's view: below /artemis always Artemis, else by the route's kind; never a view the user may not see. */
  adoptAddress(this: void, pathname: string, kind: RouteKind): void;
}

const storageKey = 'portalView';

/** Builds the view store. It reads nothing before `start()`. */
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
      // Kept for this tab at once, or a choice made in another tab would become this one's after a reload.
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
