/** What kind of news it is; the first stays until it is dismissed. */
export type ToastTone = 'critical' | 'caution' | 'positive' | 'info';

/** One button that follows up on the news. */
export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

/** News to tell. Of several with one `key` the newest words hold; by default the same tone and words are the same news. */
export interface NewToast {
  readonly tone: ToastTone;
  readonly text: string;
  readonly title?: string | undefined;
  readonly action?: ToastAction | undefined;
  /** True for what holds until it is withdrawn, such as being offline: it does not go by itself. */
  readonly lasting?: boolean | undefined;
  readonly key?: string | undefined;
}

/** What is said of an action that failed and has no words of its own. */
export const actionFailed: NewToast = {
  tone: 'critical',
  text: 'This could not be done. Try again in a few minutes.',
};

/** News that was told and not yet dismissed. `count` is how often it came. */
export interface Toast extends NewToast {
  readonly id: string;
  readonly key: string;
  readonly count: number;
}

/** All news that is there, oldest first. */
export interface ToastsState {
  readonly toasts: readonly Toast[];
  readonly nextId: number;
}

/** What can happen to the news. */
export type ToastsEvent =
  | { readonly type: 'told'; readonly toast: NewToast }
  | { readonly type: 'dismissed'; readonly id: string }
  | { readonly type: 'withdrawn'; readonly key: string }
  | { readonly type: 'cleared' };

/** How many are open at once; the others wait until one closes (TOAST-1). */
export const maxOpenToasts = 5;

/** No news. */
export const noToasts: ToastsState = { toasts: [], nextId: 1 };

/** The toasts to draw. */
export function openToasts({ toasts }: ToastsState): readonly Toast[] {
  return toasts.length > maxOpenToasts ? toasts.slice(0, maxOpenToasts) : toasts;
}

/** The next state; the same reference when nothing changes. */
export function toastsTransition(state: ToastsState, event: ToastsEvent): ToastsState {
  const { toasts, nextId } = state;
  switch (event.type) {
    case 'told': {
      const { tone, title, text, key = JSON.stringify([tone, title ?? '', text]) } = event.toast;
      if (toasts.some((toast) => toast.key === key)) {
        const raised = toasts.map((toast) =>
          toast.key === key ? { ...event.toast, key, id: toast.id, count: toast.count + 1 } : toast,
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
