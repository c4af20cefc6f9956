import { problemResponse } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { cloudArea } from '../area.ts';

let shown: ReturnType<typeof renderPage>;

afterEach(() => shown.unmount());

const actions = (name: string) => page.getByRole('button', { name: `Actions for ${name}` });

it('An export of estimates covers the filter and the tab in the visible columns [LIST-5]', async () => {
  shown = renderPage(cloudArea, {
    path: '/cloud?scope=mine&status=draft',
    api: { ...areaFixtures.api, createCloudEstimateExport: problemResponse(503) },
  });
  await page.getByRole('button', { name: /^Export these/ }).click();
  const sent = () => shown.requests.filter(({ id }) => id === 'createCloudEstimateExport');
  await expect.poll(sent).toHaveLength(1);
  expect(sent()[0]?.body).toEqual({
    q: '',
    sort: '-updatedAt',
    scope: 'mine',
    status: 'draft',
    columns: ['name', 'number', 'lineCount', 'status', 'owner', 'termMonths', 'mrc', 'tcv', 'updatedAt'],
  });
});

it('An estimate of the list is deleted for the version that is listed, else the list shows the newer one [CLOUD-11]', async () => {
  const estimateList = areaFixtures.api.listCloudEstimates;
  const [first, ...others] = estimateList.items;
  if (first === undefined) throw new Error('The list is empty.');
  shown = renderPage(cloudArea, {
    path: '/cloud',
    api: {
      ...areaFixtures.api,
      deleteCloudEstimate: problemResponse(412, 'This estimate was changed by Noor Rahman meanwhile.'),
    },
  });
  await expect.element(actions(first.name)).toBeVisible();
  const theirs = { ...first, etag: '"8"' as const, name: 'Booking site, two zones' };
  shown.script({ listCloudEstimates: { ...estimateList, items: [theirs, ...others] } });
  await actions(first.name).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(actions(theirs.name)).toBeVisible();
  expect(shown.services.toasts.getSnapshot().toasts[0]?.text).toContain('changed by Noor Rahman');
  const sent = shown.requests.filter(({ id }) => id === 'deleteCloudEstimate');
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual([first.etag]);
});
