import { Button } from '@quayside/ui/Button';
import { LoadingIndicator } from '@quayside/ui/LoadingIndicator';
import { type JSX, useEffect, useState } from 'react';

const SLOW_AFTER_MS = 5_000;

// A script that neither arrives nor fails can only be requested again by a new page.
const slow = {
  labels: { loading: 'Loading. This is taking longer than usual.' },
  action: <Button onClick={() => window.location.reload()}>Reload</Button>,
};

/** A loading indicator in the middle of the page. After five seconds it offers to reload. */
export function PageLoading(): JSX.Element {
  return <LoadingIndicator size="page" {...(useElapsed(SLOW_AFTER_MS) && slow)} />;
}

/** Returns true once the component has been mounted for `durationMs` milliseconds. */
export function useElapsed(durationMs: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs]);
  return hasElapsed;
}
