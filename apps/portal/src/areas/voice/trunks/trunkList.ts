import type { CallInput } from '@quayside/contract';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { wordFilter } from '../../../domain/list/filterOptions.ts';
import {
  createListAddress,
  joinFilters,
  type ListAddress,
  type ListState,
} from '../../../domain/list/listAddress.ts';
import type { TrunkList } from '../api.ts';
import { inTab } from '../voiceTabs.ts';
import { fraudWords, trunkStatusWords } from '../voiceWords.ts';

const filters = { status: Object.keys(trunkStatusWords), fraud: Object.keys(fraudWords) };

/** The sorts of the list. */
export const trunkSorts = ['name', '-name', 'site', '-site', '-channels', 'channels'] as const;

/** The state of the list, read from its address. */
export type TrunkListState = ListState<keyof typeof filters, (typeof trunkSorts)[number]>;

/** The address of the list, which is a tab of Voice. */
export const trunkListAddress: ListAddress<TrunkListState> = inTab(
  createListAddress({ filters, sorts: trunkSorts }),
  'trunks',
);

/** Converts the state of the list to the query of `listTrunks`. */
export function toTrunkFilter({ q, sort, filters: values }: TrunkListState): TrunkFilter {
  const { status, fraud } = joinFilters(values);
  return { q, sort, status, fraud: fraud === 'near' ? fraud : '' };
}

type TrunkFilter = Pick<NonNullable<CallInput<'listTrunks'>['query']>, 'q' | 'sort' | 'status' | 'fraud'>;

/** Converts the state of the list to the input of its call. */
export function toTrunkListInput(state: TrunkListState): CallInput<'listTrunks'> {
  const { page, pageSize } = state;
  return { query: { ...toTrunkFilter(state), page, pageSize } };
}

/** The filters of the bar, with the number of trunks that each value leaves. */
export function trunkFilters(facets: TrunkList['facets'] | undefined): readonly FilterBarFilter[] {
  return [
    wordFilter('status', 'Status', trunkStatusWords, facets?.status),
    wordFilter('fraud', 'Fraud limit used', fraudWords, facets?.fraud),
  ];
}
