'use client';

import type { PathQuery } from '@quayside/portal-core/addresses';
import { useCallback, useMemo } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** A path whose query is the state of its page: see `paramsQuery`. */
export interface StatePath<State> {
  // oxlint-disable-next-line typescript/no-explicit-any -- the part that a link says of the state is checked by `read` here
  readonly query: PathQuery<State, any>;
}

/** Changes parts of the state. A value that does not fit gets its default. */
export type ChangePathState<State> = (
  part: Readonly<Partial<Record<keyof State, string>>>,
  options?: NavigateOptions,
) => void;

/**
 * Keeps the state of a page in the query of its address alone. A change keeps the parameters of this path only, so that a new tab
 * begins without the filters of the one before. Keep `path` between renders, such as in a module's constant.
 */
export function usePathState<State extends object>({
  query: { read, write, complete },
}: StatePath<State>): readonly [State, ChangePathState<State>] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => read(params), [read, params]);
  const change: ChangePathState<State> = useCallback(
    (part, options) => setParams((before) => write(complete({ ...read(before), ...part })), options),
    [read, write, complete, setParams],
  );
  return [state, change];
}
