import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import type { SessionState } from '../auth/session/sessionState.ts';
import type { ReadableStore } from '../base/store/createStore.ts';
import type { TermsState } from './createTerms.ts';

/** The session and the terms, as far as they tell for whom the portal may work. */
export interface AgreedUserPorts {
  session: ReadableStore<SessionState>;
  terms: ReadableStore<TermsState>;
}

/** Calls back with the signed-in user once the terms are agreed and whenever that user changes, and with null when it is over; at first only if there is one. Returns what ends it. */
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

/** True when two users are one person in one session of the provider, whatever else of the claims differs. */
export function isSamePerson(one: CurrentUser | null, other: CurrentUser | null): boolean {
  return one?.id === other?.id && one?.sid === other?.sid;
}
