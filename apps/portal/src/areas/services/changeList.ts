import type { CallInput } from '@quayside/portal-core/calls';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { waitingForWords } from '../../domain/entities/words.ts';
import { linkedFilter, optionsOf, wordFilter } from '../../domain/list/filterOptions.ts';
import {
  createListAddress,
  joinFilters,
  type ListAddress,
  type ListState,
} from '../../domain/list/listAddress.ts';
import type { ChangeRequestList } from './changeRequestsApi.ts';
import { changeStatusWords, changeTypeWords } from './serviceWords.ts';

/** How long ago a change was requested. */
export const changeAgeWords = { week: 'Up to a week', month: 'Up to a month', older: 'Over a month' };

const filters = {
  waitingFor: Object.keys(waitingForWords),
  status: ['open', ...Object.keys(changeStatusWords)],
  type: Object.keys(changeTypeWords),
  age: Object.keys(changeAgeWords),
  serviceId: /^[\w-]{1,40}$/,
};

/** The sorts of the list. */
export const changeSorts = [
  '-updatedAt',
  'updatedAt',
  '-requestedAt',
  'requestedAt',
  'window',
  '-window',
  'title',
  '-title',
] as const;

/** What the address of the list says. */
export type ChangeListState = ListState<keyof typeof filters, (typeof changeSorts)[number]>;

/** The address of the list. */
export const changeListAddress: ListAddress<ChangeListState> = createListAddress({
  filters,
  sorts: changeSorts,
});

/** The input of the call that lists what the address says. */
export function toChangeListInput(state: ChangeListState): CallInput<'listChangeRequests'> {
  const { q, sort, page, pageSize } = state;
  const { age, ...joined } = joinFilters(state.filters);
  return { query: { q, sort, page, pageSize, ...joined, age: ageOf(age) } };
}

type Age = NonNullable<NonNullable<CallInput<'listChangeRequests'>['query']>['age']>;

// The call takes one age; the address may name several.
function ageOf(age: string): Age {
  return (['week', 'month', 'older'] as const).find((known) => age.startsWith(known)) ?? '';
}

/** The filters of the bar, with the number of change requests that each value leaves. */
export function changeFilters(
  { serviceId }: ChangeListState['filters'],
  facets: ChangeRequestList['facets'] | undefined,
): readonly FilterBarFilter[] {
  return [
    wordFilter('waitingFor', 'Waiting for', waitingForWords, facets?.waitingFor),
    {
      id: 'status',
      label: 'Status',
      options: [{ value: 'open', label: 'All open' }, ...optionsOf(changeStatusWords, facets?.status)],
    },
    wordFilter('type', 'Type', changeTypeWords, facets?.type),
    wordFilter('age', 'Requested', changeAgeWords),
    // It comes from links of other pages, and can be taken away.
    ...linkedFilter('serviceId', 'Service', serviceId),
  ];
}
