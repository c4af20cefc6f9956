import type { AuthError } from '../../base/errors/errors.ts';
import type { CurrentUser } from '../tokens/currentUser.ts';

/**
 * Why nobody is signed in. `no-session`: the provider knows no session, so the host calls `signIn()`. `signed-out`: by hand, and the page is about to leave for
 * the provider. `signed-out-elsewhere`: by hand in another tab. `signed-out-here`: by hand while the provider was out of reach. Both wait for a click.
 * `other-user`: somebody signed in with another account in this browser; waits for a click. `session-ended`: the tokens could not be renewed and the page is about to reload.
 */
export type SignedOutReason =
  | 'no-session'
  | 'signed-out'
  | 'signed-out-elsewhere'
  | 'signed-out-here'
  | 'session-ended'
  | 'other-user';

/** Why signing in stopped with an error. After two automatic navigations in 60 s, by what became of the latest: `sign-in-unfinished`: nobody signed in at the provider. `too-many-redirects`: the provider sent the browser back, and nobody was signed in. `sign-in-not-kept`: a user was signed in, and is not any more. `storage-blocked`: the browser keeps nothing for the site, so nothing that could loop is done without a click. Each is a screen with Retry (`retry()`) and Sign in (`signIn({ trigger: 'manual' })`). */
export type SignInFailure =
  | 'provider-unreachable'
  | 'provider-refused'
  | 'too-many-redirects'
  | 'sign-in-unfinished'
  | 'sign-in-not-kept'
  | 'storage-blocked'
  | 'invalid-response'
  | 'session-ended';

/** How the tokens are: `failing` while a renewal was tried in vain and is tried again. */
export type Freshness = 'fresh' | 'refreshing' | 'failing';

/** The session as the portal sees it. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'checking' }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason }
  | { readonly status: 'signed-in'; readonly user: CurrentUser; readonly freshness: Freshness }
  | { readonly status: 'failed'; readonly reason: SignInFailure; readonly error: AuthError };

/** What can happen to a session. */
export type SessionEvent =
  | { readonly type: 'check-started' }
  | { readonly type: 'user-found'; readonly user: CurrentUser }
  | { readonly type: 'refresh-started' }
  | { readonly type: 'refresh-retried' }
  | { readonly type: 'refresh-settled'; readonly user: CurrentUser | null }
  | { readonly type: 'signed-out'; readonly reason: SignedOutReason }
  | { readonly type: 'failed'; readonly reason: SignInFailure; readonly error: AuthError };

/** The next state; the same reference when the event does not apply in this state or changes nothing. */
export function sessionTransition(state: SessionState, event: SessionEvent): SessionState {
  const { status } = state;
  switch (event.type) {
    case 'check-started':
      return status === 'signed-in' || status === 'checking' ? state : { status: 'checking' };
    case 'user-found':
      // A user found after a sign-out, or after a newer check failed, comes too late.
      return status === 'checking' ? { status: 'signed-in', user: event.user, freshness: 'fresh' } : state;
    case 'refresh-started':
      return refreshed(state, null, 'refreshing');
    case 'refresh-retried':
      return refreshed(state, null, 'failing');
    case 'refresh-settled':
      return refreshed(state, event.user, 'fresh');
    case 'failed':
      return status === 'signed-in' ? state : { status: 'failed', reason: event.reason, error: event.error };
    case 'signed-out':
    default:
      return signedOut(state, event.reason);
  }
}

function refreshed(state: SessionState, newUser: CurrentUser | null, freshness: Freshness): SessionState {
  if (state.status !== 'signed-in') return state;
  const user = newUser ?? state.user;
  return freshness === state.freshness && user === state.user
    ? state
    : { status: 'signed-in', user, freshness };
}

function signedOut(state: SessionState, reason: SignedOutReason): SessionState {
  if (state.status === 'signed-out' && state.reason === reason) return state;
  // Only a check that found nothing may say so; it must not overwrite a later sign-out by hand.
  if (reason === 'no-session' && state.status !== 'checking') return state;
  if ((reason === 'session-ended' || reason === 'other-user') && state.status !== 'signed-in') return state;
  return { status: 'signed-out', reason };
}
