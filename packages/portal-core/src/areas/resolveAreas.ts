import { signedInRule } from '../access/createAccess.ts';
import type {
  Area,
  AreaCommand,
  AreaRedirect,
  AreaRoute,
  Contribution,
  DashboardCard,
  PinKind,
  ResolvedRoute,
  SearchSource,
} from './area.ts';

/** All areas of a portal, checked and flattened. */
export interface ResolvedAreas<Page> {
  readonly routes: readonly ResolvedRoute<Page>[];
  readonly redirects: readonly AreaRedirect[];
  readonly bareFragments: readonly string[];
  readonly search: readonly Contribution<SearchSource>[];
  readonly dashboard: readonly Contribution<DashboardCard<Page>>[];
  readonly pins: readonly Contribution<PinKind>[];
  readonly commands: readonly Contribution<AreaCommand>[];
}

/**
 * Flattens the contributions of all areas. Throws an Error that names both owners when an id, a path or a kind is defined twice.
 */
export function resolveAreas<Page>(areas: readonly Area<Page>[]): ResolvedAreas<Page> {
  const resolved: ResolvedAreas<Page> = {
    routes: areas.flatMap(({ id, routes }) => routes.flatMap((route) => resolveRoute(id, route))),
    redirects: areas.flatMap(({ redirects = [] }) => redirects),
    bareFragments: areas.flatMap(({ bareFragments = [] }) => bareFragments),
    search: areas.flatMap(({ id, search = [] }) => contributed(id, search)),
    dashboard: areas.flatMap(({ id, dashboard = [] }) => contributed(id, dashboard)),
    pins: areas.flatMap(({ id, pins = [] }) => contributed(id, pins)),
    commands: areas.flatMap(({ id, commands = [] }) => contributed(id, commands)),
  };
  const requireUnique = createUniquenessCheck();
  for (const { id } of areas) requireUnique('area id', id, id);
  for (const { path, areaId } of resolved.routes) requireUnique('path', comparable(path), areaId);
  for (const { id, redirects = [] } of areas)
    for (const { path } of redirects) requireUnique('path', comparable(path), id);
  for (const { kind, areaId } of resolved.search) requireUnique('search kind', kind, areaId);
  for (const { id, areaId } of resolved.dashboard) requireUnique('dashboard card', id, areaId);
  for (const { kind, areaId } of resolved.pins) requireUnique('pin kind', kind, areaId);
  for (const { id, areaId } of resolved.commands) requireUnique('command', id, areaId);
  return resolved;
}

function contributed<Part extends object>(areaId: string, parts: readonly Part[]): Contribution<Part>[] {
  return parts.map((part) => ({ ...part, areaId }));
}

type Inherited = Pick<ResolvedRoute, 'path' | 'access' | 'view' | 'layout' | 'liveChat'>;

/** The defaults of a top-level route: it is open to every signed-in user of either view. */
const defaults: Inherited = {
  path: '',
  access: signedInRule,
  view: 'shared',
  layout: 'standard',
  liveChat: null,
};

function resolveRoute<Page>(
  areaId: string,
  { title, page, resetsOnLeave, inPalette = true, children = [], ...route }: AreaRoute<Page>,
  parent: Inherited = defaults,
): ResolvedRoute<Page>[] {
  const inherited: Inherited = { ...parent, ...route, path: joined(parent.path, route.path) };
  const own: ResolvedRoute<Page>[] =
    title === undefined
      ? []
      : [
          {
            ...inherited,
            areaId,
            title,
            page: page ?? null,
            resetsOnLeave: resetsOnLeave ?? null,
            inPalette: inPalette && page !== undefined && !/[:*]/.test(inherited.path),
          },
        ];
  return [...own, ...children.flatMap((child) => resolveRoute(areaId, child, inherited))];
}

function joined(parent: string, path: string): string {
  return path.startsWith('/') || parent === '' ? path : `${parent.replace(/\/+$/, '')}/${path}`;
}

/** Normalizes a path pattern: two patterns that match the same addresses give the same text. */
function comparable(path: string): string {
  return path.replace(/:\w+/g, ':').toLowerCase();
}

/** Returns a function that throws when a name is used twice. */
function createUniquenessCheck(): (what: string, name: string, areaId: string) => void {
  const owners = new Map<string, string>();
  return (what, name, areaId) => {
    const key = `${what} ${name}`;
    const owner = owners.get(key);
    if (owner !== undefined)
      throw new Error(
        `The ${what} \`${name}\` is defined twice: by the area ${owner} and by the area ${areaId}. Rename one of them.`,
      );
    owners.set(key, areaId);
  };
}
