import type { Toast } from './Toasts.types.ts';

/** How many toasts may be open at once (TOAST-1). */
export const maxToasts = 5;

/** News to add. Those with the same `key` are the same; by default those with the same tone and words are. */
export type NewToast = Omit<Toast, 'id' | 'count'> & { key?: string };

/** A toast with what tells whether another one is the same. */
export type QueuedToast = Toast & { key: string };

/** The open toasts, oldest first, and those that wait until one closes. */
export type ToastQueue = {
  open: readonly QueuedToast[];
  waiting: readonly QueuedToast[];
  nextId: number;
};

/** What can happen to a queue of toasts. */
export type ToastQueueEvent = { type: 'add'; toast: NewToast } | { type: 'dismiss'; id: string };

/** A queue without news. */
export const emptyToastQueue: ToastQueue = { open: [], waiting: [], nextId: 1 };

function keyOf({ key, tone, title, text }: NewToast): string {
  return key ?? JSON.stringify([tone, title ?? '', text]);
}

function arrange(all: readonly QueuedToast[], nextId: number): ToastQueue {
  return { open: all.slice(0, maxToasts), waiting: all.slice(maxToasts), nextId };
}

/**
 * The queue after an event: a duplicate raises the count of the one that is there already, the sixth waits, and the
 * longest waiting comes up when one closes. The same queue where nothing changes.
 */
export function toastTransition(queue: ToastQueue, event: ToastQueueEvent): ToastQueue {
  const all = [...queue.open, ...queue.waiting];
  if (event.type === 'dismiss') {
    const rest = all.filter((toast) => toast.id !== event.id);
    return rest.length === all.length ? queue : arrange(rest, queue.nextId);
  }
  const key = keyOf(event.toast);
  if (all.some((toast) => toast.key === key)) {
    // The newer one's words and action are the ones that hold now.
    const raised = all.map((toast) =>
      toast.key === key ? { ...toast, ...event.toast, key, count: toast.count + 1 } : toast,
    );
    return arrange(raised, queue.nextId);
  }
  const added = { ...event.toast, key, id: `toast-${queue.nextId}`, count: 1 };
  return arrange([...all, added], queue.nextId + 1);
}
