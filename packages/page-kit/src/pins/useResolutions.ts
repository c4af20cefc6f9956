'use client';

import { useContributions, usePortalServices, useStore } from '@quayside/portal-core/react';
import { useEffect, useMemo } from 'react';
import { textOfKey, type ItemKey } from './createPins.ts';
import { createResolutions, type Resolution } from './createResolutions.ts';

/** The present state of pinned items, and how to ask for one again. */
export interface UseResolutionsResult {
  readonly resolutions: ReadonlyMap<string, Resolution>;
  retry(this: void, key: ItemKey): void;
}

/** Asks the areas for the present state of pinned items: at first, when others are shown, and whenever the pins were loaded again. */
export function useResolutions(shown: readonly ItemKey[], receivedAtMs: number | null): UseResolutionsResult {
  const { pins: kinds } = useContributions();
  const { http } = usePortalServices('useResolutions');
  const store = useMemo(() => createResolutions({ kinds, http }), [kinds, http]);
  const resolutions = useStore(store);
  // The order does not matter.
  const texts = JSON.stringify(shown.map(({ kind, id }) => ({ kind, id })).toSorted(byText));
  useEffect(() => {
    if (receivedAtMs === null) return undefined;
    const keys: ItemKey[] = JSON.parse(texts);
    store.resolve(keys);
    return store.stop;
  }, [store, texts, receivedAtMs]);
  return { resolutions, retry: (key) => store.resolve([key]) };
}

function byText(one: ItemKey, other: ItemKey): number {
  return textOfKey(one) < textOfKey(other) ? -1 : 1;
}
