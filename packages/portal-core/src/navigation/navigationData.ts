import type { PortalView } from '../view/portalView.ts';

/** A query parameter of a menu item. */
export interface PathParam {
  readonly key: string;
  readonly value: string;
}

/** A validated menu item. Inactive items are left out. */
export interface MenuItem {
  readonly name: string;
  /** The second line of a sub-item; empty when there is none. */
  readonly description: string;
  /** A `/path` or an https address; empty on a parent without an address and on a disabled item. */
  readonly path: string;
  /** True for another site, which opens outside the router. */
  readonly external: boolean;
  readonly hasSubItems: boolean;
  /** True when `loadSubItems(view, name)` loads the sub-items. */
  readonly dynamicItems: boolean;
  readonly pathParams: readonly PathParam[];
  readonly items: readonly MenuItem[];
  /** True when the server sent an address that is not allowed. The item is drawn without a link. */
  readonly disabled: boolean;
}

/** A tool of the bar, as the server names it: SEARCH, SMILE or USER_GUIDE. */
export interface PortalTool {
  readonly name: string;
}

/** The bar of one view. */
export interface NavigationData {
  readonly portalPages: readonly MenuItem[];
  readonly portalMenu: readonly MenuItem[];
  readonly portalTools: readonly PortalTool[];
}

/** The bars of both views. */
export type NavigationDocument = Readonly<Record<PortalView, NavigationData>>;
