import { useNavigation } from '@quayside/portal-core/react';
import { VisuallyHidden } from '@quayside/ui';
import { AppShell } from '@quayside/ui/AppShell';
import { type JSX, Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { ArriveProvider, useArrivals } from './arrivals/useArrivals.ts';
import { Bar } from './Bar.tsx';
import { BlockedPage } from './BlockedPage.tsx';
import { lazyNamed } from './lazyNamed.ts';
import { PageBoundary } from './PageBoundary.tsx';
import type { PortalRoute } from './portalRoute.ts';
import { useElapsed } from './useElapsed.ts';
import { useAnnouncementBanner } from './useAnnouncementBanner.ts';

const Beside = lazyNamed('Beside', () => import('./beside/Beside.tsx'));

/** How long a page waits for the announcement above it, so that it need not move when that comes. */
const LONGEST_WAIT_MS = 1_000;

/** What stands on every page: the bar, the announcement and the page, once the navigation has settled; and what comes over them. */
export function Layout({ routes }: { routes: readonly PortalRoute[] }): JSX.Element {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { arrive, announcement: arrival } = useArrivals();
  const announcement = useAnnouncementBanner((path) => void navigate(path));
  const hasWaited = useElapsed(LONGEST_WAIT_MS);
  // A new case is written with nothing around it.
  const isBare = pathname.includes('/new-support-case');
  const isNavigationReady = state.status === 'ready' || state.status === 'failed';
  const isReady = isNavigationReady && (isBare || hasWaited || announcement !== undefined);
  return (
    <ArriveProvider value={arrive}>
      <AppShell
        status={isReady ? 'ready' : 'loading'}
        {...(!isBare && { bar: <Bar routes={routes} />, announcement })}
      >
        <BlockedPage>
          <Outlet />
        </BlockedPage>
      </AppShell>
      <VisuallyHidden as="output">{arrival}</VisuallyHidden>
      {isReady && (
        <PageBoundary place="nowhere">
          <Suspense>
            <Beside isBare={isBare} />
          </Suspense>
        </PageBoundary>
      )}
    </ArriveProvider>
  );
}
