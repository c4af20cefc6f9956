'use client';
import { useCallback, useReducer } from 'react';
import { emptyToastQueue, toastTransition, type NewToast } from './toastTransition.ts';
import type { Toast } from './Toasts.types.ts';

/** The props of `Toasts`, and `add`, which keeps its identity. */
export type ToastsState = {
  /** The toasts to show. Pass them to `Toasts`. */
  toasts: readonly Toast[];
  /** Removes a toast. Pass it to `Toasts`. */
  onDismiss: (id: string) => void;
  /** Shows a toast, or counts it when an equal one is shown. */
  add: (toast: NewToast) => void;
};

/** A queue of toasts: at most five open, the rest waiting, duplicates counted. */
export function useToasts(): ToastsState {
  const [queue, dispatch] = useReducer(toastTransition, emptyToastQueue);
  const add = useCallback((toast: NewToast) => dispatch({ type: 'add', toast }), []);
  const onDismiss = useCallback((id: string) => dispatch({ type: 'dismiss', id }), []);
  return { toasts: queue.open, onDismiss, add };
}
