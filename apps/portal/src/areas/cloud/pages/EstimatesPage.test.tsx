import { problemResponse } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../../testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { cloudArea } from '../area.ts';

let shown: ReturnType<typeof renderPage>;

afterEach(() => shown.unmount());

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
