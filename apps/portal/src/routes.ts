import { resolveAreas } from '@quayside/portal-core/areas';
import { areas } from './areas.ts';
import { lazyPart } from './shell/loading/lazyPart.tsx';
import type { PortalRoute, PortalRoutes } from './shell/routing/portalRoute.ts';

export const resolvedAreas = resolveAreas(areas);

const { routes: resolved, redirects, bareFragments } = resolvedAreas;

/** Every route of the portal. A route, its menu item and a link to it share one access rule. */
export const routes: readonly PortalRoute[] = resolved.map(withLazyPart);

function withLazyPart({ page, ...route }: (typeof resolved)[number]): PortalRoute {
  return { ...route, page: page && lazyPart(page) };
}

export const portalRoutes: PortalRoutes = { routes, redirects, bareFragments };
