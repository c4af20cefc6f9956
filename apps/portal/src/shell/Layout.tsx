import { useNavigation } from '@quayside/portal-core/react';
import { VisuallyHidden } from '@quayside/ui';
import { AppShell } from '@quayside/ui/AppShell';
import type { JSX } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { PageTransitionContext } from './routing/pageTransition/pageTransitionContext.ts';
import { usePageTransitions } from './routing/pageTransition/usePageTransitions.ts';
import { Bar } from './navigation/Bar.tsx';
import { BlockedPage } from './gates/BlockedPage.tsx';
import { lazyPart } from './loading/lazyPart.tsx';
import { PageBoundary } from './loading/PageBoundary.tsx';
import type { PortalRoute } from './routing/portalRoute.ts';
import { useRetryKey } from './loading/useRetryKey.ts';
import { useElapsed } from './loading/PageLoading.tsx';
import { useAnnouncementBanner } from './overlays/useAnnouncementBanner.ts';

const Overlays = lazyPart(async () => (await import('./overlays/Overlays.tsx')).Overlays);

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
  const { told, announcement: arrival } = usePageTransitions(onArrive);
  const announcement = useAnnouncementBanner((path) => void navigate(path));
  const retryKey = useRetryKey();
  const hasWaited = useElapsed(LONGEST_WAIT_MS);
  // A new case is written with nothing around it.
  const isBare = /\/new-support-case/i.test(pathname);
  const isReady = state.isSettled && (isBare || hasWaited || announcement !== undefined);
  return (
    <PageTransitionContext value={told}>
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
        <PageBoundary place="nowhere" retryKey={retryKey}>
          <Overlays isBare={isBare} />
        </PageBoundary>
      )}
    </PageTransitionContext>
  );
}
