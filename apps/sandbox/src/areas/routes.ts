import type { Route } from '../http/route.ts';
import type { User } from '../store/users.ts';
import { changeRequestRoutes } from './change-requests/routes.ts';
import { conversationRoutes } from './conversations/routes.ts';
import { deliveryRoutes } from './delivery/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { liveChatRoutes } from './live-chat/routes.ts';
import { contactRoleRoutes } from './notifications/contactRoles.ts';
import { marketingLogoRoutes, marketingRoutes } from './notifications/marketing.ts';
import { notificationRoutes } from './notifications/notifications.ts';
import { announcementRoutes } from './portal/announcement.ts';
import { navigationRoutes } from './portal/navigation.ts';
import { termsOfUseRoutes } from './portal/termsOfUse.ts';
import type { ApiPorts } from './ports.ts';
import { resourceRoutes } from './resources/routes.ts';
import { serviceRoutes } from './services/routes.ts';
import { supportRoutes } from './support/routes.ts';

/** Every operation below `/api` and `/core`. A new area adds its table here. */
export function apiRoutes(ports: ApiPorts): readonly Route<{ readonly user: User }>[] {
  const areas = [
    navigationRoutes,
    announcementRoutes,
    termsOfUseRoutes,
    notificationRoutes,
    contactRoleRoutes,
    marketingRoutes,
    liveChatRoutes,
    resourceRoutes,
    supportRoutes,
    conversationRoutes,
    serviceRoutes,
    deliveryRoutes,
    changeRequestRoutes,
    jobRoutes,
  ];
  return areas.flatMap((routesOf) => routesOf(ports));
}

/** The operations that need no token, because their callers cannot send one. */
export function publicApiRoutes(ports: Pick<ApiPorts, 'settings'>): readonly Route[] {
  return marketingLogoRoutes(ports);
}
