import { createContext, useCallback, useLayoutEffect, useRef, type JSX, type ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

export type FollowLink = (path: string) => void;

/** Null outside the pages. Its function never changes, so that a navigation does not render every link again. */
export const FollowLinkContext = createContext<FollowLink | null>(null);

/** Follows the links inside it. A link to the page that is open replaces its history entry, as in the browser. */
export function FollowLinks({ children }: { children: ReactNode }): JSX.Element {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const latest = useRef({ navigate, here });
  useLayoutEffect(() => {
    latest.current = { navigate, here };
  }, [navigate, here]);
  const follow = useCallback((path: string) => {
    const { current } = latest;
    void current.navigate(path, { replace: path === current.here });
  }, []);
  return <FollowLinkContext value={follow}>{children}</FollowLinkContext>;
}
