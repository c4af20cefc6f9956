import type { Platform } from '@quayside/portal-core';
import type { RouteTimes } from '@quayside/portal-core/events';
import { PortalProvider, type PortalServices } from '@quayside/portal-core/react';
import type { ComponentType } from 'react';
import { composeCompanions, type ConnectReports } from './composeCompanions.ts';
import type { PortalEvents } from './composeEvents.ts';
import { loadAhead } from './loadAhead.ts';
import { redirects, routes } from './routes.tsx';
import { Pages, type PagesProps } from './shell/Pages.tsx';

/** Builds everything behind the sign-in and the terms; a part of its own, loaded while the sign-in is under way. */
export function composeWorkplace(
  base: PortalServices,
  platform: Platform,
  connectReports: ConnectReports,
  events: (RouteTimes & Pick<PortalEvents, 'thirdPartyFailed'>) | null,
): ComponentType {
  const { services, visit } = composeCompanions(base, platform, connectReports, events);
  loadAhead(base, platform);
  const handleVisit: PagesProps['onVisit'] = (pathname, isGranted, pattern) => {
    events?.visit(pattern, isGranted);
    visit(pathname, isGranted);
  };
  return () => (
    <PortalProvider services={services}>
      <Pages routes={routes} redirects={redirects} onVisit={handleVisit} onArrive={events?.arrive} />
    </PortalProvider>
  );
}
