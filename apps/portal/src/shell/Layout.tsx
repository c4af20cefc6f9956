import { useNavigation } from '@quayside/portal-core/react';
import { AppShell } from '@quayside/ui/AppShell';
import { LoadingIndicator } from '@quayside/ui/LoadingIndicator';
import type { JSX } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Banner } from './Banner.tsx';
import { Bar } from './Bar.tsx';
import type { PortalRoute } from './portalRoute.ts';

/** What stands on every page: the bar, the announcement and the page, once the navigation has settled. */
export function Layout({ routes }: { routes: readonly PortalRoute[] }): JSX.Element {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const isSettled = state.status === 'ready' || state.status === 'failed';
  // A new case is written with nothing around it.
  const isBare = pathname.includes('/new-support-case');
  return (
    <AppShell {...(!isBare && { bar: <Bar routes={routes} />, announcement: <Banner /> })}>
      {isSettled ? <Outlet /> : <LoadingIndicator size="page" />}
    </AppShell>
  );
}
