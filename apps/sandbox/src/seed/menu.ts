/** One query parameter that a menu item adds to its path. */
export interface PathParam {
  key: string;
  value: string;
}

/** One entry of a menu, as the API sends it. */
export interface MenuItem {
  name: string;
  description?: string;
  path: string;
  active: boolean;
  external: boolean;
  hasSubItems: boolean;
  /** Its sub-items come from a call of their own. */
  dynamicItems: boolean;
  pathParams?: PathParam;
  items: readonly MenuItem[];
}

/** A tool of the bar: SEARCH, SMILE or USER_GUIDE. */
export interface PortalTool {
  name: string;
}

/** The menus of one portal view. */
export interface ViewNavigation {
  portalPages: readonly MenuItem[];
  portalMenu: readonly MenuItem[];
  portalTools: readonly PortalTool[];
}

/** A portal view's name. */
export type ViewName = 'apollo' | 'artemis';

/** The menus of both views. A dynamic parent keeps its sub-items here; the list call leaves them out. */
export type Navigation = Record<ViewName, ViewNavigation>;

type ItemExtras = Pick<MenuItem, 'description' | 'pathParams'>;

/** A link to a page of the portal. */
export function page(name: string, path: string, extras: ItemExtras = {}): MenuItem {
  return {
    name,
    path,
    active: true,
    external: false,
    hasSubItems: false,
    dynamicItems: false,
    items: [],
    ...extras,
  };
}

/** A link out of the portal. */
export function external(name: string, address: string, extras: ItemExtras = {}): MenuItem {
  return { ...page(name, address, extras), external: true };
}

/** A parent whose sub-items come with the list. */
export function parent(name: string, path: string, items: readonly MenuItem[]): MenuItem {
  return { ...page(name, path), hasSubItems: true, items };
}

/** A parent whose sub-items are fetched when it is opened. */
export function dynamicParent(name: string, path: string, items: readonly MenuItem[]): MenuItem {
  return { ...parent(name, path, items), dynamicItems: true };
}
