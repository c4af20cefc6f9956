import { problemResponse } from '@quayside/portal-core/page-testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../../testing/renderPage.tsx';
import { supportArea } from '../area.ts';
import { areaFixtures } from '../area.fixtures.ts';

let shown: ReturnType<typeof renderPage>;

function open(path: string, api = {}): void {
  shown = renderPage(supportArea, { path, api: { ...areaFixtures.api, ...api } });
}

afterEach(() => shown.unmount());

const sent = (id: string) => shown.requests.filter((request) => request.id === id);
const view = { id: 'v1', name: 'Down', query: 'impact=down', columns: ['subject'], isDefault: false };

it('The list of cases requests what the address says, and ignores its invalid parts [LIST-1]', async () => {
  open('/support/cases?q=bristol&status=open,won&scope=mine&age=week&sort=owner&pageSize=7');
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect
    .poll(() => sent('listCases').map(({ query }) => query))
    .toMatchObject([
      { q: 'bristol', status: 'open', scope: 'mine', age: 'week', sort: '-updatedAt', pageSize: '25' },
    ]);
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

it('A default view does not replace what the address says [LIST-4]', async () => {
  const listSavedViews = { etag: '"1"', items: [{ ...view, isDefault: true }] };
  open('/support/cases?impact=none', { listSavedViews });
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.poll(() => sent('listSavedViews')).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: /Impact: No impact/ })).toBeVisible();
  expect(shown.address()).toBe('/support/cases?impact=none');
});
