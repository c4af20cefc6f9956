import type { RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderCard } from '@quayside/shared/testing/renderCard.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { cloudArea } from '../area.ts';
import { estimateList } from '../cloud.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

it('The number of cloud quotes that are ready leads to those estimates [DASH-1]', async () => {
  const listCloudEstimates = { ...estimateList, total: 4 };
  page = renderCard(cloudArea, 'cloud-quotes', { api: { ...areaFixtures.api, listCloudEstimates } });
  await browser.getByRole('link', { name: 'Cloud quotes ready 4' }).click();
  const last = () => page?.requests.findLast(({ id }) => id === 'listCloudEstimates')?.query;
  await expect.poll(last).toMatchObject({ status: 'ready', scope: 'all', pageSize: '25' });
});
