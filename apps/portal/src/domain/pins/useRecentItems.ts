import { useResource, type UseResourceResult } from '@quayside/portal-core/react';
import { listRecentItems, type RecentItems } from './api.ts';

/** The items whose pages the user opened last, the newest first. */
export function useRecentItems(): UseResourceResult<RecentItems> {
  return useResource(listRecentItems, {});
}
