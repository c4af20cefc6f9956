import { useSyncExternalStore } from 'react';

const THRESHOLD_PX = 20;

/** Returns whether the page is scrolled far enough to show the scroll-to-top button. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > THRESHOLD_PX);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
