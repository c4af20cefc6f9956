import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';
import type { SearchFunction } from '@quayside/portal-core/areas';
import type { RenderedPage } from '@quayside/contract/testing';
import { createManualClock, createTestUser, type ManualClock } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from './area.fixtures.ts';
import { searchArea } from './area.ts';

let shown: RenderedPage;

afterEach(() => shown.unmount());

function areaOf(id: string, search: SearchFunction, access = rules.apollo) {
  return defineArea({
    id,
    routes: [{ path: `/${id}`, title: id }],
    search: [{ kind: id, label: id, access, listPath: `/${id}`, search: () => Promise.resolve(search) }],
  });
}

const finds =
  (id: string): SearchFunction =>
  ({ text }) =>
    Promise.resolve({ total: 1, items: [{ id, title: `${id} ${text}`, href: `/found/${id}` }] });

interface OpenOptions {
  areas: readonly ReturnType<typeof areaOf>[];
  user?: ReturnType<typeof createTestUser>;
  clock?: ManualClock;
}

function open(path: string, { areas, ...options }: OpenOptions): void {
  shown = renderPage(searchArea, { path, otherAreas: areas, api: areaFixtures.api, ...options });
}

const tabs = () =>
  page
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent);

it('The search page asks the sources that the user may use, and keeps the tab in the address [SEARCH-1, SEARCH-3]', async () => {
  const areas = [areaOf('cases', finds('C-1')), areaOf('orders', finds('OR-1'), rules.artemis)];
  open('/search?keyword=bristol&from=bar', { areas, user: createTestUser({ artemisAccess: false }) });
  await expect.poll(tabs).toEqual(['All1', 'cases1']);
  await page.getByRole('tab', { name: /^cases/ }).click();
  await expect.poll(() => shown.address()).toBe('/search?keyword=bristol&from=bar&tab=cases');
  await expect
    .element(page.getByRole('link', { name: 'Show the result in cases' }))
    .toHaveAttribute('href', '/cases?q=bristol');
  await page.getByRole('searchbox').fill('leeds');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => shown.address()).toBe('/search?keyword=leeds&from=bar');
  await expect.element(page.getByRole('link', { name: 'C-1 leeds' })).toBeVisible();
});

it('The search page asks for a keyword when the address has none [SEARCH-2, ROUTE-10]', async () => {
  let asked = 0;
  const counting: SearchFunction = (query) => {
    asked += 1;
    return finds('C-1')(query);
  };
  open('/search?keyword=%20', { areas: [areaOf('cases', counting)] });
  await expect.element(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  expect(asked).toBe(0);
});

it('A source that throws, rejects or hangs leaves the results of the others, is named after 2 s and can be retried [SEARCH-4]', async () => {
  const clock = createManualClock();
  let works = false;
  const areas = [
    areaOf('cases', finds('C-1')),
    areaOf('throws', (query) => {
      if (works) return finds('T-1')(query);
      throw new TypeError('x is undefined');
    }),
    areaOf('rejects', () => Promise.reject(new Error('404'))),
    areaOf('hangs', () => new Promise(() => undefined)),
  ];
  open('/search?keyword=bristol', { areas, clock });
  await expect
    .poll(async () => {
      await clock.advance(150);
      return tabs();
    })
    .toEqual(['All1', 'cases1']);
  await expect.element(page.getByText('Searching hangs')).toBeVisible();
  await clock.advance(2_000);
  await expect.element(page.getByText('1 result for “bristol”. 1 of 4 sources responded.')).toBeVisible();
  await expect
    .poll(() => new Set(shown.failures.map(({ areaId }) => areaId)))
    .toEqual(new Set(['rejects', 'throws']));
  works = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect
    .poll(async () => {
      await clock.advance(2_000);
      return tabs();
    })
    .toEqual(['All2', 'cases1', 'throws1']);
});

it('A source that responds late adds its results below without moving the others [SEARCH-9]', async () => {
  const clock = createManualClock();
  const late: SearchFunction = (query) =>
    new Promise((resolve) => {
      clock.setTimeout(() => resolve(finds('QT-1')(query)), 1_500);
    });
  open('/search?keyword=bristol', { areas: [areaOf('quotes', late), areaOf('cases', finds('C-1'))], clock });
  await expect
    .poll(async () => {
      await clock.advance(50);
      return tabs();
    })
    .toEqual(['All1', 'cases1']);
  const result = page.getByRole('link', { name: 'C-1 bristol' });
  const before = result.element().getBoundingClientRect().top;
  await clock.advance(1_500);
  await expect.poll(tabs).toEqual(['All2', 'cases1', 'quotes1']);
  expect(result.element().getBoundingClientRect().top).toBe(before);
});
