import type { CallInput } from '@quayside/contract';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { waitingForWords } from '../../domain/entities/words.ts';
import { optionsOf, wordFilter } from '../../domain/list/filterOptions.ts';
import {
  createListAddress,
  joinFilters,
  type ListAddress,
  type ListState,
} from '../../domain/list/listAddress.ts';
import type { DealList } from './api.ts';
import { dealProductWords, dealStatusWords } from './dealWords.ts';

/** Whether a deal needs attention, and whether its protection ends soon. */
const attentionWords = { yes: 'Returned, or protection ends within 30 days' };
const endingWords = { '30': 'Within 30 days' };
const ownerWords = { me: 'Me' };

const filters = {
  waitingFor: Object.keys(waitingForWords),
  status: ['open', ...Object.keys(dealStatusWords)],
  product: Object.keys(dealProductWords),
  attention: Object.keys(attentionWords),
  protectionEnds: Object.keys(endingWords),
  owner: Object.keys(ownerWords),
};

/** The sorts of the list. */
export const dealSorts = [
  '-updatedAt',
  'updatedAt',
  'number',
  '-number',
  'name',
  '-name',
  'customerName',
  '-customerName',
  'tcv',
  '-tcv',
  'decisionDueOn',
  '-decisionDueOn',
  'protectedUntil',
  '-protectedUntil',
  'expectedCloseOn',
  '-expectedCloseOn',
] as const;

/** The state of the list, read from its address. */
export type DealListState = ListState<keyof typeof filters, (typeof dealSorts)[number]>;

/** The address of the list. */
export const dealListAddress: ListAddress<DealListState> = createListAddress({ filters, sorts: dealSorts });

/** Converts the state of the list to the query of `listDeals`. */
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

/** Converts the state of the list to the input of its call. */
export function toDealListInput(state: DealListState): CallInput<'listDeals'> {
  const { page, pageSize } = state;
  return { query: { ...toDealFilter(state), page, pageSize } };
}

/** The filters of the bar, with the number of deals that each value leaves. */
export function dealFilters(facets: DealList['facets'] | undefined): readonly FilterBarFilter[] {
  return [
    wordFilter('waitingFor', 'Waiting for', waitingForWords, facets?.waitingFor),
    {
      id: 'status',
      label: 'Status',
      options: [{ value: 'open', label: 'All open' }, ...optionsOf(dealStatusWords, facets?.status)],
    },
    wordFilter('product', 'Product', dealProductWords, facets?.product),
    wordFilter('attention', 'Needs attention', attentionWords),
    wordFilter('protectionEnds', 'Protection ends', endingWords),
    wordFilter('owner', 'Registered by', ownerWords),
  ];
}
