import type { AccessRule } from '@quayside/portal-core/access';
import type { RouteKind } from '@quayside/portal-core/view';
import type { LazyPart } from '../loading/lazyPart.tsx';

/** One row of the route table: an address, what it is called, who may see it and what is drawn. */
export interface PortalRoute {
  /** React Router's pattern, absolute. */
  path: string;
  /** The page's own name; the document's title adds the product's. */
  title: string;
  access: AccessRule;
  /** Which view an address belongs to; `shared` ones keep the tab's view. */
  view: RouteKind;
  /** Loaded only when its route is shown and access is granted. Left out for a page that is still being built. */
  page?: LazyPart;
}

/** An address that only leads to another, before any guard. */
export interface PortalRedirect {
  path: string;
  to: string;
}
