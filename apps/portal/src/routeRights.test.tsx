import { permissionRoles } from '@quayside/contract/access';
import { problemResponse, type AreaCheckOptions, type RenderedPage } from '@quayside/contract/testing';
import type { CurrentUser } from '@quayside/portal-core';
import { resolveAreas } from '@quayside/portal-core/areas';
import { createTestPartner, createTestUser } from '@quayside/portal-core/testing';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { afterEach, expect, inject, it } from 'vitest';
import { areas } from './areas.ts';

interface Right {
  readonly anyOf: readonly {
    readonly view?: string;
    readonly partner?: string;
    readonly permission: string;
  }[];
  readonly outcome: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The right of each operation of the contract. */
    operationRights: Record<string, Right>;
  }
}

const rights = inject('operationRights');

type AreaFixtures = Pick<AreaCheckOptions, 'api' | 'addresses'>;

const fixtures = import.meta.glob<{ areaFixtures: AreaFixtures }>('../../../areas/*/src/area.fixtures.ts', {
  eager: true,
});

/** What a user has because of a requirement of a route. A permission comes with the role that grants least besides. */
const givenBy: Readonly<Record<string, Partial<CurrentUser>>> = {
  'apollo-access': { apolloAccess: true },
  'artemis-access': { artemisAccess: true },
  'artemis-pages-access': { artemisPagesAccess: true },
  'role-developer': { roles: ['developer'] },
};
const flagOf: Readonly<Record<string, string>> = {
  'partner-1access': 'accessTo1Access',
  'partner-1cloud': 'accessTo1Cloud',
  'partner-programme': 'accessToPartnerProgramme',
  'partner-end-user-portal': 'accessToEndUserPortal',
};
const nothing = { apolloAccess: false, artemisAccess: false, artemisPagesAccess: false, roles: [] };

const grantedBy = (role: string): number =>
  Object.values<readonly string[]>(permissionRoles).filter((roles) => roles.includes(role)).length;

/** The users who have just what a route requires. */
function leastUsersOf(requires: readonly string[]): CurrentUser[] {
  const views = requires.includes('either-view') ? [{ apolloAccess: true }, { artemisAccess: true }] : [{}];
  const roles = requires.flatMap((each) => {
    const granting: readonly string[] =
      Object.entries(permissionRoles).find(([id]) => id === each)?.[1] ?? [];
    return granting.toSorted((one, other) => grantedBy(one) - grantedBy(other)).slice(0, 1);
  });
  const flags = Object.fromEntries(
    Object.entries(flagOf).map(([name, flag]) => [flag, requires.includes(name)]),
  );
  return views.map((view) =>
    createTestUser({
      ...nothing,
      ...view,
      roles,
      ...Object.assign({}, ...requires.map((each) => givenBy[each])),
      partner: createTestPartner(flags),
    }),
  );
}

/** Whether a user may make a call, as the contract says it. */
function may(user: CurrentUser, { anyOf, outcome }: Right): boolean {
  const views: Readonly<Record<string, boolean>> = {
    apollo: user.apolloAccess,
    artemis: user.artemisAccess,
    artemisPages: user.artemisAccess && user.artemisPagesAccess,
    either: user.apolloAccess || user.artemisAccess,
  };
  const roles: Readonly<Record<string, readonly string[]>> = permissionRoles;
  return (
    outcome === 'filter' ||
    anyOf.some(
      ({ view, partner, permission }) =>
        (view === undefined || views[view]) &&
        (partner === undefined || Reflect.get(user.partner ?? {}, partner) === true) &&
        (permission === 'signedIn' ||
          permission === 'public' ||
          roles[permission]?.some((role) => user.roles.includes(role))),
    )
  );
}

const visits = areas.flatMap((area) => {
  const { api = {}, addresses = {} } =
    fixtures[`../../../areas/${area.id}/src/area.fixtures.ts`]?.areaFixtures ?? {};
  const pages = resolveAreas([area])
    .routes.filter((route) => route.page !== null)
    .map(({ path, access }) => ({
      what: `page ${path}`,
      shown: area,
      path: addresses[path] ?? `/${path.replace('*', 'unknown')}`.replace('//', '/'),
      access,
    }));
  const cards = (area.dashboard ?? []).map(({ id, access, card }) => ({
    what: `card ${id}`,
    shown: { id: area.id, routes: [{ path: '/', title: id, access, page: card }] },
    path: '/',
    access,
  }));
  return [...pages, ...cards].flatMap(({ what, shown, path, access }) =>
    leastUsersOf(access.requires).map((user) => ({ what, shown, path, user, api })),
  );
});

const shownPages: RenderedPage[] = [];
afterEach(() => {
  for (const page of shownPages.splice(0)) page.unmount();
});

/** Opens a page or a card, and waits for what it loads first. */
async function open(...[area, options]: Parameters<typeof renderPage>): Promise<RenderedPage> {
  const page = renderPage(area, options);
  shownPages.push(page);
  const { container } = page;
  await expect.poll(() => container.textContent).not.toBe('');
  await expect.poll(() => container.querySelector('[aria-busy="true"]')).toBeNull();
  return page;
}

// Not `it.each`, which cuts a title after 40 characters.
for (const { what, shown, ...options } of visits)
  it(`The ${what} begins with no call that is refused to a user who has just what its rule requires [ACCESS-24]`, async () => {
    const page = await open(shown, options);
    const refused = page.requests.flatMap(({ id }) => {
      const right = rights[id ?? ''];
      return right === undefined || may(options.user, right) ? [] : [id];
    });
    expect(refused).toEqual([]);
  });

const everythingRefused = Object.fromEntries(
  Object.keys(rights).map((id) => [id, () => problemResponse(403, 'Your role was withdrawn.')]),
);

for (const { what, shown, path, api } of visits)
  it(`Once its calls are refused, the ${what} shows as little as one that was opened since, and says why [ACCESS-27]`, async () => {
    const page = await open(shown, { path, api });
    const since = await open(shown, { path: page.address(), api: everythingRefused });
    page.script(everythingRefused);
    page.services.http.cache.clear();
    const texts = (): string[] => [page, since].map(({ container }) => container.textContent);
    await expect.poll(() => new Set(texts()).size, { message: 'One of the pages shows more.' }).toBe(1);
  });
