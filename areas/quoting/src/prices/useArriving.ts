import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the snapshot of a store that changes without the user's action. React draws it in slices, so that thousands of prices
 * never keep the page from responding. Read the user's own changes with `useSyncExternalStore`.
 */
export function useArriving<Snapshot>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const [snapshot, setSnapshot] = useState(getSnapshot);
  useEffect(() => {
    const take = (): void => startTransition(() => setSnapshot(() => getSnapshot()));
    // It may have changed since it was drawn.
    take();
    return subscribe(take);
  }, [subscribe, getSnapshot]);
  return snapshot;
}
