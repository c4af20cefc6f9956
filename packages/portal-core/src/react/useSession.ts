'use client';

import type { AuthSession } from '../auth/session/session.ts';
import type { SessionState } from '../auth/session/sessionState.ts';
import { usePortalServices } from './PortalProvider.tsx';
import { useStore } from './useStore.ts';

/** The session's state and its commands. */
export interface UseSessionResult extends Pick<AuthSession, 'signIn' | 'signOut' | 'retry' | 'refreshUser'> {
  readonly state: SessionState;
}

/** Returns the session's state and its commands, which are stable. */
export function useSession(): UseSessionResult {
  const { session } = usePortalServices('useSession');
  const state = useStore(session);
  const { signIn, signOut, retry, refreshUser } = session;
  return { state, signIn, signOut, retry, refreshUser };
}
