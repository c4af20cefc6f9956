import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import type { SessionState } from '../auth/session/sessionState.ts';
import type { ReadableStore } from '../base/store/createStore.ts';
import type { TermsState } from './createTerms.ts';

/** The parts of the session and the terms that `followAgreedUser` needs. */
export interface AgreedUserPorts {
  session: ReadableStore<SessionState>;
  terms: ReadableStore<TermsState>;
}

/** Calls back with the user once the terms are accepted and whenever the user changes, and with null when the session ends. Calls at once only when there is a user. Returns an unsubscribe function. */
export function followAgreedUser(
  { session, terms }: AgreedUserPorts,
  listener: (user: CurrentUser | null) => void,
): () => void {
  let notified: CurrentUser | null = null;

  function notify(): void {
    const state = session.getSnapshot();
    const isAgreed = terms.getSnapshot().status === 'agreed';
    const user = state.status === 'signed-in' && isAgreed ? state.user : null;
    if (user === notified) return;
    notified = user;
    listener(user);
  }

  const stops = [session.subscribe(notify), terms.subscribe(notify)];
  notify();
  return () => {
    for (const stop of stops) stop();
  };
}

/** True when both users are the same person in the same provider session, even with other claims. */
export function isSamePerson(one: CurrentUser | null, other: CurrentUser | null): boolean {
  return one?.id === other?.id && one?.sid === other?.sid;
}
