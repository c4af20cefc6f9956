import type { RouteParams } from '@quayside/portal-core/areas';
import { matchRoutes } from 'react-router-dom';
import type { PortalRoute } from './portalRoute.ts';

/** A route and the parameters of its path. */
export interface MatchedRoute {
  readonly route: PortalRoute;
  readonly params: RouteParams;
}

/** Finds the route of an address and ignores its query and hash. Null for an address that no route matches. */
export type FindRoute = (address: string) => MatchedRoute | null;

/** Matches as the router does, so that a link has the access rule of the route it leads to. */
export function createFindRoute(routes: readonly PortalRoute[]): FindRoute {
  const candidates = routes.map((route) => ({ path: route.path, route }));
  return (address) => {
    const match = matchRoutes(candidates, address.replace(/[?#].*$/s, ''))?.at(-1);
    return match === undefined ? null : { route: match.route.route, params: match.params };
  };
}
