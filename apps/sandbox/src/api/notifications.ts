import { json, noContent } from '../http/answer.ts';
import type { Route, UserCall } from '../http/router.ts';
import type { ApiPorts } from './ports.ts';

/** Where everything about notifications is served. */
export const notificationsPath = '/api/identity/rest/global-notification/notifications';

/** The popups that wait for the caller, in order, whatever their types; and the welcome that is not shown again. */
export function notificationRoutes({ users }: Pick<ApiPorts, 'users'>): readonly Route<UserCall>[] {
  return [
    {
      method: 'GET',
      path: notificationsPath,
      handle: ({ user }) => json(users.pendingNotifications(user.username)),
    },
    dontShowRoute({ users }, 'welcome-notification', 'WELCOME'),
  ];
}

/** `POST …/{kind}/dont-show` takes the type off the caller's pending list. Idempotent. */
export function dontShowRoute(
  { users }: Pick<ApiPorts, 'users'>,
  kind: string,
  type: string,
): Route<UserCall> {
  return {
    method: 'POST',
    path: `${notificationsPath}/${kind}/dont-show`,
    handle({ user }) {
      users.settleNotification(user.username, type);
      return noContent();
    },
  };
}
