import { Button } from '@quayside/ui/Button';
import { LoadingIndicator } from '@quayside/ui/LoadingIndicator';
import type { JSX } from 'react';
import { useElapsed } from './useElapsed.ts';

const PATIENCE_MS = 5_000;

// A file may never come, and never fail: only a new page asks for it again.
const tooLong = {
  labels: { loading: 'Loading. This is taking longer than usual.' },
  action: <Button onClick={() => window.location.reload()}>Reload</Button>,
};

/** Loading, in the middle of the screen; after five seconds it says that it takes longer than usual, and offers to reload. */
export function PageLoading(): JSX.Element {
  return <LoadingIndicator size="page" {...(useElapsed(PATIENCE_MS) && tooLong)} />;
}
