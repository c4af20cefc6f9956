'use client';

import type { UseResourceResult } from '@quayside/portal-core/react';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Returns the resource, and a function that takes a version which a request brought: the response of a save, or their version after a
 * conflict. It stands in the resource until the data is loaded again, so that the next change of the user is made from it and not from
 * the version that it replaced. The function is the `take` of `useVersionedAction`.
 */
export function useSavedVersion<Data>(
  resource: UseResourceResult<Data>,
): readonly [UseResourceResult<Data>, (this: void, saved: Data) => void] {
  const { data } = resource;
  const [response, setResponse] = useState<{ over: Data | undefined; saved: Data } | null>(null);
  const loaded = useRef(data);
  useEffect(() => {
    loaded.current = data;
  }, [data]);
  const take = useCallback((saved: Data) => setResponse({ over: loaded.current, saved }), []);
  const isNewer = response !== null && response.over === data;
  if (!isNewer || (resource.status !== 'ready' && resource.status !== 'failed')) return [resource, take];
  return [{ ...resource, data: response.saved }, take];
}
