export {
  canSaveContactRoles,
  type ContactRole,
  type ContactRolesFailure,
  type ContactRolesLoad,
  type ContactRolesState,
  type ContactRolesSubmit,
  type ContactRoleValues,
  type RoleContact,
  type RoleContacts,
} from './contactRolesState.ts';
export { createContactRoles, type ContactRoles } from './createContactRoles.ts';
export {
  createMarketingContent,
  type MarketingContent,
  type MarketingContentState,
  type MarketingPreview,
} from './createMarketingContent.ts';
export {
  createNotificationQueue,
  type CloseChoice,
  type NotificationOptions,
  type NotificationQueue,
  type NotificationQueuePorts,
} from './createNotificationQueue.ts';
export { createNotifications, type NotificationPreview, type Notifications } from './createNotifications.ts';
export {
  openNotification,
  type NotificationLoad,
  type NotificationQueueState,
  type QueuedNotification,
} from './notificationQueueState.ts';
export { isNotificationType, type NotificationType } from './notificationTypes.ts';
