import type { PortalError } from '../base/errors/PortalError.ts';
import type { NotificationType } from './notificationTypes.ts';

/** A popup that is open or waiting. `id` is unique, also among previews of one type and across users. */
export interface QueuedNotification {
  readonly id: number;
  readonly type: NotificationType;
  /** Opened by a developer. Nothing is requested or recorded for it. */
  readonly preview: boolean;
  /** It could not be drawn once, and was requeued. Default false. */
  readonly again?: boolean;
}

/** The state of the request for pending notifications; `idle` without a user. */
export type NotificationLoad =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly error: PortalError };

/** The queue. Its first popup is open. */
export interface NotificationQueueState {
  readonly load: NotificationLoad;
  readonly queue: readonly QueuedNotification[];
  /** The types that were closed in this session. They do not open again. */
  readonly closed: readonly NotificationType[];
  /** The popups that could not be drawn and wait for `requeueDeferred`. */
  readonly deferred: readonly QueuedNotification[];
  readonly nextId: number;
}

/** An event of the queue. */
export type NotificationQueueEvent =
  | { readonly type: 'begun'; readonly closed: readonly NotificationType[] }
  | { readonly type: 'load-started' }
  | { readonly type: 'loaded'; readonly types: readonly NotificationType[] }
  | { readonly type: 'load-failed'; readonly error: PortalError }
  | { readonly type: 'closed'; readonly id: number }
  | { readonly type: 'deferred'; readonly id: number }
  | { readonly type: 'requeued' }
  | { readonly type: 'previewed'; readonly notification: NotificationType }
  | { readonly type: 'ended' };

/** The initial state, without a user. */
export const emptyNotificationQueue: NotificationQueueState = {
  load: { status: 'idle' },
  queue: [],
  closed: [],
  deferred: [],
  nextId: 1,
};

/** Returns the open popup; null when there is none. */
export function openNotification({ queue }: NotificationQueueState): QueuedNotification | null {
  return queue[0] ?? null;
}

/** Returns the next state; the same reference when the event does not apply. */
export function notificationQueueTransition(
  state: NotificationQueueState,
  event: NotificationQueueEvent,
): NotificationQueueState {
  const { load, queue, closed, nextId } = state;
  switch (event.type) {
    case 'begun':
      return { ...emptyNotificationQueue, nextId, closed: event.closed, load: { status: 'loading' } };
    case 'load-started':
      return load.status === 'failed' ? { ...state, load: { status: 'loading' } } : state;
    case 'loaded': {
      if (load.status !== 'loading') return state;
      // While the list is loading, only a preview can be queued, and it does not count.
      const fresh = [...new Set(event.types)].filter((type) => !closed.includes(type));
      const added = fresh.map((type, index) => ({ id: nextId + index, type, preview: false }));
      return {
        load: { status: 'ready' },
        queue: [...queue, ...added],
        closed,
        deferred: state.deferred,
        nextId: nextId + added.length,
      };
    }
    case 'load-failed':
      return load.status === 'loading' ? { ...state, load: { status: 'failed', error: event.error } } : state;
    case 'previewed': {
      if (load.status === 'idle' || queue.length > 0) return state;
      const shown = { id: nextId, type: event.notification, preview: true };
      return { ...state, queue: [shown], nextId: nextId + 1 };
    }
    case 'closed': {
      const [open, ...waiting] = queue;
      if (open?.id !== event.id) return state;
      return { ...state, queue: waiting, closed: open.preview ? closed : [...closed, open.type] };
    }
    case 'deferred':
      return deferFailed(state, event.id);
    case 'requeued': {
      if (state.deferred.length === 0) return state;
      const requeued = state.deferred.map((each, index) => ({ ...each, id: nextId + index, again: true }));
      return { ...state, queue: [...queue, ...requeued], deferred: [], nextId: nextId + requeued.length };
    }
    case 'ended':
    default:
      return load.status === 'idle' ? state : { ...emptyNotificationQueue, nextId };
  }
}

/** Opens the next popup. A preview, and one that was requeued before, is not deferred. */
function deferFailed(state: NotificationQueueState, id: number): NotificationQueueState {
  const [open, ...waiting] = state.queue;
  if (open?.id !== id) return state;
  const isDeferred = !open.preview && open.again !== true;
  return { ...state, queue: waiting, deferred: isDeferred ? [...state.deferred, open] : state.deferred };
}
