import { createStore, type ReadableStore } from '../base/store/createStore.ts';
import {
  noToasts,
  toastsTransition,
  type NewToast,
  type ToastsEvent,
  type ToastsState,
} from './toastsState.ts';

/** The toasts of the whole portal. The component that draws them decides how long each stays, because it knows whether the user is looking. */
export interface Toasts extends ReadableStore<ToastsState> {
  /** Adds a toast. The same toast again only raises its count. */
  add(this: void, toast: NewToast): void;
  /** Removes a toast, by the user or when its time is over. */
  dismiss(this: void, id: string): void;
  /** Removes the toast with that key because it no longer applies. */
  withdraw(this: void, key: string): void;
  /** Removes all toasts. Call it when the session ends. */
  clear(this: void): void;
}

/** Creates an empty store of toasts. */
export function createToasts(): Toasts {
  const store = createStore<ToastsState>(noToasts);

  function dispatch(event: ToastsEvent): void {
    store.set(toastsTransition(store.getSnapshot(), event));
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    add: (toast) => dispatch({ type: 'added', toast }),
    dismiss: (id) => dispatch({ type: 'dismissed', id }),
    withdraw: (key) => dispatch({ type: 'withdrawn', key }),
    clear: () => dispatch({ type: 'cleared' }),
  };
}
