import fc from 'fast-check';
import { expect, it } from 'vitest';
import { routes } from './routes.ts';
import { createFindRoute } from './shell/routing/findRoute.ts';

type Ids = Readonly<Record<string, string>>;

interface BuiltPath {
  readonly pattern: string;
  readonly href: (params?: Ids) => string;
}

const modules: Record<string, unknown> = import.meta.glob('../../../packages/contract/src/paths/*.ts', {
  eager: true,
});

/** Every path that the modules export, alone or in a group, by its pattern. */
const paths = new Map(pathsIn(modules).map((path) => [path.pattern, path]));

function pathsIn(value: unknown): BuiltPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPath(value) ? [value] : Object.values(value).flatMap(pathsIn);
}

function isPath(value: object): value is BuiltPath {
  return 'pattern' in value && 'href' in value;
}

const findRoute = createFindRoute(routes);

/** The parts of addresses that are no parameter, such as `new`. */
const words = new Set([...paths.keys()].flatMap((pattern) => pattern.toLowerCase().split('/')));

/** Anything that an id could be. React Router reads a literal `%2F` in a parameter as a slash. */
const anyId = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.constantFrom('a/b', ' ', '50%', '%41', 'Ärmel', '?q=1', '#x', '../..', ':id', '*'),
  )
  .filter((id) => id !== '.' && id !== '..' && !id.includes('%2F') && !words.has(id.toLowerCase()));

it('Every route of the portal has a path, and every path has a route', () => {
  const patterns = routes.map(({ path }) => path).filter((path) => !path.endsWith('*'));
  expect([...paths.keys()].toSorted()).toEqual(patterns.toSorted());
});

it.each([...paths.values()])(
  'Each address of $pattern comes to its route, with its parameters',
  ({ pattern, href }) => {
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    fc.assert(
      fc.property(fc.tuple(...names.map(() => anyId)), (ids) => {
        const params = Object.fromEntries(names.map((name, index) => [name, ids[index] ?? '']));
        const found = findRoute(names.length === 0 ? href() : href(params));
        expect(found?.route.path).toBe(pattern);
        expect(found?.params).toEqual(params);
      }),
      { numRuns: names.length === 0 ? 1 : 100 },
    );
  },
);
