import { useContributions } from '@quayside/portal-core/react';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isPagePattern } from '@quayside/page-kit/page';
import type { Feedback } from './api.ts';

/** The page that the user came from, as far as the browser's history in this tab knows it; null for none of the portal. */
export function usePageBefore(): Feedback['page'] {
  const { pathname } = useLocation();
  const { routes } = useContributions();
  const [path] = useState(() => pathBefore(pathname));
  if (path === null) return null;
  const found = routes
    .map((route) => ({ route, match: matchPath(route.path, path) }))
    // An unknown address, or one without access, has no page: only the pattern of any path fits it.
    .find(({ route, match }) => match !== null && isPagePattern(route.path));
  if (!found?.match) return null;
  const { title } = found.route;
  return { path, title: typeof title === 'function' ? title(found.match.params) : title };
}

/** The newest path in the history that differs from this page's, without its query. */
function pathBefore(pathname: string): string | null {
  if (!('navigation' in window)) return null;
  const { currentEntry } = window.navigation;
  if (currentEntry === null) return null;
  return (
    window.navigation
      .entries()
      .slice(0, currentEntry.index)
      .map(({ url }) => (url === null ? pathname : new URL(url).pathname))
      .findLast((path) => path !== pathname) ?? null
  );
}
