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
import { formatDay } from '../../domain/format.ts';
import type { CaseList } from './api.ts';
import { caseAgeWords, caseImpactWords, caseStatusWords, caseTypeWords } from './caseWords.ts';

const filters = {
  scope: ['mine', 'organisation', 'followed'],
  waitingFor: Object.keys(waitingForWords),
  status: ['open', ...Object.keys(caseStatusWords)],
  impact: Object.keys(caseImpactWords),
  type: Object.keys(caseTypeWords),
  age: Object.keys(caseAgeWords),
  raisedBy: /^[\w.@-]{1,60}$/,
  serviceId: /^[\w-]{1,40}$/,
  site: /^[^,]{1,100}$/,
  raisedFrom: /^\d{4}-\d{2}-\d{2}$/,
  raisedTo: /^\d{4}-\d{2}-\d{2}$/,
};

/** The sorts of the list. */
export const caseSorts = [
  '-updatedAt',
  'updatedAt',
  'urgency',
  '-raisedAt',
  'raisedAt',
  'subject',
  '-subject',
  '-priority',
  'priority',
] as const;

/** What the address of the list says. */
export type CaseListState = ListState<keyof typeof filters, (typeof caseSorts)[number]>;

/** The address of the list. */
export const caseListAddress: ListAddress<CaseListState> = createListAddress({ filters, sorts: caseSorts });

/** Which cases: the user's own, those of the company, or those that the user follows. */
export function scopeOf({ filters: { scope } }: CaseListState): 'mine' | 'organisation' | 'followed' {
  const [first] = scope;
  return first === 'mine' || first === 'followed' ? first : 'organisation';
}

/** The input of the call that lists what the address says. */
export function toCaseListInput(state: CaseListState): CallInput<'listCases'> {
  const { q, sort, page, pageSize } = state;
  const { age, ...joined } = joinFilters(state.filters);
  return { query: { q, sort, page, pageSize, ...joined, age: ageOf(age), scope: scopeOf(state) } };
}

type Age = NonNullable<NonNullable<CallInput<'listCases'>['query']>['age']>;

// The call takes one age; the address may name several.
function ageOf(age: string): Age {
  return (['day', 'week', 'month', 'older'] as const).find((known) => age.startsWith(known)) ?? '';
}

/** The filters of the bar, with the number of cases that each value leaves. */
export function caseFilters(
  { serviceId, site, raisedFrom, raisedTo }: CaseListState['filters'],
  facets: CaseList['facets'] | undefined,
): readonly FilterBarFilter[] {
  return [
    wordFilter('waitingFor', 'Waiting for', waitingForWords, facets?.waitingFor),
    {
      id: 'status',
      label: 'Status',
      options: [{ value: 'open', label: 'All open' }, ...optionsOf(caseStatusWords, facets?.status)],
    },
    wordFilter('impact', 'Impact', caseImpactWords, facets?.impact),
    wordFilter('type', 'Type', caseTypeWords, facets?.type),
    {
      id: 'raisedBy',
      label: 'Raised by',
      options: facets?.raisedBy.map(({ id, name, count }) => ({ value: id, label: name, count })) ?? [],
    },
    wordFilter('age', 'Age', caseAgeWords),
    // These come from links of other pages, and can be taken away.
    ...linkedFilter('serviceId', 'Service', serviceId),
    ...linkedFilter('site', 'Site', site),
    ...linkedFilter('raisedFrom', 'Raised from', raisedFrom, formatDay),
    ...linkedFilter('raisedTo', 'Raised until', raisedTo, formatDay),
  ];
}
