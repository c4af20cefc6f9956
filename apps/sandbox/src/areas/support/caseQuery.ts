import type { QueryOf } from '../../contract/operations.ts';
import { valuesOf, type FacetFilters } from '../../store/facets.ts';
import { containsWords, equal, joinSql, noCondition, type Sql } from '../../store/sqlFilter.ts';
import type { Caller } from '../caller.ts';
import { beginOf, endOf } from '../../world/days.ts';

/** The filters, sort and page of the list of cases. */
export type CaseQuery = Required<QueryOf<'listCases'>>;

/** Every case of a partner, the newest update first. */
export const allCases: CaseQuery = {
  q: '',
  scope: 'organisation',
  waitingFor: '',
  status: '',
  impact: '',
  type: '',
  serviceId: '',
  site: '',
  raisedBy: '',
  raisedFrom: '',
  raisedTo: '',
  age: '',
  sort: '-updatedAt',
  page: 1,
  pageSize: 5,
};

/** The facets of the list of cases. The scope is counted apart. */
export type CaseFacet = 'waitingFor' | 'status' | 'impact' | 'type' | 'raisedBy';

/** The columns of the facets. */
export const caseFacetColumns: Readonly<Record<CaseFacet, string>> = {
  waitingFor: 'c.waiting_for',
  status: 'c.status',
  impact: 'c.impact',
  type: 'c.type',
  raisedBy: 'c.raised_by',
};

/** The states of an open case. */
export const openStatuses = 'new,inProgress,waitingForYou,withSupplier,resolved';

/** The cases that a caller may see. `f` is null for those that the caller does not follow, `m` for those that were read to the end. */
export function visibleCases({ id, partnerId }: Caller): Sql {
  return {
    text: `FROM cases c
      LEFT JOIN case_followers f ON f.case_number = c.case_number AND f.person_id = ?
      LEFT JOIN read_marks m ON m.conversation_id = 'CV-' || c.case_number AND m.person_id = ?
      WHERE c.partner_id = ?`,
    values: [id, id, partnerId],
  };
}

/** The values that each facet is filtered by. */
export function caseFacetFilters(query: CaseQuery): FacetFilters<CaseFacet> {
  return {
    waitingFor: valuesOf(query.waitingFor),
    status: valuesOf(query.status.replaceAll(/\bopen\b/g, openStatuses)),
    impact: valuesOf(query.impact),
    type: valuesOf(query.type),
    raisedBy: valuesOf(query.raisedBy),
  };
}

/** The conditions of a query, but for its facets and scope. */
export function caseConditions(query: CaseQuery, now: Date): Sql {
  return joinSql(
    containsWords('c.searched', query.q),
    equal('c.service_id', query.serviceId),
    containsWords('lower(c.site_name)', query.site),
    query.raisedFrom === ''
      ? noCondition
      : { text: ' AND c.raised_at >= ?', values: [beginOf(query.raisedFrom)] },
    query.raisedTo === '' ? noCondition : { text: ' AND c.raised_at < ?', values: [endOf(query.raisedTo)] },
    ageCondition(query.age, now),
  );
}

/** The condition of a scope. */
export function scopeCondition(scope: CaseQuery['scope'], { id }: Caller): Sql {
  if (scope === 'mine') return { text: ' AND c.raised_by = ?', values: [id] };
  return scope === 'followed' ? { text: ' AND f.person_id IS NOT NULL', values: [] } : noCondition;
}

/** The days of each age: more than the first, at most the second. */
const ages = { day: [0, 1], week: [1, 7], month: [7, 30], older: [30, 100_000] } as const;

/** The condition of an age. */
export function ageCondition(age: CaseQuery['age'], now: Date): Sql {
  if (age === '') return noCondition;
  const [over, upTo] = ages[age];
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  return { text: ' AND c.raised_at <= ? AND c.raised_at > ?', values: [before(over), before(upTo)] };
}

const columns = {
  updatedAt: 'c.updated_at',
  raisedAt: 'c.raised_at',
  subject: 'lower(c.subject)',
  priority: 'c.priority_rank',
} as const;

/** The order of a query; the number decides between equal values. */
export function caseOrder(sort: CaseQuery['sort']): string {
  if (sort === 'urgency')
    return ` ORDER BY coalesce(c.waiting_for, '') <> 'you', c.impact_rank, c.raised_at, c.case_number`;
  const isDescending = sort.startsWith('-');
  const key = isDescending ? sort.slice(1) : sort;
  const column = key in columns ? Reflect.get(columns, key) : columns.updatedAt;
  return ` ORDER BY ${String(column)} ${isDescending ? 'DESC' : 'ASC'}, c.case_number`;
}
