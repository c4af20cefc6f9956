import type { CallInput } from '@quayside/contract';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { wordFilter } from '../../domain/list/filterOptions.ts';
import {
  createListAddress,
  joinFilters,
  type ListAddress,
  type ListState,
} from '../../domain/list/listAddress.ts';
import type { EstimateList } from './api.ts';
import { estimateStatusWords } from './cloudWords.ts';

const filters = { scope: ['mine'], status: Object.keys(estimateStatusWords) };

/** The sorts of the list. */
export const estimateSorts = [
  '-updatedAt',
  'updatedAt',
  '-total',
  'total',
  '-mrc',
  'mrc',
  'name',
  '-name',
] as const;

/** The state of the list, read from its address. */
export type EstimateListState = ListState<keyof typeof filters, (typeof estimateSorts)[number]>;

/** The address of the list. */
export const estimateListAddress: ListAddress<EstimateListState> = createListAddress({
  filters,
  sorts: estimateSorts,
});

/** The filter of a list or of an export. */
export function toEstimateFilter({ q, sort, filters: values }: EstimateListState) {
  const { scope, status } = joinFilters(values);
  return { q, sort, status, scope: scope === 'mine' ? ('mine' as const) : ('all' as const) };
}

/** Converts the state of the list to the input of its call. */
export function toEstimateListInput(state: EstimateListState): CallInput<'listCloudEstimates'> {
  const { page, pageSize } = state;
  return { query: { ...toEstimateFilter(state), page, pageSize } };
}

/** The filters of the bar, with the number of estimates that each value leaves. */
export function estimateFilters(facets: EstimateList['facets'] | undefined): readonly FilterBarFilter[] {
  return [wordFilter('status', 'Status', estimateStatusWords, facets?.status)];
}
