import { json, noContent } from '../../http/apiResponse.ts';
import { route } from '../../http/route.ts';
import type { AreaRoutes } from '../ports.ts';

/** The caller's pending popups, in order, and the two that can be dismissed. Dismissing is idempotent. */
export const notificationRoutes: AreaRoutes = ({ users }) => [
  route('getPendingNotifications', ({ user }) => json(users.pendingNotifications(user.username))),
  route('dismissWelcome', ({ user }) => {
    users.settleNotification(user.username, 'WELCOME');
    return noContent();
  }),
  route('dismissMarketing', ({ user }) => {
    users.settleNotification(user.username, 'MARKETING');
    return noContent();
  }),
];
