import { useSession } from '@quayside/portal-core/react';
import { type ReactNode, useEffect } from 'react';
import { lazyPart, WhenLoaded } from '../loading/lazyPart.tsx';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { PageLoading } from '../loading/PageLoading.tsx';

const signedOutReasonsWithScreen: ReadonlySet<string> = new Set([
  'signed-out-elsewhere',
  'signed-out-here',
  'other-user',
]);

const loadSessionProblem = async () => (await import('./SessionProblem.tsx')).SessionProblem;
const SessionProblem = lazyPart(loadSessionProblem);

/** The login check. It shows Loading until the user is known, then its children, the provider's sign-in form or a screen that explains the problem. */
export function SessionGate({ children }: { children: ReactNode }): ReactNode {
  const { state, signIn } = useSession();
  const mustSignIn = state.status === 'signed-out' && state.reason === 'no-session';
  useEffect(() => {
    if (mustSignIn) void signIn();
  }, [mustSignIn, signIn]);

  const isSignedIn = state.status === 'signed-in';
  useEffect(() => {
    // Loaded while there is a connection.
    if (isSignedIn) void loadSessionProblem().catch(() => undefined);
  }, [isSignedIn]);

  if (isSignedIn) return children;
  const isProblem =
    state.status === 'failed' ||
    (state.status === 'signed-out' && signedOutReasonsWithScreen.has(state.reason));
  if (!isProblem) return <PageLoading />;
  return (
    <PageBoundary place="alone">
      <WhenLoaded part={SessionProblem.load}>
        <SessionProblem state={state} />
      </WhenLoaded>
    </PageBoundary>
  );
}
