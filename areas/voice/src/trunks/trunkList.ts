import type { CallInput } from '@quayside/contract';
import type { trunksPath } from '@quayside/contract/paths/voice';
import { type StateOf, joinFilters } from '@quayside/portal-core/addresses';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { wordFilter } from '@quayside/page-kit/list';
import type { TrunkList } from '../api.ts';
import { fraudWords, trunkStatusWords } from '../voiceWords.ts';

export type TrunkListState = StateOf<typeof trunksPath>;

export function toTrunkFilter({ q, sort, filters: values }: TrunkListState): TrunkFilter {
  const { status, fraud } = joinFilters(values);
  return { q, sort, status, fraud: fraud === 'near' ? fraud : '' };
}

type TrunkFilter = Pick<NonNullable<CallInput<'listTrunks'>['query']>, 'q' | 'sort' | 'status' | 'fraud'>;

export function trunkFilters(facets: TrunkList['facets'] | undefined): readonly FilterBarFilter[] {
  return [
    wordFilter('status', 'Status', trunkStatusWords, facets?.status),
    wordFilter('fraud', 'Fraud limit used', fraudWords, facets?.fraud),
  ];
}
