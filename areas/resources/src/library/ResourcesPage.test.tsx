import { problemResponse } from '@quayside/contract/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { resourcesArea } from '../area.ts';
import { areaFixtures } from '../area.fixtures.ts';

let shown: ReturnType<typeof renderPage>;

function open(path: string, api = {}): void {
  shown = renderPage(resourcesArea, { path, api: { ...areaFixtures.api, ...api } });
}

afterEach(() => {
  shown.unmount();
  vi.restoreAllMocks();
});

const heading = page.getByRole('heading', { level: 1 });
const listRequests = () => shown.requests.filter(({ id }) => id === 'listDocuments');

it('The Resources page follows its address, and ignores the invalid parts [RES-3]', async () => {
  open('/resource?q=porting&category=order-forms&pageSize=7&page=zero');
  await expect.element(heading).toBeVisible();
  await expect
    .poll(() => listRequests().map(({ query }) => query))
    .toMatchObject([{ q: 'porting', category: 'order-forms' }]);
  expect(listRequests()[0]?.query['pageSize']).not.toBe('7');
});

it('The Resources page says that the documents failed to load, and retrying loads them [RES-12]', async () => {
  open('/resource', { listDocuments: problemResponse(500) });
  const retry = page.getByRole('button', { name: /try again|retry/i });
  await expect.element(retry).toBeVisible();
  shown.script({ listDocuments: areaFixtures.api.listDocuments });
  await retry.click();
  await expect.element(page.getByRole('table')).toBeVisible();
});

it('A version downloads under the name of the document and the version [RES-6]', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open('/resource/CT-104200', {
    getDocumentDetails: { ...areaFixtures.api.getDocumentDetails, type: 'csv', confidentiality: 'none' },
    getDocumentFile: new Response('a,b', { headers: { 'Content-Type': 'text/csv' } }),
  });
  await page.getByRole('button', { name: 'Download version 1.0' }).click();
  await expect.poll(() => click.mock.contexts).toHaveLength(1);
  const { name } = areaFixtures.api.getDocumentDetails;
  expect(click.mock.contexts[0]).toHaveProperty('download', `${name} 1.0.csv`);
});

it('A selection over 95 MB is not requested as a ZIP [RES-10]', async () => {
  const { items, ...list } = areaFixtures.api.listDocuments;
  const large = { ...items[0], size: 60e6 };
  open('/resource', { listDocuments: { ...list, items: [large, { ...large, id: 'ANOTHER' }] } });
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Download 2 as ZIP (120 MB)' }).click();
  expect(shown.services.toasts.getSnapshot().toasts).toMatchObject([
    { text: 'Select at most 95 MB for one ZIP. These are 120 MB.' },
  ]);
  expect(shown.requests.map(({ id }) => id)).not.toContain('createDocumentArchive');
});

it('Documents stay selected when the list is searched for others [RES-10]', async () => {
  open('/resource');
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  shown.script({ listDocuments: { ...areaFixtures.api.listDocuments, items: [], total: 0 } });
  await page.getByRole('searchbox').fill('porting');
  await expect.poll(() => listRequests().at(-1)?.query['q']).toBe('porting');
  await expect.element(page.getByRole('button', { name: /^Download 3 as ZIP/ })).toBeVisible();
});

it('The Resources page still works when its visit cannot be recorded', async () => {
  open('/resource', { recordResourcesVisit: problemResponse(500) });
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(shown.failures).toEqual([]);
});

it('The Resources page corrects a page beyond the last in the same history entry, so that Back leaves the list [RES-3]', async () => {
  open('/resource?q=porting');
  await expect.element(page.getByRole('rowheader').first()).toBeVisible();
  shown.script({ listDocuments: { ...areaFixtures.api.listDocuments, total: 30 } });
  shown.navigate('/resource?page=99');
  await expect.poll(() => shown.address()).toBe('/resource?page=2');
  shown.navigate(-1);
  await expect.poll(() => shown.address()).toBe('/resource?q=porting');
});

it('The Resources page keeps the columns and the row height on this device, and the column Name visible [RES-14]', async () => {
  open('/resource');
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Name', exact: true })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Version' }).click();
  await page.getByText('Compact', { exact: true }).click();
  const version = page.getByRole('columnheader', { name: 'Version' });
  await expect.element(version).not.toBeInTheDocument();
  const { deviceStorage } = shown.services.platform;
  const stored: unknown = JSON.parse(deviceStorage.get('quayside.list.resources') ?? '');
  expect(stored).toEqual({ columns: { order: [], hidden: ['version'] }, density: 'compact' });

  shown.navigate('/resource/CT-104200');
  await expect.element(heading).not.toHaveTextContent('Resources');
  shown.navigate(-1);
  await expect.element(page.getByRole('columnheader', { name: 'Size' })).toBeInTheDocument();
  await expect.element(version).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await expect.element(version).toBeInTheDocument();
});

it('A click in a row of the Resources page opens the document [RES-15]', async () => {
  open('/resource');
  await page.getByRole('cell', { name: '269 kB' }).first().click();
  await expect.poll(() => shown.address()).toMatch(/^\/resource\/.+/);
});

it('The Resources page shows every column when the stored settings do not fit [RES-14]', async () => {
  open('/resource/CT-104200');
  await expect.element(heading).toBeVisible();
  shown.services.platform.deviceStorage.set('quayside.list.resources', '{"columns":{"hidden":"version"}}');
  shown.navigate('/resource');
  await expect.element(page.getByRole('columnheader', { name: 'Version' })).toBeInTheDocument();
});
