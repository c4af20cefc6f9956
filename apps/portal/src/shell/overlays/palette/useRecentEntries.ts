import { usePortalServices } from '@quayside/portal-core/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRecentItems } from '@quayside/page-kit/pins';
import { recentEntries, type PaletteEntry } from './paletteItems.ts';

/** The longest time that the palette waits for the recent items before it shows the rest without them. */
const LONGEST_WAIT_MS = 400;

/** Returns the recent items of the user; null while they load. Empty when they do not arrive in time. */
export function useRecentEntries(): readonly PaletteEntry[] | null {
  const { clock } = usePortalServices('useRecentEntries').platform;
  const { pathname, search } = useLocation();
  const { status, data } = useRecentItems();
  const [isLate, setIsLate] = useState(false);
  const isLoading = status !== 'ready' && status !== 'failed';
  useEffect(
    () => (isLoading ? clock.setTimeout(() => setIsLate(true), LONGEST_WAIT_MS) : undefined),
    [clock, isLoading],
  );
  return useMemo(() => {
    if (isLate) return [];
    return isLoading ? null : recentEntries(data?.items ?? [], pathname + search);
  }, [isLate, isLoading, data, pathname, search]);
}
