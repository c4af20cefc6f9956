import type { AuthError } from '../../base/errors/errors.ts';
import type { CurrentUser } from '../tokens/currentUser.ts';

/**
 * The reason why nobody is signed in. `no-session`: the provider has no session; the host calls `signIn()`. `signed-out`: the user
 * signed out here, and the page is leaving for the provider. `signed-out-elsewhere`: the user signed out in another tab.
 * `signed-out-here`: the user signed out while the provider was unreachable. `other-user`: another user signed in in this browser.
 * These three wait for a click. `session-ended`: the tokens could not be renewed, and the page is about to reload.
 */
export type SignedOutReason =
  | 'no-session'
  | 'signed-out'
  | 'signed-out-elsewhere'
  | 'signed-out-here'
  | 'session-ended'
  | 'other-user';

/**
 * The reason why a sign-in failed. Three reasons follow two automatic redirects in 60 s, by the outcome of the latest one.
 * `sign-in-unfinished`: nobody signed in at the provider. `too-many-redirects`: the provider sent the browser back without signing
 * anyone in. `sign-in-not-kept`: a user was signed in, but the session did not last. `storage-blocked`: the browser stores nothing
 * for the site, so every step that could loop needs a click. Each shows a screen with Try again (`retry()`) and Sign in (`signIn({
 * trigger: 'manual' })`).
 */
export type SignInFailure =
  | 'provider-unreachable'
  | 'provider-refused'
  | 'too-many-redirects'
  | 'sign-in-unfinished'
  | 'sign-in-not-kept'
  | 'storage-blocked'
  | 'invalid-response'
  | 'session-ended';

/** The freshness of the tokens. `failing`: a refresh failed and is being retried. */
export type Freshness = 'fresh' | 'refreshing' | 'failing';

/** The state of the session. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'checking' }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason }
  | { readonly status: 'signed-in'; readonly user: CurrentUser; readonly freshness: Freshness }
  | { readonly status: 'failed'; readonly reason: SignInFailure; readonly error: AuthError };

/** An event of the session. */
export type SessionEvent =
  | { readonly type: 'check-started' }
  | { readonly type: 'user-found'; readonly user: CurrentUser }
  | { readonly type: 'refresh-started' }
  | { readonly type: 'refresh-retried' }
  | { readonly type: 'refresh-settled'; readonly user: CurrentUser | null }
  | { readonly type: 'signed-out'; readonly reason: SignedOutReason }
  | { readonly type: 'failed'; readonly reason: SignInFailure; readonly error: AuthError };

/** Returns the next state; the same reference when the event does not apply or changes nothing. */
export function sessionTransition(state: SessionState, event: SessionEvent): SessionState {
  const { status } = state;
  switch (event.type) {
    case 'check-started':
      return status === 'signed-in' || status === 'checking' ? state : { status: 'checking' };
    case 'user-found':
      // Ignores a user who is found after a sign-out, or after a newer check failed.
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
  // Only a check may report `no-session`, so that it does not overwrite a later sign-out.
  if (reason === 'no-session' && state.status !== 'checking') return state;
  if ((reason === 'session-ended' || reason === 'other-user') && state.status !== 'signed-in') return state;
  return { status: 'signed-out', reason };
}
