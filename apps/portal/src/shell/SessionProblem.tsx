import type { SessionState } from '@quayside/portal-core';
import { useSession } from '@quayside/portal-core/react';
import { SessionEndedScreen } from '@quayside/ui/SessionEndedScreen';
import { SignedOutScreen } from '@quayside/ui/SignedOutScreen';
import { SignInProblemScreen } from '@quayside/ui/SignInProblemScreen';
import type { JSX } from 'react';
import { documentTitle } from '../product.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

const signedOutElsewhere = {
  title: 'You are signed out',
  text: 'You have logged out of the portal in another tab. Sign in to come back to this page.',
};

/** What is said when nobody is signed in and the browser is not on its way to the provider's form. */
export function SessionProblem({ state }: { state: SessionState }): JSX.Element {
  const { signIn, retry } = useSession();
  useDocumentTitle(documentTitle(state.status === 'signed-out' ? 'Signed out' : 'Sign-in problem'));
  const onSignIn = (): void => void signIn({ trigger: 'manual' });
  if (state.status === 'signed-out') {
    return (
      <SignedOutScreen
        labels={state.reason === 'signed-out-elsewhere' ? signedOutElsewhere : {}}
        onSignIn={onSignIn}
      />
    );
  }
  const hasGivenUp =
    state.status === 'failed' && (state.reason === 'too-many-redirects' || state.reason === 'session-ended');
  if (hasGivenUp) return <SessionEndedScreen onSignIn={onSignIn} />;
  const reason =
    state.status === 'failed' && state.reason !== 'provider-unreachable' ? 'refused' : 'unreachable';
  return <SignInProblemScreen reason={reason} onRetry={() => void retry()} onSignIn={onSignIn} />;
}
