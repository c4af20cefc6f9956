import { LoadingIndicator } from '@quayside/ui/LoadingIndicator';
import type { JSX } from 'react';
import { useElapsed } from './useElapsed.ts';

const PATIENCE_MS = 5_000;

/** Loading, in the middle of the screen; after five seconds it says that it takes longer than usual. */
export function PageLoading(): JSX.Element {
  const isSlow = useElapsed(PATIENCE_MS);
  return isSlow ? (
    <LoadingIndicator size="page" labels={{ loading: 'Loading. This is taking longer than usual.' }} />
  ) : (
    <LoadingIndicator size="page" />
  );
}
