import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { defineArea } from '@quayside/portal-core/react';
import { createTestUser } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { addDays } from '@quayside/page-kit/format';
import { resetZones, setZones } from '@quayside/shared/testing/deviceZone.ts';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { todayInLondon } from '@quayside/shared/days/london.ts';
import { areaFixtures } from './area.fixtures.ts';
import { landingArea } from './area.ts';
import { firstDay, landing, longTexts, recentItems } from './landing.fixtures.ts';

// The pages that the recent items lead to.
const otherArea = defineArea({
  id: 'other',
  routes: [
    { path: '/services/:serviceId', title: 'Service' },
    { path: '/support/cases/:caseNumber', title: 'Case' },
  ],
});

let shown: RenderedPage;

function open(options: Partial<Parameters<typeof renderPage>[1]> = {}): void {
  shown = renderPage(landingArea, {
    path: '/landing',
    api: areaFixtures.api,
    otherAreas: [otherArea],
    ...options,
  });
}

afterEach(async () => {
  shown.unmount();
  await resetZones();
  await browser.viewport(414, 896);
});

const heading = (name: string) => browser.getByRole('heading', { name });

function placesOfHeadings(): number[] {
  return [...shown.container.querySelectorAll('h2, h3')].map((each) => each.getBoundingClientRect().top);
}

/** A browser rounds the margins of a placeholder: its line is up to 1/64 px lower than a line of text. */
function expectUnmoved(before: readonly number[]): void {
  const moved = placesOfHeadings().map((place, index) => Math.abs(place - (before[index] ?? NaN)) > 0.25);
  expect(moved).toEqual(before.map(() => false));
}

it('The landing page counts the waiting items, and each number links to its list [LANDING-1]', async () => {
  open();
  await browser.getByRole('link', { name: /Quotes about to expire 4/ }).click();
  await expect.poll(() => shown.address()).toBe('/1access?expiresWithin=7&owner=me');
});

it('Below each number is that of the company, with a link of its own [LANDING-1]', async () => {
  open();
  await browser.getByRole('link', { name: 'Quotes about to expire Company 11' }).click();
  await expect.poll(() => shown.address()).toBe('/1access?expiresWithin=7');
});

it('The landing page counts ports, cloud quotes and deals as the dashboard does [LANDING-1]', async () => {
  open();
  await expect
    .element(browser.getByRole('link', { name: /^Ports 2/ }))
    .toHaveAttribute('href', '/voice?waitingFor=you&tab=ports');
  await expect
    .element(browser.getByRole('link', { name: /Cloud quotes ready 1/ }))
    .toHaveAttribute('href', '/cloud?status=ready&scope=mine');
  await expect
    .element(browser.getByRole('link', { name: /Deals 3/ }))
    .toHaveAttribute('href', '/partner-programme/deals?attention=yes&owner=me');
});

it.for([
  { when: 'yesterday', days: -1, text: /Overdue since/ },
  { when: 'tomorrow', days: 1, text: /Approve or reject\s+by/ },
])('What is due $when is named so [LANDING-3]', async ({ days, text }) => {
  const dueAt = `${addDays(todayInLondon(Date.now()), days)}T12:00:00Z` as const;
  const { apollo } = landing;
  const next = apollo?.next ? { ...apollo.next, dueAt } : null;
  open({ api: { getLanding: { ...landing, apollo: apollo && { ...apollo, next } } } });
  const first = browser.getByRole('region', { name: 'Do this first' });
  await expect.poll(() => first.query()?.textContent).toMatch(text);
});

it.for([
  { zone: 'Europe/London', text: 'Planned for 24 Nov 2026, 00:00–04:00 GMT · 3 services' },
  {
    zone: 'America/New_York',
    text: 'Planned for 24 Nov 2026, 00:00–04:00 GMT (23 Nov 2026, 19:00–23:00 GMT-5) · 3 services',
  },
])(
  'Planned works are named by the clocks in London, and by those of a reader in $zone [LANDING-4]',
  async ({ zone, text }) => {
    await setZones('Asia/Kolkata', zone);
    open();
    const works = browser.getByRole('listitem').filter({ hasText: 'Planned for' }).first();
    await expect
      .poll(() => works.query()?.lastElementChild?.textContent?.replaceAll(/\s*–\s*/gu, '–'))
      .toBe(text);
  },
);

it.for([
  {
    who: 'with services',
    health: { down: 2, degraded: 0 },
    href: '/services?q=Bristol&health=down,degraded',
  },
  { who: 'with none that is affected', health: { down: 2, degraded: 0 }, affectedCount: 0, href: '/support' },
  { who: 'without services', health: null, href: '/support' },
])('An incident leads a user $who to where there is more about it [LANDING-4]', async (row) => {
  const { health, href, affectedCount = 2 } = row;
  const incidents = landing.apollo?.incidents.map((incident) => ({ ...incident, affectedCount })) ?? [];
  open({
    api: {
      ...areaFixtures.api,
      getLanding: { ...landing, apollo: landing.apollo && { ...landing.apollo, health, incidents } },
    },
  });
  await expect.element(browser.getByRole('link', { name: /^Fibre cut/ })).toHaveAttribute('href', href);
});

