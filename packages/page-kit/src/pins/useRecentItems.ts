'use client';

import { useResource, type UseResourceResult } from '@quayside/portal-core/react';
import { useMemo } from 'react';
import { useIsPage } from '../page/useIsPage.ts';
import { listRecentItems, type RecentItems } from './api.ts';

/** The items whose pages the user opened last and may still open, the newest first. */
export function useRecentItems(): UseResourceResult<RecentItems> {
  const recent = useResource(listRecentItems, {});
  const isPage = useIsPage();
  const { data } = recent;
  const shown = useMemo(
    () => data && { items: data.items.filter(({ href }) => isPage(href)) },
    [data, isPage],
  );
  return recent.data === undefined || shown === undefined ? recent : { ...recent, data: shown };
}
