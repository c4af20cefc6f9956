import { matchRoutes } from 'react-router-dom';
import type { PortalRoute } from './portalRoute.ts';

/** Finds the row of the route table that an address belongs to; query and hash are left aside. */
export type FindRoute = (address: string) => PortalRoute | undefined;

/** The router's own ranking over the route table, so that a link is judged by the very route it leads to. */
export function createFindRoute(routes: readonly PortalRoute[]): FindRoute {
  const candidates = routes.map((route) => ({ path: route.path, route }));
  return (address) => matchRoutes(candidates, address.replace(/[?#].*$/s, ''))?.at(-1)?.route.route;
}
