import type { HttpCache } from '../http/ports.ts';
import type { ResolvedRoute } from './area.ts';

/** Follows the routes that are shown. */
export interface RouteReset {
  /** The route that is shown now; null for an address without one. */
  visit(this: void, route: Pick<ResolvedRoute, 'path' | 'resetsOnLeave'> | null): void;
}

/** Applies `resetsOnLeave`: when a route is left for one that it names, the responses of the operations that it lists become stale (ROUTE-14). */
export function createRouteReset(cache: Pick<HttpCache, 'invalidateOperations'>): RouteReset {
  let previous: Pick<ResolvedRoute, 'resetsOnLeave'> | null = null;
  return {
    visit(route) {
      const { to = [], invalidates = [] } = previous?.resetsOnLeave ?? {};
      if (route !== null && to.includes(route.path)) cache.invalidateOperations(invalidates);
      previous = route;
    },
  };
}
