import type { CurrentUser } from '@quayside/portal-core';
import type { Access } from '@quayside/portal-core/access';
import { menuItemHref, type MenuItem, type SubItemsState } from '@quayside/portal-core/navigation';
import type { TopNavItem, TopNavSubItem, TopNavSubmenu } from '@quayside/ui/TopNav';
import { matchPath } from 'react-router-dom';
import type { FindRoute } from '../routing/findRoute.ts';

/** The data besides the menu data that the bar's items depend on. */
export interface BarContext {
  user: CurrentUser;
  access: Access;
  findRoute: FindRoute;
  location: { pathname: string; search: string };
  subItemsOf: (parentName: string) => SubItemsState;
}

/** Returns the bar's items for a menu. It omits items whose route the user may not open, and static parents without sub-items. A dynamic parent stays: its panel says that it is empty (NAV-15). */
export function barItems(items: readonly MenuItem[], context: BarContext): TopNavItem[] {
  const current = currentAmong(items, context);
  return items.flatMap((item, index): TopNavItem[] =>
    item.hasSubItems ? parentItem(item, index, context) : linkItem(item, index, item === current, context),
  );
}

/** Returns the items of a flat menu, such as the profile menu. It omits parents. */
export function menuLinks(items: readonly MenuItem[], context: BarContext): TopNavSubItem[] {
  const current = currentAmong(items, context);
  return items.flatMap((item, index) =>
    item.hasSubItems ? [] : linkItem(item, index, item === current, context),
  );
}

export function dynamicParentOf(items: readonly MenuItem[], id: string): MenuItem | undefined {
  return items.find((item, index) => item.dynamicItems && idOf(item, index) === id);
}

function parentItem(item: MenuItem, index: number, context: BarContext): TopNavItem[] {
  if (item.path !== '' && !isOpenTo(item.path, context)) return [];
  const submenu = submenuOf(item, context);
  if (!item.dynamicItems && submenu.status === 'ready' && submenu.items.length === 0) return [];
  const hasCurrentSubItem =
    submenu.status === 'ready' && submenu.items.some((entry) => entry.kind === 'link' && entry.current);
  const current = hasCurrentSubItem || matchScore(item, context) >= 0;
  return [{ kind: 'parent', id: idOf(item, index), label: item.name, current, submenu }];
}

function submenuOf(item: MenuItem, context: BarContext): TopNavSubmenu {
  if (!item.dynamicItems) return { status: 'ready', items: menuLinks(item.items, context) };
  const state = context.subItemsOf(item.name);
  return state.status === 'ready'
    ? { status: 'ready', items: menuLinks(state.items, context) }
    : { status: state.status };
}

function linkItem(item: MenuItem, index: number, current: boolean, context: BarContext): TopNavSubItem[] {
  const common = {
    id: idOf(item, index),
    label: item.name,
    ...(item.description && { description: item.description }),
  };
  const href = menuItemHref(item);
  if (href === null) return [{ kind: 'disabled', ...common }];
  if (item.external) return [{ kind: 'external', href, ...common }];
  return isOpenTo(href, context) ? [{ kind: 'link', href, current, ...common }] : [];
}

function isOpenTo(address: string, { findRoute, access, user }: BarContext): boolean {
  const match = findRoute(address);
  return match === null || access.evaluate(match.route.access, user).granted;
}

/** Finds the item that matches the address best. */
function currentAmong(items: readonly MenuItem[], context: BarContext): MenuItem | undefined {
  const best = Math.max(...items.map((item) => matchScore(item, context)));
  return best < 0 ? undefined : items.find((item) => matchScore(item, context) === best);
}

/** Scores how well an item matches the address, or returns -1. A longer path and each query parameter score higher. */
function matchScore({ path, pathParams }: MenuItem, { location }: BarContext): number {
  const ownPath = path.replace(/[?#].*$/s, '');
  if (
    !ownPath.startsWith('/') ||
    matchPath({ path: ownPath, end: ownPath === '/' }, location.pathname) === null
  )
    return -1;
  const query = new URLSearchParams(location.search);
  if (pathParams.some(({ key, value }) => query.get(key) !== value)) return -1;
  return ownPath.length * 10 + pathParams.length;
}

function idOf(item: MenuItem, index: number): string {
  return `${index}:${item.name}`;
}
