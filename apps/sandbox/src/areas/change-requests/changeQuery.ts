import type { QueryOf } from '../../contract/operations.ts';
import { valuesOf, type FacetFilters } from '../../store/facets.ts';
import { containsWords, equal, joinSql, noCondition, type Sql } from '../../store/sqlFilter.ts';
import type { Caller } from '../caller.ts';

/** The filters, sort and page of the list of change requests. */
export type ChangeQuery = Required<QueryOf<'listChangeRequests'>>;

/** The facets of the list of change requests. */
export type ChangeFacet = 'status' | 'type' | 'waitingFor';

/** Every change request of a partner, the newest update first. */
export const allChanges: ChangeQuery = {
  q: '',
  status: '',
  type: '',
  waitingFor: '',
  serviceId: '',
  age: '',
  sort: '-updatedAt',
  page: 1,
  pageSize: 5,
};

/** The columns of the facets. */
export const changeFacetColumns: Readonly<Record<ChangeFacet, string>> = {
  status: 'status',
  type: 'type',
  waitingFor: 'waiting_for',
};

/** The states of a change that has not ended. */
const openChangeStatuses = 'draft,submitted,assessing,awaitingApproval,scheduled,implementing';

/** The values that each facet is filtered by. */
export function changeFacetFilters(query: ChangeQuery): FacetFilters<ChangeFacet> {
  return {
    status: valuesOf(query.status.replaceAll(/\bopen\b/g, openChangeStatuses)),
    type: valuesOf(query.type),
    waitingFor: valuesOf(query.waitingFor),
  };
}

/** The conditions of a query, but for its facets. */
export function changeConditions(query: ChangeQuery, { partnerId }: Caller, now: Date): Sql {
  return joinSql(
    { text: ' WHERE partner_id = ?', values: [partnerId] },
    containsWords('searched', query.q),
    equal('service_id', query.serviceId),
    ageCondition(query.age, now),
  );
}

/** The days of each age: more than the first, at most the second. */
const ages = { week: [0, 7], month: [7, 30], older: [30, 100_000] } as const;
const DAY_MS = 86_400_000;

function ageCondition(age: ChangeQuery['age'], now: Date): Sql {
  if (age === '') return noCondition;
  const [over, upTo] = ages[age];
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return { text: ' AND requested_at <= ? AND requested_at > ?', values: [before(over), before(upTo)] };
}

const columns: Readonly<Record<string, string>> = {
  updatedAt: 'updated_at',
  requestedAt: 'requested_at',
  window: 'window_from',
  title: 'title COLLATE NOCASE',
};

/** The order of a query; the number decides between equal values, and what has no value comes last. */
export function changeOrder(sort: ChangeQuery['sort']): string {
  const isDescending = sort.startsWith('-');
  const column = columns[isDescending ? sort.slice(1) : sort] ?? 'updated_at';
  return ` ORDER BY ${column} ${isDescending ? 'DESC' : 'ASC'} NULLS LAST, number`;
}
