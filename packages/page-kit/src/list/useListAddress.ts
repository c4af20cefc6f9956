'use client';

import type { PathQuery } from '@quayside/portal-core/addresses';
import { startTransition, useCallback, useEffect, useMemo, useOptimistic } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigationType,
  useSearchParams,
  type NavigateOptions,
} from 'react-router-dom';
import * as v from 'valibot';

/** The part of the state that every list has. */
export interface PagedState {
  readonly q: string;
  readonly page: number;
  readonly pageSize: number;
}

/** A path whose query is the state of a list: see `listQuery`. */
export interface ListPath<State> {
  readonly query: Pick<PathQuery<State, never>, 'read' | 'write'>;
}

/** The state of a list, and how to change it. */
export interface UseListAddressResult<State> {
  readonly state: State;
  /** Goes to the first page, unless the change names another. */
  change(this: void, change: Partial<State>): void;
  /** Searches by words. Further typing replaces the history entry of its first words, so that Back skips them. */
  search(this: void, words: string): void;
  /** Corrects this history entry, so that Back does not return to a page that does not exist. */
  replace(this: void, change: Partial<State>): void;
}

// Marks a history entry that a search made.
const searchEntry = { madeBy: 'search' };
const searchEntrySchema = v.object({ madeBy: v.literal('search') });

/**
 * Keeps filters, sort and page in the address alone, so that Back restores them and a link shares them. Keep `path` between
 * renders, such as in a module's constant.
 */
export function useListAddress<State extends PagedState>({
  query: { read, write },
}: ListPath<State>): UseListAddressResult<State> {
  const [params, setParams] = useSearchParams();
  const { state: entry } = useLocation();
  // An entry that Back returned to belongs to an earlier search.
  const isOwnEntry = useNavigationType() !== NavigationType.Pop && v.is(searchEntrySchema, entry);
  const addressed = useMemo(() => read(params), [read, params]);
  // The router changes the address in a transition. A checkbox must not fall back to its old state until that is done.
  const [state, setOptimistic] = useOptimistic(addressed);

  const go = useCallback(
    (next: State, options: NavigateOptions) =>
      startTransition(() => {
        setOptimistic(next);
        setParams(write(next), options);
      }),
    [write, setOptimistic, setParams],
  );
  const change = useCallback((part: Partial<State>) => go({ ...state, page: 1, ...part }, {}), [state, go]);
  const search = useCallback(
    (q: string) => {
      if (q !== state.q) go({ ...state, page: 1, q }, { replace: isOwnEntry, state: searchEntry });
    },
    [state, isOwnEntry, go],
  );
  const replace = useCallback(
    (part: Partial<State>) => go({ ...state, ...part }, { replace: true }),
    [state, go],
  );
  return { state, change, search, replace };
}

/** Goes to the last page when the address names one beyond it. `total` is undefined until the list of this address is loaded. */
export function useLastPage<State extends Pick<PagedState, 'page' | 'pageSize'>>(
  total: number | undefined,
  state: State,
  replace: (state: State) => void,
): void {
  const { page, pageSize } = state;
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = page > last;
  useEffect(() => {
    if (isBeyond) replace({ ...state, page: last });
  }, [isBeyond, last, state, replace]);
}
