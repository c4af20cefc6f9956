import { rules } from '@quayside/portal-core/access';
import { useAccess, usePortalServices } from '@quayside/portal-core/react';
import { type JSX, useEffect, useLayoutEffect, useMemo } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { createFindRoute } from './findRoute.ts';
import { Layout } from '../Layout.tsx';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import type { PortalRedirect, PortalRoute } from './portalRoute.ts';
import { RoutePage } from './RoutePage.tsx';

/** The route table, and who is told of the path the page stands on, whether the user may see it and its route's pattern, and that it stands there. */
export interface PagesProps {
  routes: readonly PortalRoute[];
  redirects: readonly PortalRedirect[];
  onVisit: (pathname: string, isGranted: boolean, pattern: string) => void;
  onArrive?: (() => void) | undefined;
}

/** The router over the route table: every page inside the shell, every redirect before any guard. */
export function Pages({ routes, redirects, onVisit, onArrive }: PagesProps): JSX.Element {
  return (
    <BrowserRouter>
      <Visits routes={routes} onVisit={onVisit} />
      <Routes>
        {redirects.map(({ path, to }) => (
          <Route key={path} path={path} element={<Navigate to={to} replace />} />
        ))}
        <Route element={<Layout routes={routes} onArrive={onArrive} />}>
          {routes.map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={
                // Keyed, so that an error of one page does not stand in the place of the next.
                <PageBoundary key={route.path}>
                  <RoutePage route={route} />
                </PageBoundary>
              }
            />
          ))}
        </Route>
      </Routes>
    </BrowserRouter>
  );
}

function Visits({ routes, onVisit }: Pick<PagesProps, 'routes' | 'onVisit'>): null {
  const { pathname } = useLocation();
  const findRoute = useMemo(() => createFindRoute(routes), [routes]);
  const { access = rules.signedIn, path = '', view: kind = 'shared' } = findRoute(pathname) ?? {};
  const { granted } = useAccess(access);
  const { view } = usePortalServices();
  // Before the bar is painted, which stands there long before the page.
  useLayoutEffect(() => view.adoptAddress(pathname, kind), [view, pathname, kind]);
  useEffect(() => onVisit(pathname, granted, path), [onVisit, pathname, granted, path]);
  return null;
}
