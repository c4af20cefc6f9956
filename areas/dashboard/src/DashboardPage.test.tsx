import type { Area, DashboardCard } from '@quayside/portal-core/areas';
import { defineCall } from '@quayside/contract/calls/support';
import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { rules } from '@quayside/contract/access';
import { useResource } from '@quayside/portal-core/react';
import { createManualClock, createTestPartner, createTestUser } from '@quayside/portal-core/testing';
import * as v from 'valibot';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { OverviewCard, WaitingNumber } from '@quayside/page-kit/cards';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from './area.fixtures.ts';
import { dashboardArea } from './area.ts';
import { dashboardChanges, firstVisit } from './changes.fixtures.ts';

const colleagues = v.object({ items: v.array(v.unknown()) });
const listColleagues = defineCall('listColleagues', { schema: colleagues });

/** Counts colleagues, as a number that waits and as a list. */
function Count() {
  const found = useResource(listColleagues, { query: {} });
  return (
    <WaitingNumber
      label="Colleagues"
      mine={{ href: '/elsewhere?x=1', resource: found, countOf: ({ items }) => items.length }}
    />
  );
}

function List() {
  const found = useResource(listColleagues, { query: {} });
  return (
    <OverviewCard
      title="List of colleagues"
      resource={found}
      operationId="listColleagues"
      placeholder={null}
      failedText="We couldn’t load the colleagues"
    >
      {({ items }) => <p>{`${items.length} in the list`}</p>}
    </OverviewCard>
  );
}

function Throws(): never {
  throw new TypeError('x is undefined');
}

const works: Area<ComponentType> = {
  id: 'works',
  routes: [],
  dashboard: [
    {
      id: 'count',
      title: 'Colleagues',
      access: rules.apollo,
      placement: 'waiting',
      card: async () => Count,
    },
    { id: 'list', title: 'List of colleagues', access: rules.apollo, card: async () => List },
  ],
};

function broken(id: string, card: DashboardCard<ComponentType>['card']): Area<ComponentType> {
  return {
    id,
    routes: [],
    dashboard: [
      { id: `${id} number`, title: `Number that ${id}`, access: rules.apollo, placement: 'waiting', card },
      { id: `${id} list`, title: `List that ${id}`, access: rules.apollo, card },
    ],
  };
}

const api = {
  ...areaFixtures.api,
  listColleagues: { items: [{ id: 'a', name: 'A', email: 'a@x.example' }] },
};

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

function open(otherAreas: readonly Area<ComponentType>[] = [works], options = {}): void {
  page = renderPage(dashboardArea, { path: '/dashboard', otherAreas, api, ...options });
}

const count = () => browser.getByRole('link', { name: 'Colleagues 1' });
const button = (name: string) => browser.getByRole('button', { name, exact: true });
const sent = (id: string) => page?.requests.filter((request) => request.id === id) ?? [];

describe('The cards of the areas', () => {
  it('The dashboard shows a number and a list of an area, and the number is a link [DASH-1]', async () => {
    open();
    await expect.element(browser.getByText('1 in the list')).toBeVisible();
    await count().click();
    await expect.poll(() => page?.address()).toBe('/elsewhere?x=1');
  });

  it('A dashboard card whose page the user may not open is not shown, and its code is not loaded [DASH-2]', async () => {
    let loads = 0;
    const secret: Area<ComponentType> = {
      id: 'quotes',
      routes: [],
      dashboard: [
        {
          id: 'secret',
          title: 'Quotes',
          access: rules.apolloService1Access,
          card: async () => {
            loads += 1;
            return Count;
          },
        },
      ],
    };
    const partner = createTestPartner({ accessTo1Access: false });
    open([works, secret], { user: createTestUser({ partner }) });
    await expect.element(count()).toBeVisible();
    expect(browser.getByText('Quotes').elements()).toEqual([]);
    expect(loads).toBe(0);
  });

  it('Dashboard cards that throw, hang or fail to load leave the others, and are tried again alone [DASH-3]', async () => {
    const clock = createManualClock();
    let isMended = false;
    const mends = broken('fails', async () => {
      if (!isMended) throw new RangeError('404');
      return Count;
    });
    open(
      [
        broken('throws', async () => Throws),
        broken('hangs', () => new Promise(() => undefined)),
        mends,
        works,
      ],
      {
        clock,
      },
    );
    await expect.element(count()).toBeVisible();
    await expect.element(browser.getByText('1 in the list')).toBeVisible();
    // The code of this card would count as hanging, too.
    await expect.element(browser.getByRole('list', { name: 'Pinned' })).toBeVisible();
    await clock.advance(10_000);
    for (const how of ['throws', 'hangs', 'fails'])
      await expect
        .element(
          browser.getByRole('region', { name: `List that ${how}` }).getByRole('button', { name: 'Retry' }),
        )
        .toBeVisible();
    expect(new Set(page?.failures.map(({ areaId }) => areaId))).toEqual(
      new Set(['throws', 'hangs', 'fails']),
    );
    isMended = true;
    await browser.getByRole('group', { name: 'Number that fails' }).getByRole('button').click();
    await expect.poll(() => count().elements().length).toBe(2);
  });
});

