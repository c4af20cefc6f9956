import type { RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderCard } from '@quayside/shared/testing/renderCard.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { quotingArea } from '../area.ts';
import { quoteList } from '../quotes.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

const listQuotes = () => Response.json({ ...quoteList, total: 6 });

it('The number of quotes about to expire leads to those quotes, the first to expire first [DASH-1]', async () => {
  page = renderCard(quotingArea, 'expiring-quotes', { api: { ...areaFixtures.api, listQuotes } });
  await browser.getByRole('link', { name: 'Quotes about to expire 6' }).click();
  const last = () => page?.requests.findLast(({ id }) => id === 'listQuotes')?.query;
  await expect.poll(last).toMatchObject({ expiresWithin: '7', sort: 'validUntil', pageSize: '25' });
});
