import { useSyncExternalStore } from 'react';
import type { Terms, TermsState } from '../terms/createTerms.ts';
import { usePortalServices } from './PortalProvider.tsx';

/** The terms' state and the command that accepts them. */
export interface UseTermsResult extends Pick<Terms, 'accept'> {
  readonly state: TermsState;
}

/** Whether the terms of use stand in the way, and how to accept them. */
export function useTerms(): UseTermsResult {
  const { terms } = usePortalServices();
  const state = useSyncExternalStore(terms.subscribe, terms.getSnapshot, terms.getSnapshot);
  return { state, accept: terms.accept };
}
