import { rules } from '@quayside/contract/access';
import { useAccess, usePortalServices } from '@quayside/portal-core/react';
import { type JSX, useEffect, useLayoutEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Layout } from '../Layout.tsx';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { FollowLinks } from './FollowLinks.tsx';
import type { PortalRoute, PortalRoutes } from './portalRoute.ts';
import { RoutePage } from './RoutePage.tsx';
import { RoutesContext, useRoute } from './routesContext.ts';

/** Called after each navigation, with the route that matches and whether the user may see it. */
export type OnVisit = (pathname: string, route: PortalRoute | null, isGranted: boolean) => void;

/** Props of `Pages`. `onArrive` is called when a page is shown. */
export interface PagesProps {
  portalRoutes: PortalRoutes;
  onVisit: OnVisit;
  onArrive?: (() => void) | undefined;
}

/** The router: every page inside the shell, every redirect before any access rule. */
export function Pages({ portalRoutes, onVisit, onArrive }: PagesProps): JSX.Element {
  const { routes, redirects } = portalRoutes;
  return (
    <RoutesContext value={portalRoutes}>
      <BrowserRouter>
        <Visits onVisit={onVisit} />
        <FollowLinks>
          <Routes>
            {redirects.map(({ path, to }) => (
              <Route key={path} path={path} element={<Navigate to={to} replace />} />
            ))}
            <Route element={<Layout onArrive={onArrive} />}>
              {routes.map((route) => (
                <Route
                  key={route.path}
                  path={route.path}
                  element={
                    // The key ends an error with its page.
                    <PageBoundary key={route.path} areaId={route.areaId}>
                      <RoutePage route={route} />
                    </PageBoundary>
                  }
                />
              ))}
            </Route>
          </Routes>
        </FollowLinks>
      </BrowserRouter>
    </RoutesContext>
  );
}

function Visits({ onVisit }: Pick<PagesProps, 'onVisit'>): null {
  const { pathname } = useLocation();
  const route = useRoute()?.route ?? null;
  const { granted } = useAccess(route?.access ?? rules.signedIn);
  const { view } = usePortalServices();
  const kind = route?.view ?? 'shared';
  // A layout effect, because the bar is painted long before the page.
  useLayoutEffect(() => view.adoptAddress(pathname, kind), [view, pathname, kind]);
  useEffect(() => onVisit(pathname, route, granted), [onVisit, pathname, route, granted]);
  return null;
}
