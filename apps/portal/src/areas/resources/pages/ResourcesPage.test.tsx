import { problemResponse } from '@quayside/portal-core/page-testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../../testing/renderPage.tsx';
import { resourcesArea } from '../area.ts';
import { areaFixtures } from '../area.fixtures.ts';

let shown: ReturnType<typeof renderPage>;

function open(path: string, api = {}): void {
  shown = renderPage(resourcesArea, { path, api: { ...areaFixtures.api, ...api } });
}

afterEach(() => shown.unmount());

const heading = page.getByRole('heading', { level: 1 });
const listRequests = () => shown.requests.filter(({ id }) => id === 'listDocuments');

it('The Resources page requests what the address says, and ignores its invalid parts [RES-3]', async () => {
  open('/resource?q=porting&category=order-forms&pageSize=7&page=zero');
  await expect.element(heading).toBeVisible();
  expect(listRequests().map(({ query }) => query)).toMatchObject([{ q: 'porting', category: 'order-forms' }]);
  expect(listRequests()[0]?.query['pageSize']).not.toBe('7');
});

it('The Resources page says that the documents failed to load, and retrying loads them [RES-12]', async () => {
  open('/resource', { listDocuments: problemResponse(403) });
  const retry = page.getByRole('button', { name: /try again|retry/i });
  await expect.element(retry).toBeVisible();
  shown.script({ listDocuments: areaFixtures.api.listDocuments });
  await retry.click();
  await expect.element(page.getByRole('table')).toBeVisible();
});

it('The Resources page still works when its visit cannot be recorded', async () => {
  open('/resource', { recordResourcesVisit: problemResponse(500) });
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(shown.failures).toEqual([]);
});
