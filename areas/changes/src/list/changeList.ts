import type { CallInput } from '@quayside/contract';
import type { changesPath } from '@quayside/contract/paths/services';
import { type StateOf, joinFilters } from '@quayside/portal-core/addresses';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { waitingForWords } from '@quayside/page-kit/schema';
import { linkedFilter, statusFilter, wordFilter } from '@quayside/page-kit/list';
import type { ChangeRequestList } from '@quayside/shared/changes/api.ts';
import { changeStatusWords, changeTypeWords } from '@quayside/shared/changes/changeWords.ts';
import { changeAgeWords } from '../changeWords.ts';

export type ChangeListState = StateOf<typeof changesPath>;

export function toChangeFilter({ q, sort, filters: values }: ChangeListState) {
  const { age, ...joined } = joinFilters(values);
  return { q, sort, ...joined, age: ageOf(age) };
}

type Age = NonNullable<NonNullable<CallInput<'listChangeRequests'>['query']>['age']>;

// The call takes one age; the address may name several.
function ageOf(age: string): Age {
  return (['week', 'month', 'older'] as const).find((known) => age.startsWith(known)) ?? '';
}

export function changeFilters(
  { serviceId }: ChangeListState['filters'],
  facets: ChangeRequestList['facets'] | undefined,
): readonly FilterBarFilter[] {
  return [
    wordFilter('waitingFor', 'Waiting for', waitingForWords, facets?.waitingFor),
    statusFilter(changeStatusWords, facets?.status),
    wordFilter('type', 'Type', changeTypeWords, facets?.type),
    wordFilter('age', 'Requested', changeAgeWords),
    // It comes from links of other pages, and can be taken away.
    ...linkedFilter('serviceId', 'Service', serviceId),
  ];
}
