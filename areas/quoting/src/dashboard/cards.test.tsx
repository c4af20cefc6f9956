import type { RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderCard } from '@quayside/shared/testing/renderCard.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { quotingArea } from '../area.ts';
import { quoteList } from '../quotes.fixtures.ts';

let page: RenderedPage | undefined;

afterEach(() => page?.unmount());

const listQuotes = ({ query }: { readonly query: Readonly<Record<string, string>> }) =>
  Response.json({ ...quoteList, total: query['owner'] === 'me' ? 2 : 6 });

it.each([
  ['Quotes about to expire 2', 'me'],
  ['Quotes about to expire Company 6', ''],
])(
  'The number of the link %s is that of the quotes behind it, the first to expire first [DASH-1]',
  async (name, owner) => {
    page = renderCard(quotingArea, 'expiring-quotes', { api: { ...areaFixtures.api, listQuotes } });
    await browser.getByRole('link', { name }).click();
    const last = () => page?.requests.findLast(({ id }) => id === 'listQuotes')?.query;
    await expect.poll(last).toMatchObject({ expiresWithin: '7', owner, sort: 'validUntil', pageSize: '25' });
  },
);
