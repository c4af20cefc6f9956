import type { MenuItem, Navigation, ViewNavigation } from '../contract/generated/openapi.ts';
import { json } from '../http/answer.ts';
import { ProblemError } from '../http/problem.ts';
import type { Route, UserCall } from '../http/router.ts';
import type { ApiPorts } from './ports.ts';

/** The menus of both views, and a dynamic parent's sub-items. */
export function navigationRoutes({ settings }: Pick<ApiPorts, 'settings'>): readonly Route<UserCall>[] {
  return [
    {
      method: 'GET',
      path: '/core/rest/navigation',
      handle() {
        const { apollo, artemis } = settings.get('navigation');
        return json({ apollo: withoutDynamicItems(apollo), artemis: withoutDynamicItems(artemis) });
      },
    },
    {
      method: 'GET',
      path: '/core/rest/navigation/{view}/items/{name}',
      handle({ params }) {
        const parent = findDynamicParent(settings.get('navigation'), params.view, params.name);
        if (parent !== undefined) return json(parent.items);
        throw new ProblemError(404, 'This view has no menu item of that name with sub-items to load.');
      },
    },
  ];
}

function withoutDynamicItems(view: ViewNavigation): ViewNavigation {
  return { ...view, portalPages: view.portalPages.map(prune), portalMenu: view.portalMenu.map(prune) };
}

function prune(item: MenuItem): MenuItem {
  return { ...item, items: item.dynamicItems ? [] : item.items.map(prune) };
}

function findDynamicParent(
  navigation: Navigation,
  view: string | undefined,
  name: string | undefined,
): MenuItem | undefined {
  if (view !== 'apollo' && view !== 'artemis') return undefined;
  const { portalPages, portalMenu } = navigation[view];
  return [...portalPages, ...portalMenu].find((item) => item.dynamicItems && item.name === name);
}
