import type { MenuItem, Navigation, ViewNavigation } from '../../contract/generated/openapi.ts';
import { json } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { AreaRoutes } from '../ports.ts';

/** The menus of both views, and the sub-items of a dynamic parent. */
export const navigationRoutes: AreaRoutes = ({ settings }) => [
  route('getNavigation', () => {
    const { apollo, artemis } = settings.get('navigation');
    return json({ apollo: withoutDynamicItems(apollo), artemis: withoutDynamicItems(artemis) });
  }),
  route('getNavigationItems', ({ path: { view, name } }) => {
    const parent = findDynamicParent(settings.get('navigation'), view, name);
    if (parent !== undefined) return json(parent.items);
    throw new ProblemError(404, 'This view has no menu item of that name with sub-items to load.');
  }),
];

function withoutDynamicItems(view: ViewNavigation): ViewNavigation {
  return { ...view, portalPages: view.portalPages.map(prune), portalMenu: view.portalMenu.map(prune) };
}

function prune(item: MenuItem): MenuItem {
  return { ...item, items: item.dynamicItems ? [] : item.items.map(prune) };
}

function findDynamicParent(navigation: Navigation, view: string, name: string): MenuItem | undefined {
  if (view !== 'apollo' && view !== 'artemis') return undefined;
  const { portalPages, portalMenu } = navigation[view];
  return [...portalPages, ...portalMenu].find((item) => item.dynamicItems && item.name === name);
}
