import { useMaintenance } from '@quayside/portal-core/react';
import type { ServiceUnavailableScreenProps } from '@quayside/ui/ServiceUnavailableScreen';
import { type JSX, type ReactNode, Suspense } from 'react';
import { lazyNamed } from './lazyNamed.ts';

const ServiceUnavailableScreen = lazyNamed(
  'ServiceUnavailableScreen',
  () => import('@quayside/ui/ServiceUnavailableScreen'),
);

/** A page, and in its place the screen that the service is down, while the page can't live without it. The page stays mounted, with what was typed. */
export function BlockedPage({ children }: { children: ReactNode }): JSX.Element {
  const { state, retry } = useMaintenance();
  const attempt = attemptOf(state);
  return (
    <>
      <div hidden={attempt !== null}>{children}</div>
      {attempt !== null && (
        <Suspense>
          <ServiceUnavailableScreen attempt={attempt} onRetry={() => void retry()} />
        </Suspense>
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
