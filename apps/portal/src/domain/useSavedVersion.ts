import type { UseResourceResult } from '@quayside/portal-core/react';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A resource, and a function that takes the response of a save. The response stands in the resource until the data is loaded again, so
 * that the next change of the user is made from it and not from the version that the save replaced.
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
