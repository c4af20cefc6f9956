import { useMaintenance } from '@quayside/portal-core/react';
import type { ServiceUnavailableScreenProps } from '@quayside/ui/ServiceUnavailableScreen';
import { type JSX, type ReactNode, useEffect } from 'react';
import { lazyPart } from '../loading/lazyPart.tsx';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { useFocusHandover } from './useFocusHandover.ts';

const loadScreen = async () =>
  (await import('@quayside/ui/ServiceUnavailableScreen')).ServiceUnavailableScreen;
const ServiceUnavailableScreen = lazyPart(loadScreen);

/** Covers its page with the Unavailable screen while the page can't work without the service. The page stays mounted and keeps its input, focus and scroll position. */
export function BlockedPage({ children }: { children: ReactNode }): JSX.Element {
  const { state, retry } = useMaintenance();
  const attempt = attemptOf(state);
  const { pageRef, screenRef } = useFocusHandover(attempt !== null);
  useEffect(() => {
    // Loaded while the service still works.
    void loadScreen().catch(() => undefined);
  }, []);
  return (
    <>
      <div ref={pageRef} hidden={attempt !== null}>
        {children}
      </div>
      {attempt !== null && (
        <PageBoundary>
          <ServiceUnavailableScreen ref={screenRef} attempt={attempt} onRetry={() => void retry()} />
        </PageBoundary>
      )}
    </>
  );
}

function attemptOf(
  state: ReturnType<typeof useMaintenance>['state'],
): NonNullable<ServiceUnavailableScreenProps['attempt']> | null {
  if (state.status === 'waiting') return { status: 'scheduled', secondsLeft: state.secondsLeft };
  return state.status === 'retrying' ? { status: 'retrying' } : null;
}
