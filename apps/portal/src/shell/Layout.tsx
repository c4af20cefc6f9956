import { useNavigation } from '@quayside/portal-core/react';
import { VisuallyHidden } from '@quayside/ui';
import { AppShell } from '@quayside/ui/AppShell';
import type { JSX } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { ArrivalsContext } from './arrivals/arrivalsContext.ts';
import { useArrivals } from './arrivals/useArrivals.ts';
import { Bar } from './Bar.tsx';
import { BlockedPage } from './BlockedPage.tsx';
import { lazyNamed } from './lazyNamed.ts';
import { PageBoundary } from './PageBoundary.tsx';
import type { PortalRoute } from './portalRoute.ts';
import { useChances } from './useChances.ts';
import { useElapsed } from './useElapsed.ts';
import { useAnnouncementBanner } from './useAnnouncementBanner.ts';

const Beside = lazyNamed('Beside', () => import('./beside/Beside.tsx'));

/** How long a page waits for the announcement above it, so that it need not move when that comes. */
const LONGEST_WAIT_MS = 1_000;

/** The route table, and who is told that a page stands there. */
export interface LayoutProps {
  routes: readonly PortalRoute[];
  onArrive?: (() => void) | undefined;
}

/** What stands on every page: the bar, the announcement and the page, once the navigation has settled; and what comes over them. */
export function Layout({ routes, onArrive }: LayoutProps): JSX.Element {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { told, announcement: arrival } = useArrivals(onArrive);
  const announcement = useAnnouncementBanner((path) => void navigate(path));
  const chance = useChances();
  const hasWaited = useElapsed(LONGEST_WAIT_MS);
  // A new case is written with nothing around it.
  const isBare = /\/new-support-case/i.test(pathname);
  const isReady = state.isSettled && (isBare || hasWaited || announcement !== undefined);
  return (
    <ArrivalsContext value={told}>
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
        <PageBoundary place="nowhere" chance={chance}>
          <Beside isBare={isBare} />
        </PageBoundary>
      )}
    </ArrivalsContext>
  );
}
