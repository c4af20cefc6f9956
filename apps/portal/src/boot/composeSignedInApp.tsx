import type { Platform } from '@quayside/portal-core';
import type { RouteTimes } from '@quayside/portal-core/events';
import { PortalProvider, type PortalServices } from '@quayside/portal-core/react';
import type { ComponentType } from 'react';
import { composeSignedInServices, type ConnectMaintenance } from './composeSignedInServices.ts';
import type { PortalEvents } from './composeEvents.ts';
import { preload } from './preload.ts';
import { redirects, routes } from '../routes.tsx';
import { Pages, type PagesProps } from '../shell/routing/Pages.tsx';

/** Builds what is behind the sign-in and the terms. Its code is loaded during the sign-in. */
export function composeSignedInApp(
  base: PortalServices,
  platform: Platform,
  connectMaintenance: ConnectMaintenance,
  events: (RouteTimes & Pick<PortalEvents, 'thirdPartyFailed'>) | null,
): ComponentType {
  const { services, visit } = composeSignedInServices(base, platform, connectMaintenance, events);
  preload(base, platform);
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
