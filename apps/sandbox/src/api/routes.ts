import type { Route, UserCall } from '../http/router.ts';
import { announcementRoutes } from './announcement.ts';
import { contactRoleRoutes } from './contactRoles.ts';
import { documentRoutes } from './documents.ts';
import { liveChatRoutes } from './liveChat.ts';
import { marketingLogoRoutes, marketingRoutes } from './marketing.ts';
import { navigationRoutes } from './navigation.ts';
import { notificationRoutes } from './notifications.ts';
import type { ApiPorts } from './ports.ts';
import { termsOfUseRoutes } from './termsOfUse.ts';

/** Every call below `/api` and `/core`; each has passed the bearer check. A new area adds its table here. */
export function apiRoutes(ports: ApiPorts): readonly Route<UserCall>[] {
  return [
    ...navigationRoutes(ports),
    ...announcementRoutes(ports),
    ...termsOfUseRoutes(ports),
    ...notificationRoutes(ports),
    ...contactRoleRoutes(ports),
    ...marketingRoutes(ports),
    ...liveChatRoutes(ports),
    ...documentRoutes(),
  ];
}

/** The calls of the API that need no token, because what makes them cannot send one. */
export function publicApiRoutes(ports: ApiPorts): readonly Route[] {
  return marketingLogoRoutes(ports);
}
