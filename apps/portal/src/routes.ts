import { resolveAreas } from '@quayside/portal-core/areas';
import { areas } from './areas.ts';
import { lazyNamed } from './shell/loading/lazyNamed.ts';
import type { PortalRoute } from './shell/routing/portalRoute.ts';

const { routes: resolved, redirects, bareFragments } = resolveAreas(areas);

/** Every route of the portal. A route, its menu item and a link to it share one access rule. */
export const routes: readonly PortalRoute[] = resolved.map(withLazyPage);

function withLazyPage({ page, ...route }: (typeof resolved)[number]): PortalRoute {
  return { ...route, page: page && lazyNamed('Page', async () => ({ Page: await page() })) };
}

export { bareFragments, redirects };
