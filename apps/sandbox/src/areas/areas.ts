import type { Route } from '../http/route.ts';
import type { User } from '../store/users.ts';
import type { WorldPart } from '../world/prepareWorld.ts';
import { adminPart } from './admin/adminPart.ts';
import { adminRoutes } from './admin/routes.ts';
import { approvalPart } from './approvals/approvalPart.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { changeRequestRoutes } from './change-requests/routes.ts';
import { cloudPart } from './cloud/cloudPart.ts';
import { cloudRoutes } from './cloud/routes.ts';
import { conversationRoutes } from './conversations/routes.ts';
import { dashboardPart } from './dashboard/dashboardPart.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { deliveryRoutes } from './delivery/routes.ts';
import { feedbackPart } from './feedbacks/feedbackPart.ts';
import { feedbackRoutes } from './feedbacks/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { landingRoutes } from './landing/routes.ts';
import { liveChatRoutes } from './live-chat/routes.ts';
import { contactRoleRoutes } from './notifications/contactRoles.ts';
import { marketingLogoRoutes, marketingRoutes } from './notifications/marketing.ts';
import { notificationRoutes } from './notifications/notifications.ts';
import { orderPart } from './orders/orderPart.ts';
import { orderRoutes } from './orders/routes.ts';
import { handleOrderEvents } from './orders/startDelivery.ts';
import { dealPart } from './partner-programme/dealPart.ts';
import { partnerProgrammeRoutes } from './partner-programme/routes.ts';
import { pinPart } from './pins/pinPart.ts';
import { pinRoutes } from './pins/routes.ts';
import { announcementRoutes } from './portal/announcement.ts';
import { navigationRoutes } from './portal/navigation.ts';
import { termsOfUseRoutes } from './portal/termsOfUse.ts';
import type { ApiPorts } from './ports.ts';
import { profilePart } from './profile/profilePart.ts';
import { profileRoutes } from './profile/routes.ts';
import { pricingRoutes } from './quotes/pricingRoutes.ts';
import { quotePart } from './quotes/quotePart.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { resourceRoutes } from './resources/routes.ts';
import { serviceRoutes } from './services/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { voiceRoutes } from './voice/routes.ts';
import { voicePart } from './voice/voicePart.ts';

/** The parts of the world, one for each area. A new area adds its part here. */
export const worldParts: readonly WorldPart[] = [
  orderPart,
  approvalPart,
  cloudPart,
  quotePart,
  adminPart,
  dealPart,
  pinPart,
  dashboardPart,
  profilePart,
  feedbackPart,
  voicePart,
];

/** Every operation below `/api` and `/core`. A new area adds its table here. */
export function apiRoutes(ports: ApiPorts): readonly Route<{ readonly user: User }>[] {
  handleOrderEvents(ports.world);
  const areas = [
    navigationRoutes,
    announcementRoutes,
    termsOfUseRoutes,
    landingRoutes,
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
    approvalRoutes,
    cloudRoutes,
    orderRoutes,
    quoteRoutes,
    pricingRoutes,
    adminRoutes,
    partnerProgrammeRoutes,
    dashboardRoutes,
    profileRoutes,
    feedbackRoutes,
    voiceRoutes,
    jobRoutes,
    pinRoutes,
  ];
  return areas.flatMap((routesOf) => routesOf(ports));
}

/** The operations that need no token, because their callers cannot send one. */
export function publicApiRoutes(ports: Pick<ApiPorts, 'settings'>): readonly Route[] {
  return marketingLogoRoutes(ports);
}
