import type { PortalView } from '../view/portalView.ts';

/** One query parameter a menu item carries. */
export interface PathParam {
  readonly key: string;
  readonly value: string;
}

/** One entry of a menu, checked. Inactive entries are already left out. */
export interface MenuItem {
  readonly name: string;
  /** A sub-item's quiet second line; empty when there is none. */
  readonly description: string;
  /** A `/path` or an https address; empty on a mere parent and on a disabled item. */
  readonly path: string;
  /** Leaves the portal: opens as an ordinary link, outside the router. */
  readonly external: boolean;
  readonly hasSubItems: boolean;
  /** The sub-items are loaded by `loadSubItems(view, name)`. */
  readonly dynamicItems: boolean;
  readonly pathParams: readonly PathParam[];
  readonly items: readonly MenuItem[];
  /** The server sent an address that is not allowed: drawn, but leading nowhere. */
  readonly disabled: boolean;
}

/** A tool of the bar, named by the server: SEARCH, SMILE or USER_GUIDE. */
export interface PortalTool {
  readonly name: string;
}

/** What the bar of one view shows. */
export interface NavigationData {
  readonly portalPages: readonly MenuItem[];
  readonly portalMenu: readonly MenuItem[];
  readonly portalTools: readonly PortalTool[];
}

/** The bars of both views. */
export type NavigationDocument = Readonly<Record<PortalView, NavigationData>>;
