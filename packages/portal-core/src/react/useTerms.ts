'use client';

import type { Terms, TermsState } from '../terms/createTerms.ts';
import { usePortalServices } from './PortalProvider.tsx';
import { useStore } from './useStore.ts';

/** The terms' state and the command that accepts them. */
export interface UseTermsResult extends Pick<Terms, 'accept'> {
  readonly state: TermsState;
}

/** Returns whether the user must accept the terms of use, and the command that accepts them. */
export function useTerms(): UseTermsResult {
  const { terms } = usePortalServices('useTerms');
  const state = useStore(terms);
  return { state, accept: terms.accept };
}
