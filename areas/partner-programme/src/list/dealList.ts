import type { dealsPath } from '@quayside/contract/paths/partner-programme';
import { type StateOf, joinFilters } from '@quayside/portal-core/addresses';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { waitingForWords } from '@quayside/page-kit/schema';
import { statusFilter, wordFilter } from '@quayside/page-kit/list';
import type { DealList } from '../api.ts';
import { dealProductWords, dealStatusWords } from '../dealWords.ts';

/** Whether a deal needs attention, and whether its protection ends soon. */
const attentionWords = { yes: 'Returned, or protection ends within 30 days' };
const endingWords = { '30': 'Within 30 days' };
const ownerWords = { me: 'Me' };

export type DealListState = StateOf<typeof dealsPath>;

export function toDealFilter({ q, sort, filters: values }: DealListState) {
  const { owner, attention, protectionEnds, ...joined } = joinFilters(values);
  return {
    q,
    sort,
    ...joined,
    owner: owner === 'me' ? ('me' as const) : ('' as const),
    attention: attention === 'yes' ? ('yes' as const) : ('' as const),
    protectionEndsWithin: protectionEnds === '' ? 0 : Number(protectionEnds),
  };
}

export function dealFilters(facets: DealList['facets'] | undefined): readonly FilterBarFilter[] {
  return [
    wordFilter('waitingFor', 'Waiting for', waitingForWords, facets?.waitingFor),
    statusFilter(dealStatusWords, facets?.status),
    wordFilter('product', 'Product', dealProductWords, facets?.product),
    wordFilter('attention', 'Needs attention', attentionWords),
    wordFilter('protectionEnds', 'Protection ends', endingWords),
    wordFilter('owner', 'Registered by', ownerWords),
  ];
}
