import type { PortalError } from '../base/errors/PortalError.ts';
import type { NotificationType } from './notificationTypes.ts';

/** One popup that is open or waits. `id` is its own, also among previews of one type and from one user to the next. */
export interface QueuedNotification {
  readonly id: number;
  readonly type: NotificationType;
  /** Opened by a developer: nothing is fetched for it, and nothing recorded. */
  readonly preview: boolean;
  /** Could not be drawn before, and was taken up again. Default false. */
  readonly again?: boolean;
}

/** Whether the pending notifications were asked for; `idle` while there is nobody to ask for. */
export type NotificationLoad =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly error: PortalError };

/** The queue. Its first popup is the open one. */
export interface NotificationQueueState {
  readonly load: NotificationLoad;
  readonly queue: readonly QueuedNotification[];
  /** The types that were closed in this session; none of them comes again. */
  readonly closed: readonly NotificationType[];
  /** Those that could not be drawn, and wait to be taken up again. */
  readonly deferred: readonly QueuedNotification[];
  readonly nextId: number;
}

/** What can happen to the queue. */
export type NotificationQueueEvent =
  | { readonly type: 'begun'; readonly closed: readonly NotificationType[] }
  | { readonly type: 'load-started' }
  | { readonly type: 'loaded'; readonly types: readonly NotificationType[] }
  | { readonly type: 'load-failed'; readonly error: PortalError }
  | { readonly type: 'closed'; readonly id: number }
  | { readonly type: 'set-aside'; readonly id: number }
  | { readonly type: 'taken-up' }
  | { readonly type: 'previewed'; readonly notification: NotificationType }
  | { readonly type: 'ended' };

/** Nobody is there to be told anything. */
export const emptyNotificationQueue: NotificationQueueState = {
  load: { status: 'idle' },
  queue: [],
  closed: [],
  deferred: [],
  nextId: 1,
};

/** The popup to draw; null when there is none. */
export function openNotification({ queue }: NotificationQueueState): QueuedNotification | null {
  return queue[0] ?? null;
}

/** The next state; the same reference when the event does not apply in this state. */
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
      // While a list is awaited nothing but a preview is queued, and that one counts for nothing.
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
    case 'set-aside':
      return deferFailed(state, event.id);
    case 'taken-up': {
      if (state.deferred.length === 0) return state;
      const taken = state.deferred.map((each, index) => ({ ...each, id: nextId + index, again: true }));
      return { ...state, queue: [...queue, ...taken], deferred: [], nextId: nextId + taken.length };
    }
    case 'ended':
    default:
      return load.status === 'idle' ? state : { ...emptyNotificationQueue, nextId };
  }
}

/** The next one opens. What is only previewed, or was taken up before, is not kept. */
function deferFailed(state: NotificationQueueState, id: number): NotificationQueueState {
  const [open, ...waiting] = state.queue;
  if (open?.id !== id) return state;
  const isKept = !open.preview && open.again !== true;
  return { ...state, queue: waiting, deferred: isKept ? [...state.deferred, open] : state.deferred };
}
