import type { SessionState, SignedOutReason, SignInFailure } from '@quayside/portal-core';
import { useSession } from '@quayside/portal-core/react';
import { SessionEndedScreen, type SessionEndedScreenLabels } from '@quayside/ui/SessionEndedScreen';
import { SignedOutScreen, type SignedOutScreenLabels } from '@quayside/ui/SignedOutScreen';
import { SignInProblemScreen } from '@quayside/ui/SignInProblemScreen';
import type { JSX } from 'react';
import { documentTitle } from '../../domain/product.ts';
import { useDocumentTitle } from '../routing/useDocumentTitle.ts';

const signedOutElsewhere = {
  title: 'You are signed out',
  text: 'You have logged out of the portal in another tab. Sign in to come back to this page.',
};

const otherUser = {
  title: 'Another account is signed in',
  text: 'Somebody signed in with another account in this browser. Continue with it here, or log out of it in the other tab first and sign in with your own. Your unsaved changes are kept for you until then.',
  signIn: 'Continue',
};

const signedOutWords: Partial<Record<SignedOutReason, Partial<SignedOutScreenLabels>>> = {
  'signed-out-elsewhere': signedOutElsewhere,
  'other-user': otherUser,
};

const signInUnfinished = {
  text: 'The sign-in page opened several times, but nobody signed in there. Choose Sign in to open it again.',
};

const signInNotKept = {
  text: 'You signed in several times in a row, but the portal could not keep you signed in. Try again in a minute; if it happens again, tell support.',
};

const sessionEnded = {
  text: 'Your session has ended and could not be renewed. Sign in to come back to this page.',
};

const storageBlocked = {
  text: 'This browser keeps no data for this site, so signing in takes a click. If that leads you back here, allow this site’s cookies in your browser.',
};

const givenUp: Partial<Record<SignInFailure, Partial<SessionEndedScreenLabels>>> = {
  'too-many-redirects': {},
  'sign-in-unfinished': signInUnfinished,
  'sign-in-not-kept': signInNotKept,
  'session-ended': sessionEnded,
  'storage-blocked': storageBlocked,
};

/** What is said when nobody is signed in and the browser is not on its way to the provider's form. */
export function SessionProblem({ state }: { state: SessionState }): JSX.Element {
  const { signIn, retry } = useSession();
  useDocumentTitle(documentTitle(state.status === 'signed-out' ? 'Signed out' : 'Sign-in problem'));
  const onSignIn = (): void => void signIn({ trigger: 'manual' });
  if (state.status === 'signed-out') {
    return <SignedOutScreen labels={signedOutWords[state.reason] ?? {}} onSignIn={onSignIn} />;
  }
  const labels = state.status === 'failed' ? givenUp[state.reason] : undefined;
  if (labels !== undefined) return <SessionEndedScreen labels={labels} onSignIn={onSignIn} />;
  const reason =
    state.status === 'failed' && state.reason !== 'provider-unreachable' ? 'refused' : 'unreachable';
  return <SignInProblemScreen reason={reason} onRetry={() => void retry()} onSignIn={onSignIn} />;
}
