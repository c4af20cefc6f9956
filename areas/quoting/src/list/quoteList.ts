import { quoteStatusWords } from '@quayside/shared/quotes/quoteStatusWords.ts';
import type { quotesPath } from '@quayside/contract/paths/quoting';
import { type StateOf, joinFilters } from '@quayside/portal-core/addresses';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { waitingForWords } from '@quayside/page-kit/schema';
import { wordFilter } from '@quayside/page-kit/list';
import type { QuoteList } from '../api.ts';
import { quoteProductWords } from '../quoteWords.ts';

const ownerWords = { me: 'Me' };
const expiresWords = { 7: 'Within 7 days', 14: 'Within 14 days', 30: 'Within 30 days' };

export type QuoteListState = StateOf<typeof quotesPath>;

export function toQuoteFilter({ q, sort, filters: values }: QuoteListState) {
  const { owner, expiresWithin, ...joined } = joinFilters(values);
  return {
    q,
    sort,
    ...joined,
    owner: owner === 'me' ? ('me' as const) : ('' as const),
    // Of several periods the longest one includes the others.
    expiresWithin: Math.max(0, ...expiresWithin.split(',').map(Number)),
  };
}

export function quoteFilters(facets: QuoteList['facets'] | undefined): readonly FilterBarFilter[] {
  return [
    wordFilter('waitingFor', 'Waiting for', waitingForWords, facets?.waitingFor),
    wordFilter('status', 'Status', quoteStatusWords, facets?.status),
    wordFilter('product', 'Product', quoteProductWords, facets?.product),
    wordFilter('owner', 'Owner', ownerWords),
    wordFilter('expiresWithin', 'Expires', expiresWords),
  ];
}
