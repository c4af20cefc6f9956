import { useNavigation } from '@quayside/portal-core/react';
import { VisuallyHidden } from '@quayside/ui';
import { AppShell } from '@quayside/ui/AppShell';
import type { JSX } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useProfileZone } from '@quayside/shared/profile/useProfileZone.ts';
import { PageTransitionContext } from './routing/pageTransition/pageTransitionContext.ts';
import { usePageTransitions } from './routing/pageTransition/usePageTransitions.ts';
import { Bar } from './navigation/Bar.tsx';
import { BlockedPage } from './gates/BlockedPage.tsx';
import { lazyPart } from './loading/lazyPart.tsx';
import { PageBoundary } from './loading/PageBoundary.tsx';
import { useIsBare } from './routing/routesContext.ts';
import { useRetryKey } from './loading/useRetryKey.ts';
import { useElapsed } from './loading/PageLoading.tsx';
import { useAnnouncementBanner } from './overlays/useAnnouncementBanner.ts';

const Overlays = lazyPart(async () => (await import('./overlays/Overlays.tsx')).Overlays);

/** The longest time that a page waits for the announcement above it, which would move it, and for the time zone of its times. */
const LONGEST_WAIT_MS = 1_000;

/** `onArrive` is called when a page is shown. */
export interface LayoutProps {
  onArrive?: (() => void) | undefined;
}

/** The bar, the announcement and the page, once the navigation has settled, and the overlays above them. */
export function Layout({ onArrive }: LayoutProps): JSX.Element {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { callbacks, announcement: arrival } = usePageTransitions(onArrive);
  const announcement = useAnnouncementBanner((path) => void navigate(path));
  const retryKey = useRetryKey();
  const hasWaited = useElapsed(LONGEST_WAIT_MS);
  const isBare = useIsBare();
  const hasZone = useProfileZone();
  const isReady = state.isSettled && (hasWaited || (hasZone && (isBare || announcement !== undefined)));
  return (
    <PageTransitionContext value={callbacks}>
      <AppShell status={isReady ? 'ready' : 'loading'} {...(!isBare && { bar: <Bar />, announcement })}>
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
