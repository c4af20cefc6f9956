import { createContactRoles, type ContactRoles } from './createContactRoles.ts';
import type { RoleContacts } from './contactRolesState.ts';
import {
  createMarketingContent,
  type MarketingContent,
  type MarketingPreview,
} from './createMarketingContent.ts';
import {
  createNotificationQueue,
  type NotificationOptions,
  type NotificationQueue,
  type NotificationQueuePorts,
} from './createNotificationQueue.ts';
import { openNotification } from './notificationQueueState.ts';
import type { NotificationType } from './notificationTypes.ts';
import { createLifetime } from '../base/store/createLifetime.ts';

/** The content of a preview. Fields that its type does not use are ignored. */
export interface NotificationPreview extends MarketingPreview {
  contacts?: RoleContacts;
}

/** The popups and their content. Content is loaded when its popup opens and cleared when it closes. */
export interface Notifications {
  readonly queue: NotificationQueue;
  readonly marketing: MarketingContent;
  readonly contactRoles: ContactRoles;
  start(this: void): void;
  stop(this: void): void;
  /** Opens a popup as it would look, without a request. Does nothing while another one is open. */
  preview(this: void, type: NotificationType, content?: NotificationPreview): void;
  /** Saves the contact roles, and closes their popup on success. Never rejects. */
  saveContactRoles(this: void): Promise<void>;
}

const nobody: RoleContacts = { mso: [], supportPrimary: [] };

/** Creates the notifications. Nothing is requested before `start()`. */
export function createNotifications(
  options: NotificationOptions,
  ports: NotificationQueuePorts,
): Notifications {
  const queue = createNotificationQueue(options, ports);
  const marketing = createMarketingContent(options, ports);
  const contactRoles = createContactRoles(options, ports);
  let shownId: number | null = null;
  let previewed: NotificationPreview = {};

  function follow(): void {
    const open = openNotification(queue.getSnapshot());
    if (open?.id === shownId) return;
    shownId = open?.id ?? null;
    marketing.reset();
    contactRoles.reset();
    if (open?.type === 'MARKETING') {
      if (open.preview) marketing.preview(previewed);
      else void marketing.load();
    }
    if (open?.type === 'CONTACT_ROLE_MANAGEMENT_WARNING') {
      if (open.preview) contactRoles.preview(previewed.contacts ?? nobody);
      else void contactRoles.load();
    }
  }

  return {
    queue,
    marketing,
    contactRoles,
    ...createLifetime(() => {
      const unsubscribe = queue.subscribe(follow);
      queue.start();
      return [queue.stop, unsubscribe];
    }),
    preview(type, content = {}) {
      // Read when the preview opens. Not read while another popup is open.
      previewed = content;
      queue.preview(type);
    },
    async saveContactRoles() {
      const id = shownId;
      if ((await contactRoles.submit()) && id !== null) queue.close(id);
    },
  };
}
