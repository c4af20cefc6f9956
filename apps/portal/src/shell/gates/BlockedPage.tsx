import { useMaintenance } from '@quayside/portal-core/react';
import type { ServiceUnavailableScreenProps } from '@quayside/ui/ServiceUnavailableScreen';
import { type JSX, type ReactNode, useEffect } from 'react';
import { lazyNamed } from '../loading/lazyNamed.ts';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { useFocusHandover } from './useFocusHandover.ts';

const loadScreen = () => import('@quayside/ui/ServiceUnavailableScreen');
const ServiceUnavailableScreen = lazyNamed('ServiceUnavailableScreen', loadScreen);

/** A page, and in its place the screen that the service is down, while the page can't live without it. The page stays mounted, with what was typed, and is come back to where it was left. */
export function BlockedPage({ children }: { children: ReactNode }): JSX.Element {
  const { state, retry } = useMaintenance();
  const attempt = attemptOf(state);
  const { pageRef, screenRef } = useFocusHandover(attempt !== null);
  useEffect(() => {
    // What is said of a service that is down must be there before it goes down.
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
  return state.status === 'retrying' ? { status: 'under-way' } : null;
}
