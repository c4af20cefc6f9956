import { useEffect, useState } from 'react';

/** True once the caller has been shown for `durationMs` milliseconds. */
export function useElapsed(durationMs: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs]);
  return hasElapsed;
}
