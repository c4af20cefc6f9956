import type { RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderCard } from '@quayside/shared/testing/renderCard.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { partnerProgrammeArea } from '../area.ts';
import { dealList } from '../deals.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

const listDeals = ({ query }: { readonly query: Readonly<Record<string, string>> }) =>
  Response.json({ ...dealList, total: query['owner'] === 'me' ? 1 : 3 });

it.each([
  ['Deals 1', 'me'],
  ['Deals Company 3', ''],
])('The number of the link %s is that of the deals behind it [DASH-1]', async (name, owner) => {
  const api = { ...areaFixtures.api, listDeals };
  page = renderCard(partnerProgrammeArea, 'waiting-deals', { api });
  await browser.getByRole('link', { name }).click();
  const last = () => page?.requests.findLast(({ id }) => id === 'listDeals')?.query;
  await expect.poll(last).toMatchObject({ attention: 'yes', owner, pageSize: '25' });
});
