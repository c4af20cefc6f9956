import type { numbersPath } from '@quayside/contract/paths/voice';
import { type StateOf, joinFilters } from '@quayside/portal-core/addresses';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import type { ReactNode } from 'react';
import { controlFilter, facetFilter, wordFilter } from '@quayside/page-kit/list';
import type { NumberRangeList } from '../api.ts';
import { emergencyWords } from '../voiceWords.ts';

export type NumberListState = StateOf<typeof numbersPath>;

export function toNumberFilter({ q, sort, filters: values }: NumberListState) {
  return { q, sort, ...joinFilters(values) };
}

/** The filters of the bar, with the number of ranges that each value leaves. `siteControl` chooses a site. */
export function numberFilters(
  { site }: NumberListState['filters'],
  facets: NumberRangeList['facets'] | undefined,
  siteControl: ReactNode,
): readonly FilterBarFilter[] {
  return [
    wordFilter('emergency', 'Emergency address', emergencyWords, facets?.emergency),
    {
      id: 'area',
      label: 'Area',
      options: facets?.area.map(({ id, count }) => ({ value: id, label: id, count })) ?? [],
    },
    facetFilter('trunkId', 'Trunk', facets?.trunkId),
    controlFilter('site', 'Site', site, siteControl),
  ];
}