it('The landing page names one thing to do first, and its button leads there [LANDING-3]', async () => {
  open();
  await browser.getByRole('region', { name: 'Do this first' }).getByRole('link').click();
  await expect.poll(() => shown.address()).toBe('/approvals/AP-7001');
});

it('The landing page offers only products that the user may open, and counts only what the user may act on, before and after the response [LANDING-2]', async () => {
  open({ user: createTestUser({ roles: ['support'] }) });
  await expect.element(browser.getByRole('link', { name: /Cases 3/ })).toBeVisible();
  for (const name of [/Approvals/, /Ports/, /Change requests/, /Quotes about to expire/, /^Deals/])
    await expect.element(browser.getByRole('link', { name })).not.toBeInTheDocument();
  await expect.element(browser.getByRole('link', { name: /Connectivity quoting/ })).toBeVisible();
});

it.for([
  { state: 'short texts', response: landing },
  { state: 'long texts', response: longTexts },
  { state: 'nothing to list', response: firstDay },
])('Nothing on a phone moves when the response arrives with $state [LANDING-5]', async ({ response }) => {
  await browser.viewport(360, 800);
  let respond: ((received: Response) => void) | undefined;
  const getLanding = () => new Promise<Response>((resolve) => void (respond = resolve));
  open({ api: { ...areaFixtures.api, getLanding } });
  await expect.element(browser.getByRole('link', { name: 'Support' })).toBeVisible();
  await expect.element(browser.getByRole('link', { name: 'No connection since 06:40' })).toBeVisible();
  const before = placesOfHeadings();
  respond?.(Response.json(response));
  await expect.element(browser.getByText(/open quotes$/)).toBeVisible();
  expectUnmoved(before);
});

it('The launcher works while the call is slow, and nothing moves when the response arrives [LANDING-5]', async () => {
  const respond: ((response: Response) => void)[] = [];
  const { listRecentItems } = areaFixtures.api;
  open({
    api: {
      listRecentItems,
      getLanding: () => new Promise<Response>((resolve) => void respond.push(resolve)),
    },
  });
  await expect.element(browser.getByRole('link', { name: 'Support' })).toBeVisible();
  await expect.poll(() => respond).toHaveLength(1);
  const before = placesOfHeadings();
  respond[0]?.(Response.json(areaFixtures.api.getLanding));
  await expect.element(browser.getByText('18 open quotes')).toBeVisible();
  expectUnmoved(before);
});

it('The landing page that failed to load has one Retry, and its launcher still works [LANDING-5]', async () => {
  open({ api: { ...areaFixtures.api, getLanding: problemResponse(500) } });
  const retry = browser.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  await expect.element(browser.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
  shown.script(areaFixtures.api);
  await retry.click();
  await expect.element(browser.getByText('18 open quotes')).toBeVisible();
});

it('A recent item of an unknown kind shows only when it was opened [LANDING-8]', async () => {
  const items = recentItems.items.slice(0, 1).map((item) => Object.assign({}, item, { kind: 'constructor' }));
  open({ api: { ...areaFixtures.api, listRecentItems: { items } } });
  const recent = browser.getByRole('region', { name: 'Continue where you left off' });
  await expect.element(recent.getByText('21 Nov 2026, 10:12')).toBeVisible();
  expect(recent.element().textContent).not.toMatch(/native code|·/);
});

it('The landing page lists the recent items, and works without that list [LANDING-8]', async () => {
  open();
  const recent = browser.getByRole('region', { name: 'Continue where you left off' });
  await recent.getByRole('link', { name: 'No connection since 06:40' }).click();
  await expect.poll(() => shown.address()).toBe('/support/cases/00012345');
  shown.unmount();
  open({ api: { ...areaFixtures.api, listRecentItems: problemResponse(500) } });
  await expect.element(recent.getByText(/couldn’t load what you opened last/).first()).toBeVisible();
  await expect.element(browser.getByText('18 open quotes')).toBeVisible();
});

it.each([
  '/assets/x.js',
  '/api/portal/rest/recent-items',
  '/sandbox/reset',
  '/services/../assets/x.js',
  '//evil.example/services/1',
])(
  'A recent item with the address %s, which is no page of the portal, is left out [LANDING-8]',
  async (href) => {
    const [first, ...others] = recentItems.items;
    if (!first) throw new Error('There is no recent item.');
    const items = [{ ...first, href }, ...others];
    open({ api: { ...areaFixtures.api, listRecentItems: { items } } });
    const recent = browser.getByRole('region', { name: 'Continue where you left off' });
    await expect.element(recent.getByRole('link').first()).toBeVisible();
    expect(recent.getByRole('link').elements()).toHaveLength(others.length);
    expect(recent.element().textContent).not.toContain(first.title);
  },
);

it.each(['', ' \t\u00a0'])(
  'The landing page greets a user with the first name %j by Welcome alone [TITLE-6]',
  async (firstName) => {
    open({ user: createTestUser({ firstName }) });
    await expect
      .element(browser.getByRole('heading', { level: 1, name: 'Welcome', exact: true }))
      .toBeVisible();
  },
);

it('A user with neither view is told whom to ask, and nothing is requested [LANDING-7]', async () => {
  open({ user: createTestUser({ apolloAccess: false, artemisAccess: false }) });
  await expect.element(heading('You don’t have access to a portal view yet')).toBeVisible();
  expect(shown.requests).toEqual([]);
});
