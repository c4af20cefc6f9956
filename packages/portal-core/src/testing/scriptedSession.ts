import type { AuthSession } from '../auth/session/session.ts';
import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import type { SessionState, SignedOutReason } from '../auth/session/sessionState.ts';
import { createStore } from '../base/store/createStore.ts';
import { createTestUser } from './users.ts';

/** A session under a test's control. */
export interface ScriptedSession extends Pick<
  AuthSession,
  'getSnapshot' | 'subscribe' | 'onSignOut' | 'refreshUser'
> {
  /** Signs a user in, after signing out the previous one. Default: a user with every access. */
  signIn(this: void, user?: CurrentUser): void;
  /** Sets new claims of the signed-in user. */
  changeClaims(this: void, user: CurrentUser): void;
  /** Default `signed-out`. */
  signOut(this: void, reason?: SignedOutReason): void;
}

/** Creates a session without a user. */
export function createScriptedSession(): ScriptedSession {
  const store = createStore<SessionState>({ status: 'unknown' });
  const listeners = new Set<(reason: SignedOutReason) => void>();

  function signOut(reason: SignedOutReason = 'signed-out'): void {
    for (const listener of Array.from(listeners)) listener(reason);
    store.set({ status: 'signed-out', reason });
  }

  function changeClaims(user: CurrentUser): void {
    store.set({ status: 'signed-in', user, freshness: 'fresh' });
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    onSignOut(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async refreshUser() {
      const state = store.getSnapshot();
      return state.status === 'signed-in' ? state.user : createTestUser();
    },
    signIn(user = createTestUser()) {
      if (store.getSnapshot().status === 'signed-in') signOut();
      store.set({ status: 'checking' });
      changeClaims(user);
    },
    changeClaims,
    signOut,
  };
}
