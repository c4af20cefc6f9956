import type { RouteParams } from '@quayside/portal-core/areas';
import { matchRoutes } from 'react-router-dom';
import type { PortalRoute } from './portalRoute.ts';

export interface MatchedRoute {
  readonly route: PortalRoute;
  readonly params: RouteParams;
}

/** Finds the route of an address and ignores its query and hash. Null for an address that no route matches. */
export type FindRoute = (address: string) => MatchedRoute | null;

/** More than a menu has. */
const KNOWN_PATHS = 200;

/** Matches as the router does, so that a link has the access rule of the route it leads to. */
export function createFindRoute(routes: readonly PortalRoute[]): FindRoute {
  const candidates = routes.map((route) => ({ path: route.path, route }));
  // The bar asks for the routes of all its links with each change of the address.
  const known = new Map<string, MatchedRoute | null>();
  return (address) => {
    const path = address.replace(/[?#].*$/s, '');
    const found = known.get(path);
    if (found !== undefined) return found;
    const match = matchRoutes(candidates, path)?.at(-1);
    const matched = match === undefined ? null : { route: match.route.route, params: match.params };
    if (known.size === KNOWN_PATHS) known.clear();
    known.set(path, matched);
    return matched;
  };
}
