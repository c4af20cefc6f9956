import { useSession } from '@quayside/portal-core/react';
import { LoadingIndicator } from '@quayside/ui/LoadingIndicator';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { PageBoundary } from './PageBoundary.tsx';

const SessionProblem = lazy(async () => ({ default: (await import('./SessionProblem.tsx')).SessionProblem }));

/** The root's login check: Loading until the user is known; without a session the provider's form; a problem is a screen. */
export function SessionGate({ children }: { children: ReactNode }): ReactNode {
  const { state, signIn } = useSession();
  const mustSignIn = state.status === 'signed-out' && state.reason === 'no-session';
  useEffect(() => {
    if (mustSignIn) void signIn();
  }, [mustSignIn, signIn]);

  if (state.status === 'signed-in') return children;
  const loading = <LoadingIndicator size="page" />;
  const isProblem =
    state.status === 'failed' ||
    (state.status === 'signed-out' &&
      (state.reason === 'signed-out-elsewhere' || state.reason === 'signed-out-here'));
  if (!isProblem) return loading;
  return (
    <PageBoundary place="alone">
      <Suspense fallback={loading}>
        <SessionProblem state={state} />
      </Suspense>
    </PageBoundary>
  );
}
