import { rules, type AccessRule } from '../access/rules.ts';
import type { Area, AreaRedirect, AreaRoute, ResolvedRoute } from './area.ts';

/** All areas of a portal, checked and flattened. */
export interface ResolvedAreas<Page> {
  readonly routes: readonly ResolvedRoute<Page>[];
  readonly redirects: readonly AreaRedirect[];
}

/** Flattens the routes of all areas. Throws an Error that names both owners when an id, a path or a kind is defined twice. */
export function resolveAreas<Page>(areas: readonly Area<Page>[]): ResolvedAreas<Page> {
  const owners = createOwners();
  const routes = areas.flatMap((area) => area.routes.flatMap((route) => resolveRoute(area.id, route)));
  for (const { id } of areas) owners.claim('area id', id, id);
  for (const { path, areaId } of routes) owners.claim('path', comparable(path), areaId);
  for (const { id, redirects = [], search = [], dashboard = [], pins = [], commands = [] } of areas) {
    for (const { path } of redirects) owners.claim('path', comparable(path), id);
    for (const { kind } of search) owners.claim('search kind', kind, id);
    for (const card of dashboard) owners.claim('dashboard card', card.id, id);
    for (const { kind } of pins) owners.claim('pin kind', kind, id);
    for (const command of commands) owners.claim('command', command.id, id);
  }
  return { routes, redirects: areas.flatMap(({ redirects = [] }) => redirects) };
}

/** A page that inherits nothing is open to every signed-in user of either view. */
const top = { path: '', access: rules.signedIn, view: 'shared', layout: 'standard', liveChat: null } as const;

type Inherited = Pick<ResolvedRoute, 'path' | 'access' | 'view' | 'layout' | 'liveChat'>;

function resolveRoute<Page>(
  areaId: string,
  route: AreaRoute<Page>,
  parent: Inherited = top,
): ResolvedRoute<Page>[] {
  const access: AccessRule = route.access ?? parent.access;
  const resolved: ResolvedRoute<Page> = {
    areaId,
    path: joined(parent.path, route.path),
    title: route.title,
    access,
    view: route.view ?? parent.view,
    page: route.page ?? null,
    layout: route.layout ?? parent.layout,
    liveChat: route.liveChat ?? parent.liveChat,
    resetsOnLeave: route.resetsOnLeave ?? null,
  };
  const children = route.children ?? [];
  return [resolved, ...children.flatMap((child) => resolveRoute(areaId, child, resolved))];
}

function joined(parent: string, path: string): string {
  if (parent === '' || path.startsWith('/')) return path;
  return path === '' ? parent : `${parent.replace(/\/+$/, '')}/${path}`;
}

/** The same for two patterns that match the same addresses: parameter names and letter case play no part. */
function comparable(path: string): string {
  return path.replace(/:\w+/g, ':').toLowerCase();
}

function createOwners(): { claim: (what: string, name: string, areaId: string) => void } {
  const owners = new Map<string, string>();
  return {
    claim(what, name, areaId) {
      const key = `${what} ${name}`;
      const owner = owners.get(key);
      if (owner !== undefined)
        throw new Error(
          `The ${what} \`${name}\` is defined twice: by the area ${owner} and by the area ${areaId}. Rename one of them.`,
        );
      owners.set(key, areaId);
    },
  };
}
