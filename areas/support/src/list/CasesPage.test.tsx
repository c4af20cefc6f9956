import { problemResponse, type RenderPageOptions } from '@quayside/contract/testing';
import { createManualClock } from '@quayside/portal-core/testing';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetZones, setZones, zonePairs } from '@quayside/shared/testing/deviceZone.ts';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { supportArea } from '../area.ts';
import { areaFixtures } from '../area.fixtures.ts';
import { caseList } from '../cases.fixtures.ts';

let shown: ReturnType<typeof renderPage>;

function open(path: string, api = {}, options: Pick<RenderPageOptions, 'clock'> = {}): void {
  shown = renderPage(supportArea, { path, api: { ...areaFixtures.api, ...api }, ...options });
}

afterEach(async () => {
  shown.unmount();
  await resetZones();
});

const sent = (id: string) => shown.requests.filter((request) => request.id === id);
const view = { id: 'v1', name: 'Down', query: 'impact=down', columns: ['subject'], isDefault: false };

it('The list of cases follows its address, and ignores the invalid parts [LIST-1]', async () => {
  open('/support/cases?q=bristol&status=open,won&scope=mine&age=week&sort=owner&pageSize=7');
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect
    .poll(() => sent('listCases').map(({ query }) => query))
    .toMatchObject([
      { q: 'bristol', status: 'open', scope: 'mine', age: 'week', sort: '-updatedAt', pageSize: '25' },
    ]);
});

it('A list draws no more rows than its page has room for, however many the backend sends', async () => {
  const [first] = caseList.items;
  const items = Array.from({ length: 3000 }, (_, index) => ({ ...first, caseNumber: `${index}` }));
  open('/support/cases?pageSize=10', { listCases: { ...caseList, total: 3000, items } });
  await expect.element(page.getByRole('row').nth(10)).toBeVisible();
  expect(page.getByRole('row').elements()).toHaveLength(11);
});

it('An export of cases covers the filter and the tab, not the page, in the visible columns [LIST-5]', async () => {
  open('/support/cases?scope=mine&status=open&page=2&pageSize=10', {
    listCases: { ...caseList, total: 14 },
    createCaseExport: problemResponse(503),
  });
  await page.getByRole('button', { name: 'Export these 14 cases' }).click();
  await expect.poll(() => sent('createCaseExport')).toHaveLength(1);
  expect(sent('createCaseExport')[0]?.body).toMatchObject({
    scope: 'mine',
    status: 'open',
    sort: '-updatedAt',
    columns: ['subject', 'siteName', 'caseNumber', 'waitingFor', 'status', 'impact', 'raisedBy', 'updatedAt'],
  });
  await expect.poll(() => shown.services.toasts.getSnapshot().toasts).toHaveLength(1);
});

