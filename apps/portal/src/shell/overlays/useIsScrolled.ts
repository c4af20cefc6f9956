import { useSyncExternalStore } from 'react';

/** How far a page may be scrolled, in pixels, before the arrow to its top is offered. */
const THRESHOLD_PX = 20;

/** Whether the page is scrolled further than that. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > THRESHOLD_PX);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
