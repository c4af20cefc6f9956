import type { RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderCard } from '@quayside/shared/testing/renderCard.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { cloudArea } from '../area.ts';
import { estimateList } from '../cloud.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

it.each([
  ['Cloud quotes ready 1', 'mine'],
  ['Cloud quotes ready Company 4', 'all'],
])('The number of the link %s is that of the estimates behind it [DASH-1]', async (name, scope) => {
  const facets = { ...estimateList.facets, scope: [{ id: 'mine', count: 1 }] };
  const listCloudEstimates = { ...estimateList, total: 4, facets };
  page = renderCard(cloudArea, 'cloud-quotes', { api: { ...areaFixtures.api, listCloudEstimates } });
  await browser.getByRole('link', { name }).click();
  const last = () => page?.requests.findLast(({ id }) => id === 'listCloudEstimates')?.query;
  await expect.poll(last).toMatchObject({ status: 'ready', scope, pageSize: '25' });
});
