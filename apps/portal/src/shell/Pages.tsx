import { type JSX, useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Layout } from './Layout.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import type { PortalRedirect, PortalRoute } from './portalRoute.ts';
import { RoutePage } from './RoutePage.tsx';

/** The route table, and who is told of the path the page stands on. */
export interface PagesProps {
  routes: readonly PortalRoute[];
  redirects: readonly PortalRedirect[];
  onVisit: (pathname: string) => void;
}

/** The router over the route table: every page inside the shell, every redirect before any guard. */
export function Pages({ routes, redirects, onVisit }: PagesProps): JSX.Element {
  return (
    <BrowserRouter>
      <Visits onVisit={onVisit} />
      <Routes>
        {redirects.map(({ path, to }) => (
          <Route key={path} path={path} element={<Navigate to={to} replace />} />
        ))}
        <Route element={<Layout routes={routes} />}>
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

function Visits({ onVisit }: Pick<PagesProps, 'onVisit'>): null {
  const { pathname } = useLocation();
  useEffect(() => onVisit(pathname), [onVisit, pathname]);
  return null;
}
