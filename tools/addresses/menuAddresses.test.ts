import { expect, it } from 'vitest';

interface KnownPath {
  readonly pattern: string;
  readonly query: { write(this: void, state: unknown): URLSearchParams };
  read(this: void, location: { search: string }): unknown;
}

const modules: Record<string, unknown> = import.meta.glob('../../packages/contract/src/paths/*.ts', {
  eager: true,
});
const paths = pathsIn(modules);

/** Every path that the modules export, alone or in a group. */
function pathsIn(value: unknown): KnownPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPath(value) ? [value] : Object.values(value).flatMap(pathsIn);
}

function isPath(value: object): value is KnownPath {
  return 'pattern' in value && 'query' in value && 'read' in value;
}

interface Item {
  readonly path: string;
  readonly external: boolean;
  readonly pathParams?: { readonly key: string; readonly value: string } | null | undefined;
  readonly items: readonly Item[];
}

interface Menus {
  readonly portalPages: readonly Item[];
  readonly portalMenu: readonly Item[];
}

function pagesOf(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [item, ...pagesOf(item.items)]).filter(({ external }) => !external);
}

/** Whether a page understands the query: reading and writing it gives the same parameters. */
function isUnderstood(path: string, query: string): boolean {
  return paths.some(
    ({ pattern, query: { write }, read }) =>
      pattern === path && write(read({ search: `?${query}` })).toString() === query,
  );
}

// The sandbox is no project that others may refer to.
const seeds: Record<string, { seedNavigation: Record<string, Menus> }> = import.meta.glob(
  '../../apps/sandbox/src/seed/navigation.ts',
  { eager: true },
);
const menus = Object.values(seeds).flatMap(({ seedNavigation }) => Object.values(seedNavigation));
const addresses = menus.flatMap(({ portalPages, portalMenu }) =>
  pagesOf([...portalPages, ...portalMenu]).map(({ path, pathParams }) => {
    const query = pathParams ? new URLSearchParams([[pathParams.key, pathParams.value]]).toString() : '';
    return { path, query };
  }),
);

it('A parameter that a menu item sets is one that its page understands', () => {
  const withQuery = addresses.filter(({ query }) => query !== '');
  expect(withQuery.length).toBeGreaterThan(0);
  expect(withQuery.filter(({ path, query }) => !isUnderstood(path, query))).toEqual([]);
});

it('A page drops a parameter or a value that it does not know', () => {
  expect(isUnderstood('/services', 'status=inDelivery')).toBe(true);
  expect(isUnderstood('/services', 'kind=project')).toBe(false);
  expect(isUnderstood('/services', 'status=moving')).toBe(false);
});
