import { supportPath } from '@quayside/contract/paths/support';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/**
 * Returns a function that goes back to the page that led here, however many steps ago. It leads to Support when that page
 * is not known: after a reload, and for a user who came by an address.
 */
export function useReturn(): () => void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  // The number of history entries between an entry of this page and the page that led here, by the entry's key.
  const distances = useRef(new Map<string, number>());
  const current = useRef<number | undefined>(0);

  useLayoutEffect(() => {
    const known = distances.current.get(key);
    current.current = known ?? distanceOf(kind, current.current);
    if (current.current !== undefined) distances.current.set(key, current.current);
  }, [key, kind]);

  return useCallback(() => {
    if (current.current === undefined) void navigate(supportPath.href());
    else void navigate(-current.current);
  }, [navigate]);
}

/**
 * Returns the distance of a new entry; `previous` is that of the entry before it, 0 for the page that led here. Undefined while it
 * is not known.
 */
function distanceOf(kind: NavigationType, previous: number | undefined): number | undefined {
  if (kind === NavigationType.Pop || previous === undefined) return undefined;
  return kind === NavigationType.Push ? previous + 1 : Math.max(previous, 1);
}
