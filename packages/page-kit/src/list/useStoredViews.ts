'use client';

import type { EntityTag } from '@quayside/portal-core/calls';
import {
  isHttpStatusError,
  useAddToast,
  useHttp,
  useResource,
  type UseResourceResult,
} from '@quayside/portal-core/react';
import { useCallback, useEffect, useRef } from 'react';
import { failureAdvice } from '../failures/failureAdvice.ts';
import { listSavedViews, replaceSavedViews, type StoredViews } from './savedViewsApi.ts';

export type StoredView = StoredViews['items'][number];

type Views = readonly StoredView[];

export interface UseStoredViewsResult {
  readonly status: UseResourceResult<StoredViews>['status'];
  readonly views: Views;
  /** Changes the views. Resolves with whether they were saved; a failure shows a toast. */
  save(this: void, change: (views: Views) => Views): Promise<boolean>;
}

const none: Views = [];

/**
 * Loads and saves the user's views of a list, for the version that the page shows. When another tab has saved views meanwhile, a change of
 * other views is applied to those; of the same ones it is not made, and a toast says so.
 */
export function useStoredViews(list: string): UseStoredViewsResult {
  const http = useHttp();
  const addToast = useAddToast();
  const { status, data, refetch } = useResource(listSavedViews, { path: { list } });
  /** What the page shows, or has saved since. */
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
  }, [data]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const save = useCallback(
    (change: (views: Views) => Views) => {
      async function replace(etag: EntityTag, items: Views): Promise<void> {
        latest.current = await replaceSavedViews.send(http, {
          path: { list },
          body: { items: [...items] },
          etag,
        });
      }
      /** After a refusal the page shows their views, with the change on top if they did not change the same. */
      async function replaceTheirs(seen: StoredViews): Promise<boolean> {
        await refetch();
        const theirs = await listSavedViews.send(http, { path: { list } });
        if (isClash(seen.items, change(seen.items), theirs.items)) {
          addToast({ tone: 'caution', text: changedElsewhere });
          return false;
        }
        await replace(theirs.etag, change(theirs.items));
        return true;
      }
      async function saveShown(): Promise<boolean> {
        const seen = latest.current;
        if (seen === undefined) {
          // The first request failed, so the page shows none.
          const { etag, items } = await listSavedViews.send(http, { path: { list } });
          await replace(etag, change(items));
          await refetch();
          return true;
        }
        try {
          await replace(seen.etag, change(seen.items));
          return true;
        } catch (error) {
          if (!isHttpStatusError(error, 412)) throw error;
          return replaceTheirs(seen);
        }
      }
      const saving = queue.current.then(saveShown).catch((error: unknown) => {
        addToast({ tone: 'critical', text: `We couldn’t save your views. ${failureAdvice(error)}` });
        return false;
      });
      queue.current = saving;
      return saving;
    },
    [http, list, refetch, addToast],
  );

  return { status, views: data?.items ?? none, save };
}

const changedElsewhere = 'Another tab changed this view first. Nothing was saved.';

/** Whether two tabs changed the same view, or chose another default each. */
function isClash(seen: Views, mine: Views, theirs: Views): boolean {
  const read = [
    (views: Views): unknown => views.find(({ isDefault }) => isDefault)?.id,
    ...[...seen, ...mine].map(({ id }) => textOf(id)),
  ];
  return read.some((of) => of(mine) !== of(seen) && of(theirs) !== of(seen) && of(mine) !== of(theirs));
}

const textOf =
  (id: string) =>
  (views: Views): unknown =>
    JSON.stringify(views.find((view) => view.id === id));
