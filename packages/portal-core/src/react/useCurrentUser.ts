'use client';

import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import { useSession } from './useSession.ts';

/** Returns the signed-in user, or null. The reference changes only with the claims. */
export function useCurrentUser(): CurrentUser | null {
  const { state } = useSession();
  return state.status === 'signed-in' ? state.user : null;
}
