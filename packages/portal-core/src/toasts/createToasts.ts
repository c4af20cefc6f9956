import { createStore, type ReadableStore } from '../base/store/createStore.ts';
import {
  noToasts,
  toastsTransition,
  type NewToast,
  type ToastsEvent,
  type ToastsState,
} from './toastsState.ts';

/** The news of the whole portal, from pages and from what runs beside them. How long one stays is for who draws it, who knows whether it is looked at. */
export interface Toasts extends ReadableStore<ToastsState> {
  /** Adds news; the same news again only raises its count. */
  add(this: void, toast: NewToast): void;
  /** Takes one away: by the user, or when its time is over. */
  dismiss(this: void, id: string): void;
  /** Takes news back that no longer holds, wherever it stands. */
  withdraw(this: void, key: string): void;
  /** Takes all away. Call it when the session is over. */
  clear(this: void): void;
}

/** Builds an empty store of news. */
export function createToasts(): Toasts {
  const store = createStore<ToastsState>(noToasts);

  function dispatch(event: ToastsEvent): void {
    store.set(toastsTransition(store.getSnapshot(), event));
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    add: (toast) => dispatch({ type: 'told', toast }),
    dismiss: (id) => dispatch({ type: 'dismissed', id }),
    withdraw: (key) => dispatch({ type: 'withdrawn', key }),
    clear: () => dispatch({ type: 'cleared' }),
  };
}
