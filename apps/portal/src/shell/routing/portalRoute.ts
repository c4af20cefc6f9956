import type { AreaRedirect, ResolvedRoute } from '@quayside/portal-core/areas';
import type { LazyPart } from '../loading/lazyPart.tsx';

/** A route of an area, with its page as a component that loads when it is first rendered; null for a page that is still being built. */
export interface PortalRoute extends Omit<ResolvedRoute, 'page'> {
  readonly page: LazyPart | null;
}

/** Everything the shell reads from the areas' manifests for its routing. */
export interface PortalRoutes {
  readonly routes: readonly PortalRoute[];
  readonly redirects: readonly AreaRedirect[];
  /** An address that contains one of these has the bare layout, also one that no route knows. */
  readonly bareFragments: readonly string[];
}
