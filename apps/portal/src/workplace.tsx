import type { Platform } from '@quayside/portal-core';
import { PortalProvider, type PortalServices } from '@quayside/portal-core/react';
import type { ComponentType } from 'react';
import { composeCompanions, type ConnectReports } from './composeCompanions.ts';
import { redirects, routes } from './routes.tsx';
import { Pages } from './shell/Pages.tsx';

/** Builds everything behind the sign-in and the terms; a part of its own, loaded while the sign-in is under way. */
export function composeWorkplace(
  base: PortalServices,
  platform: Platform,
  connectReports: ConnectReports,
): ComponentType {
  const { services, visit } = composeCompanions(base, platform, connectReports);
  return () => (
    <PortalProvider services={services}>
      <Pages routes={routes} redirects={redirects} onVisit={visit} />
    </PortalProvider>
  );
}
