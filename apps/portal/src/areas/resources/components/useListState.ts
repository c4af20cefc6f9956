import { startTransition, useCallback, useEffect, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListState, writeListState, type ListState } from '../listState.ts';

/** The address of the list, and how to change it. */
export interface UseListStateResult {
  readonly state: ListState;
  /** Goes to the first page, unless the change names another. */
  change(this: void, change: Partial<ListState>): void;
  /** Searches by words. A search that goes on replaces the history entry, so that Back skips what was half typed. */
  search(this: void, words: string): void;
}

/** Keeps filters, sort and page in the address alone, so that Back restores them and a link shares them. */
export function useListState(): UseListStateResult {
  const [params, setParams] = useSearchParams();
  const addressed = useMemo(() => readListState(params), [params]);
  // The router changes the address in a transition. A checkbox must not fall back to its old state until that is done.
  const [state, setOptimistic] = useOptimistic(addressed);

  const go = useCallback(
    (next: ListState, replace: boolean) =>
      startTransition(() => {
        setOptimistic(next);
        setParams(writeListState(next), { replace });
      }),
    [setOptimistic, setParams],
  );
  const change = useCallback(
    (part: Partial<ListState>) => go({ ...state, page: 1, ...part }, false),
    [state, go],
  );
  const search = useCallback(
    (q: string) => go({ ...state, page: 1, sort: null, q }, state.q !== '' && q !== ''),
    [state, go],
  );
  return { state, change, search };
}

/** Goes to the last page when the address names one beyond it. `total` is undefined until the list of this address is there. */
export function useLastPage(
  total: number | undefined,
  state: ListState,
  change: UseListStateResult['change'],
): void {
  const last = total === undefined ? state.page : Math.max(1, Math.ceil(total / state.pageSize));
  const isBeyond = state.page > last;
  useEffect(() => {
    if (isBeyond) change({ page: last });
  }, [isBeyond, last, change]);
}
