import type { CurrentUser } from '@quayside/portal-core';
import { createPortalAccess } from '@quayside/contract/access';
import { createTestUser } from '@quayside/portal-core/testing';
import { expect, it } from 'vitest';
import { routes } from './routes.ts';
import { createFindRoute } from './shell/routing/findRoute.ts';

/** One address, and the requirements that the accounts without access do not meet. */
interface AccessRow {
  readonly address: string;
  readonly to?: string;
  readonly isPlaceholder?: true;
  readonly denied: Readonly<Record<string, readonly string[] | undefined>>;
}

/** An account of the sandbox, with the claims that decide its access. */
interface Account {
  readonly username: string;
  readonly claims: Pick<
    CurrentUser,
    'roles' | 'partner' | 'apolloAccess' | 'artemisAccess' | 'artemisPagesAccess'
  >;
}

// Neither the end-to-end tests nor the sandbox are part of the portal, so both are read and not imported.
const tables = import.meta.glob<readonly AccessRow[]>('../../../e2e/support/accessTable.ts', {
  eager: true,
  import: 'accessTable',
});
const seeds = import.meta.glob<() => readonly Account[]>('../../sandbox/src/seed/people.ts', {
  eager: true,
  import: 'seedUsers',
});
const [table = []] = Object.values(tables);
const [seedUsers = () => []] = Object.values(seeds);
const access = createPortalAccess('demo');
const findRoute = createFindRoute(routes);

/** A line for each address that an account may not open, with the missing requirements. */
function deniedTo({ username, claims }: Account): string[] {
  const { roles, partner, apolloAccess, artemisAccess, artemisPagesAccess } = claims;
  const user = createTestUser({ roles, partner, apolloAccess, artemisAccess, artemisPagesAccess });
  return table.flatMap(({ address, to = address }) => {
    const route = findRoute(to)?.route;
    if (route === undefined) throw new Error(`${to} has no route.`);
    const decision = access.evaluate(route.access, user);
    return decision.granted ? [] : [`${username} ${address}: ${decision.missing.join(', ')}`];
  });
}

it('Each account of the sandbox is denied exactly its addresses, for the reasons in the table [ROUTE-1, ROUTE-4, ACCESS-20, ADMIN-1]', () => {
  const accounts = seedUsers();
  expect(accounts.map(({ username }) => username)).toEqual([
    'amelia',
    'noor',
    'ben',
    'chloe',
    'idris',
    'grace',
  ]);
  const expected = accounts.map(({ username }) =>
    table.flatMap(({ address, denied }) => {
      const missing = denied[username];
      return missing === undefined ? [] : [`${username} ${address}: ${missing.join(', ')}`];
    }),
  );
  expect(accounts.map(deniedTo)).toEqual(expected);
});

it('The table has every route of every area [ROUTE-1]', () => {
  const opened = new Set(table.map(({ address, to = address }) => findRoute(to)?.route.path));
  const forgotten = routes.map(({ path }) => path).filter((path) => !opened.has(path));
  // Every account lands on these pages, and their heading names the user.
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
