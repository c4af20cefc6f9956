import { useSyncExternalStore } from 'react';
import type { Load } from './loadOnce.ts';

/** What is loaded for the component that is drawn; null until it is there. Throws the failure. */
export function useLoad<Loaded>(load: Load<Loaded>): Loaded | null {
  const outcome = useSyncExternalStore(load.subscribe, load.getSnapshot);
  if (outcome.status === 'failed') throw outcome.error;
  if (outcome.status === 'loaded') return outcome.loaded;
  // Now, not after the drawing, which takes its time on a slow device.
  load().catch(() => undefined);
  return null;
}
