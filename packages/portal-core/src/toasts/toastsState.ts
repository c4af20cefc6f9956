/** The tone of a toast. A `critical` one stays until it is dismissed. */
export type ToastTone = 'critical' | 'caution' | 'positive' | 'info';

/** The button of a toast. */
export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

/** A new toast. A toast with the same `key` replaces the earlier one. The default key is its tone, title and text. */
export interface NewToast {
  readonly tone: ToastTone;
  readonly text: string;
  readonly title?: string | undefined;
  readonly action?: ToastAction | undefined;
  /** True for a toast that stays until it is withdrawn, for example while offline. */
  readonly lasting?: boolean | undefined;
  readonly key?: string | undefined;
}

/** The default toast of a failed action. */
export const actionFailed: NewToast = {
  tone: 'critical',
  text: 'This could not be done. Try again in a few minutes.',
};

/** A toast that was added and not yet dismissed. `count` is how often it was added with the same text. */
export interface Toast extends NewToast {
  readonly id: string;
  readonly key: string;
  readonly count: number;
}

/** All toasts, oldest first. */
export interface ToastsState {
  readonly toasts: readonly Toast[];
  readonly nextId: number;
}

/** An event of the toasts. */
export type ToastsEvent =
  | { readonly type: 'added'; readonly toast: NewToast }
  | { readonly type: 'dismissed'; readonly id: string }
  | { readonly type: 'withdrawn'; readonly key: string }
  | { readonly type: 'cleared' };

/** The number of toasts that are open at once. The others wait (TOAST-1). */
export const maxOpenToasts = 5;

export const noToasts: ToastsState = { toasts: [], nextId: 1 };

/** Returns the toasts to draw. */
export function openToasts({ toasts }: ToastsState): readonly Toast[] {
  return toasts.length > maxOpenToasts ? toasts.slice(0, maxOpenToasts) : toasts;
}

/** Returns the next state; the same reference when nothing changes. */
export function toastsTransition(state: ToastsState, event: ToastsEvent): ToastsState {
  const { toasts, nextId } = state;
  switch (event.type) {
    case 'added': {
      const { tone, title, text, key = JSON.stringify([tone, title ?? '', text]) } = event.toast;
      if (toasts.some((toast) => toast.key === key)) {
        const raised = toasts.map((toast) =>
          toast.key === key
            ? { ...event.toast, key, id: toast.id, count: toast.text === text ? toast.count + 1 : 1 }
            : toast,
        );
        return { toasts: raised, nextId };
      }
      const added = { ...event.toast, key, id: `toast-${nextId}`, count: 1 };
      return { toasts: [...toasts, added], nextId: nextId + 1 };
    }
    case 'dismissed':
      return without(state, ({ id }) => id === event.id);
    case 'withdrawn':
      return without(state, ({ key }) => key === event.key);
    case 'cleared':
    default:
      return without(state, () => true);
  }
}

function without(state: ToastsState, isGone: (toast: Toast) => boolean): ToastsState {
  const toasts = state.toasts.filter((toast) => !isGone(toast));
  return toasts.length === state.toasts.length ? state : { ...state, toasts };
}
