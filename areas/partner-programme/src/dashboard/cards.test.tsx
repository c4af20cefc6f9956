import type { RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderCard } from '@quayside/shared/testing/renderCard.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { partnerProgrammeArea } from '../area.ts';
import { dealList } from '../deals.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

it('The number of deals leads to those that were returned or lose their protection [DASH-1]', async () => {
  const api = { ...areaFixtures.api, listDeals: { ...dealList, total: 3 } };
  page = renderCard(partnerProgrammeArea, 'waiting-deals', { api });
  await browser.getByRole('link', { name: 'Deals 3' }).click();
  const last = () => page?.requests.findLast(({ id }) => id === 'listDeals')?.query;
  await expect.poll(last).toMatchObject({ attention: 'yes', pageSize: '25' });
});
