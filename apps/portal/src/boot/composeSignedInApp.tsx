import type { Platform } from '@quayside/portal-core';
import type { RouteTimes } from '@quayside/portal-core/events';
import { type BaseServices, SignedInProvider } from '@quayside/portal-core/react';
import type { ComponentType } from 'react';
import { composeSignedInServices, type ConnectMaintenance } from './composeSignedInServices.ts';
import type { PortalEvents } from './composeEvents.ts';
import { preload } from './preload.ts';
import * as portalRoutes from '../routes.ts';
import { Pages, type OnVisit } from '../shell/routing/Pages.tsx';

/** Builds what is behind the sign-in and the terms. Its code is loaded during the sign-in. */
export function composeSignedInApp(
  base: BaseServices,
  platform: Platform,
  connectMaintenance: ConnectMaintenance,
  events: (RouteTimes & Pick<PortalEvents, 'thirdPartyFailed'>) | null,
): ComponentType {
  const { services, visit } = composeSignedInServices(base, platform, connectMaintenance, events);
  preload(base, platform);
  const handleVisit: OnVisit = (pathname, route, isGranted) => {
    events?.visit(route?.path ?? '', isGranted);
    visit(pathname, route, isGranted);
  };
  return () => (
    <SignedInProvider services={services}>
      <Pages portalRoutes={portalRoutes} onVisit={handleVisit} onArrive={events?.arrive} />
    </SignedInProvider>
  );
}
