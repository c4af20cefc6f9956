import type { JSX } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { Layout } from './Layout.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import type { PortalRedirect, PortalRoute } from './portalRoute.ts';
import { RoutePage } from './RoutePage.tsx';

/** The route table. */
export interface PagesProps {
  routes: readonly PortalRoute[];
  redirects: readonly PortalRedirect[];
}

/** The router over the route table: every page inside the shell, every redirect before any guard. */
export function Pages({ routes, redirects }: PagesProps): JSX.Element {
  return (
    <BrowserRouter>
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
