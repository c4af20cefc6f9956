import { useSession } from '@quayside/portal-core/react';
import { type ReactNode, useEffect } from 'react';
import { lazyNamed } from '../loading/lazyNamed.ts';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { PageLoading } from '../loading/PageLoading.tsx';
import { WhenLoaded } from '../loading/WhenLoaded.tsx';

const waitsForClick: ReadonlySet<string> = new Set(['signed-out-elsewhere', 'signed-out-here', 'other-user']);

const loadSessionProblem = () => import('./SessionProblem.tsx');
const SessionProblem = lazyNamed('SessionProblem', loadSessionProblem);

/** The root's login check: Loading until the user is known; without a session the provider's form; a problem is a screen. */
export function SessionGate({ children }: { children: ReactNode }): ReactNode {
  const { state, signIn } = useSession();
  const mustSignIn = state.status === 'signed-out' && state.reason === 'no-session';
  useEffect(() => {
    if (mustSignIn) void signIn();
  }, [mustSignIn, signIn]);

  const isSignedIn = state.status === 'signed-in';
  useEffect(() => {
    // What is said when the network is gone must be there before it goes.
    if (isSignedIn) void loadSessionProblem().catch(() => undefined);
  }, [isSignedIn]);

  if (isSignedIn) return children;
  const isProblem =
    state.status === 'failed' || (state.status === 'signed-out' && waitsForClick.has(state.reason));
  if (!isProblem) return <PageLoading />;
  return (
    <PageBoundary place="alone">
      <WhenLoaded part={SessionProblem.load}>
        <SessionProblem state={state} />
      </WhenLoaded>
    </PageBoundary>
  );
}
