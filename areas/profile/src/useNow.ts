import { usePortalServices } from '@quayside/portal-core/react';
import { useEffect, useState } from 'react';

const STEP_MS = 15_000;

/** The present in milliseconds since 1970, a few seconds old at most. */
export function useNow(): number {
  const { clock } = usePortalServices().platform;
  const [nowMs, setNowMs] = useState(() => clock.now());
  useEffect(() => {
    let cancel = clock.setTimeout(step, STEP_MS);
    function step(): void {
      setNowMs(clock.now());
      cancel = clock.setTimeout(step, STEP_MS);
    }
    return () => cancel();
  }, [clock]);
  return nowMs;
}
