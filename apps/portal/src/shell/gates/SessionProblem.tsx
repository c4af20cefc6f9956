import type { SessionState, SignedOutReason, SignInFailure } from '@quayside/portal-core';
import { useSession } from '@quayside/portal-core/react';
import { SessionEndedScreen, type SessionEndedScreenLabels } from '@quayside/ui/SessionEndedScreen';
import { SignedOutScreen, type SignedOutScreenLabels } from '@quayside/ui/SignedOutScreen';
import { SignInProblemScreen } from '@quayside/ui/SignInProblemScreen';
import type { JSX } from 'react';
import { documentTitle } from '@quayside/shared/product.ts';
import { useDocumentTitle } from '../routing/useDocumentTitle.ts';

const signedOutElsewhere = {
  title: 'You are signed out',
  text: 'You logged out in another tab. Sign in to return to this page.',
};

const otherUser = {
  title: 'Another account is signed in',
  text: 'Someone signed in with a different account in this browser. Continue with that account, or log out in the other tab and sign in with yours. We’ll keep your unsaved changes until you do.',
  signIn: 'Continue',
};

const signedOutLabels: Partial<Record<SignedOutReason, Partial<SignedOutScreenLabels>>> = {
  'signed-out-elsewhere': signedOutElsewhere,
  'other-user': otherUser,
};

const signInUnfinished = {
  text: 'The sign-in page opened several times, but nobody signed in. Select Sign in to open it again.',
};

const signInNotKept = {
  text: 'You signed in several times, but we couldn’t keep you signed in. Try again in a minute. If it happens again, contact support.',
};

const sessionEnded = {
  text: 'Your session has ended. Sign in to return to this page.',
};

const storageBlocked = {
  text: 'Your browser blocks cookies for this site. Select Sign in to continue. If you end up back here, allow cookies for this site in your browser settings.',
};

/** Without https a browser offers no cryptography, so no response can be checked. */
const insecureAddress = {
  refusedText:
    'This address begins with http://, where browsers allow no secure sign-in. Open the portal with https:// instead.',
};

const sessionEndedLabels: Partial<Record<SignInFailure, Partial<SessionEndedScreenLabels>>> = {
  'too-many-redirects': {},
  'sign-in-unfinished': signInUnfinished,
  'sign-in-not-kept': signInNotKept,
  'session-ended': sessionEnded,
  'storage-blocked': storageBlocked,
};

/** The screen for a user who isn't signed in and isn't being redirected: it says why, and how to sign in. */
export function SessionProblem({ state }: { state: SessionState }): JSX.Element {
  const { signIn, retry } = useSession();
  useDocumentTitle(documentTitle(state.status === 'signed-out' ? 'Signed out' : 'Sign-in problem'));
  const onSignIn = (): void => void signIn({ trigger: 'manual' });
  if (state.status === 'signed-out') {
    return <SignedOutScreen labels={signedOutLabels[state.reason] ?? {}} onSignIn={onSignIn} />;
  }
  const labels = state.status === 'failed' ? sessionEndedLabels[state.reason] : undefined;
  if (labels !== undefined) return <SessionEndedScreen labels={labels} onSignIn={onSignIn} />;
  const reason =
    state.status === 'failed' && state.reason !== 'provider-unreachable' ? 'refused' : 'unreachable';
  return (
    <SignInProblemScreen
      reason={reason}
      labels={isSecureContext ? {} : insecureAddress}
      onRetry={() => void retry()}
      onSignIn={onSignIn}
    />
  );
}
