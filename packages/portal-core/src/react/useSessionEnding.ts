'use client';

import type { SessionEnding } from '../session-ending/createSessionEnding.ts';
import { useSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** When the session ends, and the command that prolongs it. */
export interface UseSessionEndingResult extends Pick<SessionEnding, 'stayOn'> {
  /** Null while the end is not near or not known. */
  readonly endsInSeconds: number | null;
}

/** Returns whether the session is about to end. Renders every second while it is. */
export function useSessionEnding(): UseSessionEndingResult {
  const { sessionEnding } = useSignedInServices('useSessionEnding');
  return { endsInSeconds: useStore(sessionEnding), stayOn: sessionEnding.stayOn };
}
