'use client';

import { usePortalServices, useStore } from '@quayside/portal-core/react';
import { useEffect, useMemo, useState } from 'react';
import { beginSearch, createSearch, type SearchSnapshot, type Source } from './createSearch.ts';

/** The results of a search so far, and `retry`, which asks the failed sources again. */
export interface UseSearchResult {
  readonly snapshot: SearchSnapshot;
  readonly retry: () => void;
}

/**
 * Searches the sources, whose list must keep its reference, with at most `limit` results of each. An empty text searches nothing.
 */
export function useSearch(text: string, sources: readonly Source[], limit: number): UseSearchResult {
  const { http, platform } = usePortalServices('useSearch');
  const [search] = useState(() => createSearch({ limit }, { http, clock: platform.clock }));
  const found = useStore(search);
  const begun = useMemo(() => beginSearch(text, sources), [text, sources]);
  useEffect(() => {
    search.search(text, sources);
    return search.stop;
  }, [search, text, sources]);
  // The effect has not run yet for a text that is new.
  return { snapshot: found.text === text ? found : begun, retry: search.retry };
}
