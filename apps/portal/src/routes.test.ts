import { products } from '@quayside/area-landing/products.ts';
import { waitingNumbers } from '@quayside/area-landing/waiting.ts';
import { expect, it } from 'vitest';
import { resolvedAreas, routes } from './routes.ts';
import { createFindRoute } from './shell/routing/findRoute.ts';

const findRoute = createFindRoute(routes);

// The end-to-end tests are no part of the portal, so their list is read and not imported.
const lists = import.meta.glob<readonly PageRow[]>('../../../e2e/support/portalPages.ts', {
  eager: true,
  import: 'portalPages',
});
const [pages = []] = Object.values(lists);

/** An address that the end-to-end tests open. */
interface PageRow {
  readonly address: string;
  readonly to?: string;
  readonly isPlaceholder?: true;
}

it('The end-to-end tests open every route of every area [ROUTE-1, ROUTE-15]', () => {
  const opened = new Set(pages.map(({ address, to = address }) => findRoute(to)?.route.path));
  const forgotten = routes.map(({ path }) => path).filter((path) => !opened.has(path));
  // Every account lands on these pages, and their heading names the user.
  expect(forgotten).toEqual(['/', '/landing']);
});

it('Only those pages are placeholders that the specification names [ROUTE-11, ROUTE-12, ROUTE-35, ROUTE-37, ROUTE-38]', () => {
  const named = ['dashboard', 'inventory', 'ordering/cases', 'ordering/orders', 'resources'];
  const expected = named.map((place) => `/artemis/${place}`);
  const built = routes.filter(({ page }) => page === null).map(({ path }) => path);
  expect(built.toSorted()).toEqual(expected);
  const opened = pages.flatMap(({ address, to = address, isPlaceholder }) => (isPlaceholder ? [to] : []));
  expect([...new Set(opened)].toSorted()).toEqual(expected);
});

function pathsOf(view: string): string[] {
  return routes.filter((route) => route.view === view).map(({ path }) => path);
}

it('The pages below /artemis belong to Artemis, those that both views show to neither, and all others to Apollo', () => {
  const legal = ['/terms-of-use', '/privacy-policy', '/cookie-policy'];
  const shared = ['*', '/', '/landing', '/my-profile', ...legal, '/search', '/feedbacks', '/dev'];
  expect(pathsOf('shared').toSorted()).toEqual(shared.toSorted());
  expect(pathsOf('artemis')).toEqual(
    routes.map(({ path }) => path).filter((path) => path.startsWith('/artemis')),
  );
});

it('A page below another one gets the parameters of both paths [ROUTE-5]', () => {
  expect(findRoute('/1access/quotes/QT-1/options')?.params).toEqual({ number: 'QT-1' });
  expect(findRoute('/artemis/ordering/new/OD-1/sites')?.params).toEqual({ draftId: 'OD-1', step: 'sites' });
  expect(findRoute('/artemis/ordering/new/OD%2F1/confirmation')?.params).toEqual({ draftId: 'OD/1' });
});

function chatOn(address: string): string {
  const { route, params = {} } = findRoute(address) ?? {};
  if (!route?.liveChat) return 'none';
  return params[route.liveChat.caseParam ?? ''] ?? 'no case';
}

it('Live chat is offered on support cases and provisioning cases, about the case in the address [ROUTE-13]', () => {
  expect(chatOn('/support/cases')).toBe('no case');
  expect(chatOn('/Support/Cases/00012345')).toBe('00012345');
  expect(chatOn('/services/provisioning-cases/P%2F7')).toBe('P/7');
  for (const address of ['/support', '/new-support-case', '/services/S-1', '/', '/support/cases/1/x'])
    expect(chatOn(address)).toBe('none');
});

interface MenuItem {
  readonly path: string;
  readonly items: readonly MenuItem[];
}

// The sandbox is no project that others may refer to.
const menus = import.meta.glob<Record<string, Record<string, readonly MenuItem[]>>>(
  '../../sandbox/src/seed/navigation.ts',
  { eager: true, import: 'seedNavigation' },
);

it('No menu item, tile, waiting number or command leads to a page that is under development', () => {
  const flat = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item) => [item, ...flat(item.items)]);
  const offered = [
    ...Object.values(menus)
      .flatMap((views) => Object.values(views))
      .flatMap(({ portalPages = [], portalMenu = [] }) => flat([...portalPages, ...portalMenu]))
      .map(({ path }) => path),
    ...Object.values(products).flatMap((tiles) => tiles.map(({ href }) => href)),
    ...Object.values(waitingNumbers).flatMap((numbers) =>
      numbers.flatMap(({ mine, company = mine }) => [mine, company]),
    ),
    ...resolvedAreas.commands.map(({ href }) => href),
  ].filter((href) => href.startsWith('/'));
  expect(offered.length).toBeGreaterThan(40);
  const built = offered.map((href) => ({
    href,
    route: findRoute(new URL(href, 'http://portal.test').pathname)?.route,
  }));
  expect(built.filter(({ route }) => !route?.page).map(({ href }) => href)).toEqual([]);
  expect(routes.filter(({ page, inPalette }) => page === null && inPalette)).toEqual([]);
});
