import type { CallInput } from '@quayside/contract';
import type { casesPath } from '@quayside/contract/paths/support';
import { type StateOf, joinFilters } from '@quayside/portal-core/addresses';
import type { Moment } from '@quayside/portal-core/calls';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import type { ReactNode } from 'react';
import { addDays, isCalendarDay, profileZone, startOfDay, toMoment } from '@quayside/page-kit/format';
import { waitingForWords } from '@quayside/page-kit/schema';
import { describeDay } from '@quayside/page-kit/form';
import { controlFilter, facetFilter, statusFilter, wordFilter } from '@quayside/page-kit/list';
import type { CaseList } from '../api.ts';
import { caseAgeWords, caseImpactWords, caseStatusWords, caseTypeWords } from '../caseWords.ts';

export type CaseListState = StateOf<typeof casesPath>;

/** Which cases: the user's own, those of the company, or those that the user follows. */
export function scopeOf({ filters: { scope } }: CaseListState): 'mine' | 'organisation' | 'followed' {
  const [first] = scope;
  return first === 'mine' || first === 'followed' ? first : 'organisation';
}

export function toCaseFilter(state: CaseListState) {
  const { q, sort } = state;
  const { age, raisedFrom, raisedTo, ...joined } = joinFilters(state.filters);
  const raised = { raisedFrom: momentOf(raisedFrom, 0), raisedTo: momentOf(raisedTo, 1) };
  return { q, sort, ...joined, ...raised, age: ageOf(age), scope: scopeOf(state) };
}

/**
 * The first moment of a day in the user's zone, or with 1 the last one: the list shows when a case was raised in that zone, and the
 * call takes days for London's.
 */
function momentOf(day: string, daysLater: 0 | 1): Moment | '' {
  if (!isCalendarDay(day)) return '';
  return toMoment(startOfDay(profileZone(), addDays(day, daysLater)) - daysLater);
}

type Age = NonNullable<NonNullable<CallInput<'listCases'>['query']>['age']>;

// The call takes one age; the address may name several.
function ageOf(age: string): Age {
  return (['day', 'week', 'month', 'older'] as const).find((known) => age.startsWith(known)) ?? '';
}

/** The controls of the filters that have too many values for a list of options. */
export interface CaseFilterControls {
  readonly service: { readonly name: string; readonly control: ReactNode };
  readonly site: ReactNode;
  /** The days from and until which cases were raised. */
  readonly raised: ReactNode;
}

export function caseFilters(
  { serviceId, site, raisedFrom, raisedTo, raisedBy }: CaseListState['filters'],
  facets: CaseList['facets'] | undefined,
  controls: CaseFilterControls,
): readonly FilterBarFilter[] {
  const { service } = controls;
  return [
    wordFilter('waitingFor', 'Waiting for', waitingForWords, facets?.waitingFor),
    statusFilter(caseStatusWords, facets?.status),
    controlFilter('serviceId', 'Service', serviceId, service.control, () => service.name),
    controlFilter('site', 'Site', site, controls.site),
    controlFilter('raisedFrom', 'Raised from', raisedFrom, controls.raised, describeDay),
    // One control chooses both days.
    controlFilter('raisedTo', 'Raised until', raisedTo, null, describeDay),
    wordFilter('impact', 'Impact', caseImpactWords, facets?.impact),
    wordFilter('type', 'Type', caseTypeWords, facets?.type),
    wordFilter('age', 'Age', caseAgeWords),
    ...raisedByFilter(raisedBy, facets),
  ];
}

/** Without a person to choose, there is no filter. */
function raisedByFilter(
  selected: readonly string[],
  facets: CaseList['facets'] | undefined,
): FilterBarFilter[] {
  const filter = facetFilter('raisedBy', 'Raised by', facets?.raisedBy);
  return filter.options.length > 0 || selected.length > 0 ? [filter] : [];
}
