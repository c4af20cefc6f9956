import type { estimatesPath } from '@quayside/contract/paths/cloud';
import { type StateOf, joinFilters } from '@quayside/portal-core/addresses';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { wordFilter } from '@quayside/page-kit/list';
import type { EstimateList } from '../api.ts';
import { estimateStatusWords } from '../cloudWords.ts';

export type EstimateListState = StateOf<typeof estimatesPath>;

export function toEstimateFilter({ q, sort, filters: values }: EstimateListState) {
  const { scope, status } = joinFilters(values);
  return { q, sort, status, scope: scope === 'mine' ? ('mine' as const) : ('all' as const) };
}

export function estimateFilters(facets: EstimateList['facets'] | undefined): readonly FilterBarFilter[] {
  return [wordFilter('status', 'Status', estimateStatusWords, facets?.status)];
}
