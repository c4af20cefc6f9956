'use client';

import type { NotificationQueue } from '../notifications/createNotificationQueue.ts';
import type { Notifications } from '../notifications/createNotifications.ts';
import { openNotification, type QueuedNotification } from '../notifications/notificationQueueState.ts';
import { useSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** The open popup and the commands. */
export interface UseNotificationsResult
  extends
    Pick<NotificationQueue, 'close' | 'deferFailed' | 'requeueDeferred'>,
    Pick<Notifications, 'preview'> {
  /** Null while there is none. Use its `id` as a React key. */
  readonly open: QueuedNotification | null;
}

/** Returns the open popup. */
export function useNotifications(): UseNotificationsResult {
  const { queue, preview } = useSignedInServices('useNotifications').notifications;
  const { close, deferFailed, requeueDeferred } = queue;
  return {
    open: openNotification(useStore(queue)),
    close,
    deferFailed,
    requeueDeferred,
    preview,
  };
}
