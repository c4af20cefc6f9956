'use client';

import { isOwnPath } from '@quayside/portal-core';
import { useContributions } from '@quayside/portal-core/react';
import { useCallback } from 'react';
import { matchPath, resolvePath } from 'react-router-dom';

/**
 * Returns whether an address leads to a page of the portal that the user may open. Ask it before an address of a response becomes a
 * link: other paths of our origin are files and calls of the server.
 */
export function useIsPage(): (address: string) => boolean {
  const { routes } = useContributions();
  return useCallback(
    (address) =>
      isOwnPath(address) &&
      routes.some(({ path }) => isPagePattern(path) && matchPath(path, resolvePath(address).pathname)),
    [routes],
  );
}

/** Whether a route has a page of its own. The pattern of any path is that of Page Not Found. */
export function isPagePattern(pattern: string): boolean {
  return !pattern.endsWith('*');
}