it('An address whose first day is after its last says so [CASES-3]', async () => {
  open('/support/cases?raisedFrom=2026-12-24&raisedTo=2026-11-01');
  const notice = page.getByText('The first day of “Raised” is after the last one');
  await expect.element(notice).toBeVisible();
  await page.getByRole('button', { name: /^Remove Raised until/ }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

it('After the search and the filters are cleared in an empty list, the focus is on the heading [LIST-1]', async () => {
  open('/support/cases?q=nowhere', {
    listCases: ({ query }: { query: { q?: string } }) =>
      query.q === undefined ? caseList : { ...caseList, total: 0, items: [] },
  });
  const clear = page.getByRole('button', { name: 'Clear search and filters' });
  await clear.click();
  await expect.element(clear).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

const lastQuery = () => sent('listCases').at(-1)?.query;

it('Cases are narrowed to a service, a site and days, which the address holds and chips take away [CASES-3]', async () => {
  open('/support/cases', {
    listSites: { total: 1, items: [{ siteId: 'ST-1', name: 'Leeds Depot', postcode: 'LS1 4HT' }] },
  });
  await page.getByRole('button', { name: /^(More f|F)ilters/ }).click();
  await page.getByRole('combobox', { name: 'Site' }).click();
  await page.getByRole('option', { name: /Leeds Depot/ }).click();
  await page.getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option', { name: /Bristol Temple Quay/ }).click();
  await page.getByLabelText('From', { exact: true }).fill('2026-11-01');
  await expect
    .poll(shown.address)
    .toBe('/support/cases?serviceId=QS-104200&site=Leeds+Depot&raisedFrom=2026-11-01');
  await expect.poll(lastQuery).toMatchObject({
    serviceId: 'QS-104200',
    site: 'Leeds Depot',
    raisedFrom: expect.stringMatching(/^2026-(?:10-31|11-01)T/),
    raisedTo: '',
  });
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Remove Site: Leeds Depot' }).click();
  await expect.element(page.getByRole('button', { name: /^Remove Raised from: 1 Nov 2026/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Remove Service: Bristol/ })).toBeVisible();
  await expect.poll(lastQuery).toMatchObject({ serviceId: 'QS-104200', site: '' });
});

it.each(zonePairs)(
  'On a device in %s, the days of the filter are those of the profile, %s, as the dates in the list are [CASES-3]',
  async (device, profile) => {
    await setZones(device, profile);
    open('/support/cases?raisedFrom=2026-07-01&raisedTo=2026-07-01');
    await expect.poll(lastQuery).toMatchObject(raisedOnDay[profile] ?? {});
    await expect.element(page.getByRole('button', { name: /^Remove Raised from: 1 Jul 2026/ })).toBeVisible();
  },
);

/** The first and the last moment of 1 July in the zones of the profiles. */
const raisedOnDay: Record<string, object> = {
  'Europe/London': { raisedFrom: '2026-06-30T23:00:00.000Z', raisedTo: '2026-07-01T22:59:59.999Z' },
  'America/Los_Angeles': { raisedFrom: '2026-07-01T07:00:00.000Z', raisedTo: '2026-07-02T06:59:59.999Z' },
  'Asia/Kolkata': { raisedFrom: '2026-06-30T18:30:00.000Z', raisedTo: '2026-07-01T18:29:59.999Z' },
  'Pacific/Auckland': { raisedFrom: '2026-06-30T12:00:00.000Z', raisedTo: '2026-07-01T11:59:59.999Z' },
};

it('A link names the service of its filter, and days that do not exist are dropped [CASES-3, LIST-1]', async () => {
  open('/support/cases?serviceId=QS-104200&raisedFrom=2026-02-30');
  await expect
    .element(page.getByRole('button', { name: /^Remove Service: Bristol Temple Quay/ }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Remove Raised/ })).not.toBeInTheDocument();
  expect(lastQuery()).toMatchObject({ serviceId: 'QS-104200', raisedFrom: '' });
});

it('Two links above the list count what waits for the user and for the company, under the other filters [WAIT-2]', async () => {
  const facets = {
    ...caseList.facets,
    waitingFor: [
      { id: 'you', count: 112 },
      { id: 'colleague', count: 30 },
    ],
  };
  open('/support/cases?impact=down&page=2', { listCases: { ...caseList, facets } });
  await expect
    .element(page.getByRole('link', { name: 'Waiting for you: 112' }))
    .toHaveAttribute('href', '/support/cases?waitingFor=you&impact=down');
  await expect
    .element(page.getByRole('link', { name: 'For your company: 142' }))
    .toHaveAttribute('href', '/support/cases?waitingFor=you%2Ccolleague&impact=down');
});

it('A view is saved again to the views of another tab that was faster [LIST-6]', async () => {
  open('/support/cases?impact=down');
  await page.getByRole('button', { name: /Standard view/ }).click();
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  shown.script({
    replaceSavedViews: () => {
      shown.script({
        listSavedViews: { etag: '"2"', items: [view] },
        replaceSavedViews: { etag: '"3"', items: [] },
      });
      return problemResponse(412);
    },
  });
  await page.getByRole('textbox').last().fill('Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => sent('replaceSavedViews')).toHaveLength(2);
  expect(sent('replaceSavedViews')[1]?.body).toMatchObject({ items: [{ name: 'Down' }, { name: 'Mine' }] });
  expect(shown.services.toasts.getSnapshot().toasts).toEqual([]);
});

it('A view is saved for the views that the page shows, and not over the same view of another tab [LIST-6]', async () => {
  const clock = createManualClock();
  open(
    '/support/cases?view=view-1',
    { listSavedViews: { etag: '"1"', items: [{ ...view, id: 'view-1' }] } },
    { clock },
  );
  await page.getByRole('button', { name: /Down/ }).click();
  shown.script({
    listSavedViews: { etag: '"2"', items: [{ ...view, id: 'view-1', name: 'Broken' }] },
    replaceSavedViews: problemResponse(412),
  });
  await clock.advance(6 * 60_000);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox').last().fill('Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByRole('button', { name: /Broken/ }).first()).toBeVisible();
  expect(shown.services.toasts.getSnapshot().toasts).toMatchObject([
    { text: expect.stringContaining('Another tab changed this view first') },
  ]);
  expect(sent('replaceSavedViews').map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"']);
});

it('Of 3,000 saved views the first 100 and the current one are drawn, and the heading says so', async () => {
  const items = Array.from({ length: 3000 }, (_, index) => ({
    ...view,
    id: `view-${index + 1}`,
    name: `View ${index + 1}`,
  }));
  open('/support/cases?view=view-3000', { listSavedViews: { etag: '"1"', items } });
  await page.getByRole('button', { name: /View 3000/ }).click();
  const panel = page.getByRole('list', { name: 'Saved views: the first 100 of 3,000' });
  await expect.element(panel).toBeVisible();
  // The standard view stands before them.
  expect(panel.getByRole('listitem').elements()).toHaveLength(102);
});

it('A default view does not replace the state in the address [LIST-4]', async () => {
  const listSavedViews = { etag: '"1"', items: [{ ...view, isDefault: true }] };
  open('/support/cases?impact=none', { listSavedViews });
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.poll(() => sent('listSavedViews')).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: /Impact: No impact/ })).toBeVisible();
  expect(shown.address()).toBe('/support/cases?impact=none');
});
