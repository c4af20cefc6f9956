import type { AuthSession } from '../auth/session/session.ts';
import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import type { SessionState, SignedOutReason } from '../auth/session/sessionState.ts';
import { createStore } from '../base/store/createStore.ts';
import { createTestUser } from './users.ts';

/** A session whose user comes and goes as a test says. */
export interface ScriptedSession extends Pick<
  AuthSession,
  'getSnapshot' | 'subscribe' | 'onSignOut' | 'refreshUser'
> {
  /** Signs that user in; whoever was there before is signed out first. Default: a user with every access. */
  signIn(this: void, user?: CurrentUser): void;
  /** New claims of whoever is signed in. */
  changeClaims(this: void, user: CurrentUser): void;
  /** Default `signed-out`. */
  signOut(this: void, reason?: SignedOutReason): void;
}

/** Builds a session in which nobody is known yet. */
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
