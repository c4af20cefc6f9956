import type { Toast } from './Toasts.types.ts';

/** The largest number of toasts that are open at once [TOAST-1]. */
export const maxToasts = 5;

/** A toast to add. Toasts with the same `key` are duplicates; by default those with the same tone and text are. */
export type NewToast = Omit<Toast, 'id' | 'count'> & {
  /** Toasts of the same key are shown as one. Default: those with the same tone, title and text are. */
  key?: string;
};

/** A toast with the key that identifies duplicates. */
export type QueuedToast = Toast & {
  /** The key that equal toasts share. */
  key: string;
};

/** The open toasts, oldest first, and those that wait until one closes. */
export type ToastQueue = {
  /** The toasts that are shown, oldest first. */
  open: readonly QueuedToast[];
  /** The toasts for which there is no space yet. */
  waiting: readonly QueuedToast[];
  /** The number that the next toast's id is made of. */
  nextId: number;
};

/** The events of a toast queue. */
export type ToastQueueEvent =
  | {
      /** An event of the queue. */
      type: 'add';
      /** The toast to show, now or when there is space. */
      toast: NewToast;
    }
  | {
      type: 'dismiss';
      /** The id of the toast that goes away. */
      id: string;
    };

/** An empty queue. */
export const emptyToastQueue: ToastQueue = { open: [], waiting: [], nextId: 1 };

function keyOf({ key, tone, title, text }: NewToast): string {
  return key ?? JSON.stringify([tone, title ?? '', text]);
}

function arrange(all: readonly QueuedToast[], nextId: number): ToastQueue {
  return { open: all.slice(0, maxToasts), waiting: all.slice(maxToasts), nextId };
}

/**
 * Returns the queue after an event. A duplicate raises the count of the open toast, the sixth toast waits, and the
 * first waiting one opens when another closes. Returns the same queue when nothing changes.
 */
export function toastTransition(queue: ToastQueue, event: ToastQueueEvent): ToastQueue {
  const all = [...queue.open, ...queue.waiting];
  if (event.type === 'dismiss') {
    const rest = all.filter((toast) => toast.id !== event.id);
    return rest.length === all.length ? queue : arrange(rest, queue.nextId);
  }
  const key = keyOf(event.toast);
  if (all.some((toast) => toast.key === key)) {
    // The newer toast's text and action replace the older ones.
    const raised = all.map((toast) =>
      toast.key === key ? { ...toast, ...event.toast, key, count: toast.count + 1 } : toast,
    );
    return arrange(raised, queue.nextId);
  }
  const added = { ...event.toast, key, id: `toast-${queue.nextId}`, count: 1 };
  return arrange([...all, added], queue.nextId + 1);
}
