'use client';

import type { SessionEnding } from '../session-ending/createSessionEnding.ts';
import { useSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** The session's foreseen end and what puts it off. */
export interface UseSessionEndingResult extends Pick<SessionEnding, 'stayOn'> {
  /** Null while the end is neither near nor known. */
  readonly endsInSeconds: number | null;
}

/** Whether the session is about to end, for a quiet warning; renders each second while it is. */
export function useSessionEnding(): UseSessionEndingResult {
  const { sessionEnding } = useSignedInServices('useSessionEnding');
  return { endsInSeconds: useStore(sessionEnding), stayOn: sessionEnding.stayOn };
}
