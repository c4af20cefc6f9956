import type { CallInput } from '@quayside/contract';
import type { trunksPath } from '@quayside/contract/paths/voice';
import { type StateOf, joinFilters } from '@quayside/portal-core/addresses';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { wordFilter } from '@quayside/page-kit/list';
import type { TrunkList } from '../api.ts';
import { fraudWords, trunkStatusWords } from '../voiceWords.ts';

export type TrunkListState = StateOf<typeof trunksPath>;

/** Converts the state of the list to the query of `listTrunks`. */
export function toTrunkFilter({ q, sort, filters: values }: TrunkListState): TrunkFilter {
  const { status, fraud } = joinFilters(values);
  return { q, sort, status, fraud: fraud === 'near' ? fraud : '' };
}

type TrunkFilter = Pick<NonNullable<CallInput<'listTrunks'>['query']>, 'q' | 'sort' | 'status' | 'fraud'>;

/** The filters of the bar, with the number of trunks that each value leaves. */
export function trunkFilters(facets: TrunkList['facets'] | undefined): readonly FilterBarFilter[] {
  return [
    wordFilter('status', 'Status', trunkStatusWords, facets?.status),
    wordFilter('fraud', 'Fraud limit used', fraudWords, facets?.fraud),
  ];
}
