'use client';

import {
  isHttpStatusError,
  useAddToast,
  useHttp,
  useResource,
  type UseResourceResult,
} from '@quayside/portal-core/react';
import { useCallback } from 'react';
import { failureAdvice } from '../failures/failureAdvice.ts';
import { listSavedViews, replaceSavedViews, type StoredViews } from './savedViewsApi.ts';

export type StoredView = StoredViews['items'][number];

export interface UseStoredViewsResult {
  readonly status: UseResourceResult<StoredViews>['status'];
  readonly views: readonly StoredView[];
  /** Changes the views. Resolves with whether they were saved; a failure shows a toast. */
  save(this: void, change: (views: readonly StoredView[]) => readonly StoredView[]): Promise<boolean>;
}

const none: readonly StoredView[] = [];

/** Loads and saves the user's views of a list. When another tab has saved views meanwhile, the change is applied to those. */
export function useStoredViews(list: string): UseStoredViewsResult {
  const http = useHttp();
  const addToast = useAddToast();
  const { status, data, refetch } = useResource(listSavedViews, { path: { list } });

  const save = useCallback(
    async (change: (views: readonly StoredView[]) => readonly StoredView[]) => {
      async function send(): Promise<void> {
        const { etag, items } = await listSavedViews.send(http, { path: { list } });
        const input = { path: { list }, body: { items: [...change(items)] }, etag };
        await replaceSavedViews.send(http, input);
      }
      try {
        await send().catch(async (error: unknown) => {
          if (!isHttpStatusError(error, 412)) throw error;
          await refetch();
          await send();
        });
        return true;
      } catch (error) {
        addToast({ tone: 'critical', text: `We couldn’t save your views. ${failureAdvice(error)}` });
        return false;
      }
    },
    [http, list, refetch, addToast],
  );

  return { status, views: data?.items ?? none, save };
}
