'use client';

import type { NotificationQueue } from '../notifications/createNotificationQueue.ts';
import type { Notifications } from '../notifications/createNotifications.ts';
import { openNotification, type QueuedNotification } from '../notifications/notificationQueueState.ts';
import { useSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** The popup to draw, and the commands. */
export interface UseNotificationsResult
  extends
    Pick<NotificationQueue, 'close' | 'deferFailed' | 'requeueDeferred'>,
    Pick<Notifications, 'preview'> {
  /** Null while there is none. Its `id` is a good key. */
  readonly open: QueuedNotification | null;
}

/** The one popup that is open. */
export function useNotifications(): UseNotificationsResult {
  const { queue, preview } = useSignedInServices('useNotifications').notifications;
  const { close, deferFailed, requeueDeferred } = queue;
  return {
    open: openNotification(useStore(queue)),
    close,
    deferFailed: deferFailed,
    requeueDeferred: requeueDeferred,
    preview,
  };
}
