import { useSyncExternalStore } from 'react';

/** Below 641 px a line has no room for a title, or for several buttons. */
const NARROW = '(max-width: 40rem)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone, where texts wrap instead of ending in an ellipsis. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