describe('Refresh', () => {
  it('Refresh on the dashboard loads every part again [DASH-5]', async () => {
    open();
    await expect.element(count()).toBeVisible();
    page?.script({ listColleagues: { items: [] } });
    await button('Refresh').click();
    await expect.element(browser.getByRole('link', { name: 'Colleagues 0' })).toBeVisible();
    await expect.element(browser.getByText('0 in the list')).toBeVisible();
    expect(sent('getDashboardChanges')).toHaveLength(2);
    expect(sent('listColleagues')).toHaveLength(2);
  });

  it('Refresh on the dashboard keeps the numbers from before when it fails, says how many parts failed, and loads them again [DASH-4]', async () => {
    open();
    await expect.element(count()).toBeVisible();
    page?.script({ listColleagues: problemResponse(500), getDashboardChanges: problemResponse(500) });
    await button('Refresh').click();
    const warning = browser.getByText('3 of 4 parts of your dashboard couldn’t be loaded');
    await expect.element(warning).toBeVisible();
    await expect.element(count()).toBeVisible();
    page?.script(api);
    await button('Load them again').click();
    await expect.element(warning).not.toBeInTheDocument();
  });
});

describe('Since you were last here', () => {
  it('The dashboard lists the changes since the last visit with links to the changed items, and all of them on demand [DASH-7]', async () => {
    open();
    const changes = browser.getByRole('region', { name: 'Since you were last here' });
    await expect
      .element(changes.getByRole('link', { name: 'Fibre cut near Bristol Temple Meads' }))
      .toBeVisible();
    expect(changes.getByRole('listitem').elements()).toHaveLength(6);
    await changes.getByRole('button', { name: 'Show the latest 7 of 34' }).click();
    const links = changes.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/support/cases/00012345',
      '/services?q=Bristol&health=down,degraded',
      '/services/provisioning-cases/PC-204292',
      '/approvals/AP-7001',
      '/1access/quotes/QT-40001',
      '/services/change-requests/CR-3001',
      '/cloud/estimates/CE-1001',
    ]);
    expect(document.activeElement).toBe(links[6]);
    expect(sent('recordDashboardVisit')).toHaveLength(1);
  });

  it('The dashboard says so when nothing has changed [DASH-7]', async () => {
    open([], { api: { ...api, getDashboardChanges: { ...dashboardChanges, total: 0, items: [] } } });
    await expect.element(browser.getByText('Nothing has changed')).toBeVisible();
  });
});

it('On the first day three suggestions replace the changes, each for a page that the user may open [DASH-8]', async () => {
  const elsewhere: Area<ComponentType> = {
    id: 'elsewhere',
    routes: ['/services', '/new-support-case', '/resource', '/1access/quotes/new'].map((path) => ({
      path,
      title: path,
      access: path.startsWith('/1access') ? rules.apolloService1Access : rules.apollo,
    })),
  };
  const partner = createTestPartner({ accessTo1Access: false });
  open([elsewhere], {
    user: createTestUser({ partner }),
    api: { ...api, getDashboardChanges: firstVisit },
  });
  const begin = browser.getByRole('region', { name: 'Three ways to begin' });
  await expect.element(begin).toBeVisible();
  expect(
    begin
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/services', '/new-support-case', '/resource?category=service-guides']);
});
