import type { MenuItem } from '../contract/generated/openapi.ts';

type ItemExtras = Pick<MenuItem, 'description' | 'pathParams'>;

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

export function external(name: string, address: string, extras: ItemExtras = {}): MenuItem {
  return { ...page(name, address, extras), external: true };
}

export function parent(name: string, path: string, items: readonly MenuItem[]): MenuItem {
  return { ...page(name, path), hasSubItems: true, items };
}

/** A dynamic parent, whose sub-items load when it is opened. */
export function dynamicParent(name: string, path: string, items: readonly MenuItem[]): MenuItem {
  return { ...parent(name, path, items), dynamicItems: true };
}
