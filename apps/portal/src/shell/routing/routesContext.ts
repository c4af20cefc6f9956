import { createContext, useContext, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { createFindRoute, type FindRoute, type MatchedRoute } from './findRoute.ts';
import type { PortalRoutes } from './portalRoute.ts';

export const RoutesContext = createContext<PortalRoutes>({ routes: [], redirects: [], bareFragments: [] });

export function useFindRoute(): FindRoute {
  const { routes } = useContext(RoutesContext);
  return useMemo(() => createFindRoute(routes), [routes]);
}

/** The route of the present address, with its parameters; null when there is none. */
export function useRoute(): MatchedRoute | null {
  const { pathname } = useLocation();
  const findRoute = useFindRoute();
  return useMemo(() => findRoute(pathname), [findRoute, pathname]);
}

/** True on pages without bar, announcement and popups. */
export function useIsBare(): boolean {
  const { pathname } = useLocation();
  const { bareFragments } = useContext(RoutesContext);
  const layout = useRoute()?.route.layout;
  return layout === 'bare' || bareFragments.some((fragment) => pathname.toLowerCase().includes(fragment));
}
