import { expect, it } from 'vitest';
import { routes } from './routes.ts';
import { createFindRoute } from './shell/routing/findRoute.ts';

/** One address of the table that the end-to-end tests open as every account. */
interface AccessRow {
  readonly address: string;
  readonly to?: string;
  readonly isPlaceholder?: true;
}

// The end-to-end tests are no part of the portal, so the table is read and not imported.
const tables = import.meta.glob<readonly AccessRow[]>('../../../e2e/support/accessTable.ts', {
  eager: true,
  import: 'accessTable',
});
const [table = []] = Object.values(tables);
const findRoute = createFindRoute(routes);

it('Every route of every area is opened as every account by the end-to-end tests [ROUTE-1]', () => {
  const opened = new Set(table.map(({ address, to = address }) => findRoute(to)?.route.path));
  const forgotten = routes.map(({ path }) => path).filter((path) => !opened.has(path));
  // Every account lands on this page, so the test of each account begins with it.
  expect(forgotten).toEqual(['/', '/landing']);
});

it('Only those pages are placeholders that the specification names [ROUTE-11, ROUTE-12]', () => {
  const named = ['dashboard', 'inventory', 'ordering/cases', 'ordering/orders', 'resources'];
  const expected = named.map((place) => `/artemis/${place}`);
  expect(
    routes
      .filter(({ page }) => page === null)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(expected);
  const inTable = table.flatMap(({ address, to = address, isPlaceholder }) => (isPlaceholder ? [to] : []));
  expect([...new Set(inTable)].toSorted()).toEqual(expected);
});
