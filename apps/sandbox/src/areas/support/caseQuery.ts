import type { QueryOf } from '../../contract/operations.ts';
import { createReader, type RowOf } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { createList } from '../../store/list.ts';
import { containsWords, equal, joinSql, noCondition, type Sql } from '../../store/sqlFilter.ts';
import { sharedRights } from '../../rights/rights.ts';
import { cases } from '../../world/collections.ts';
import type { Caller } from '../caller.ts';
import { readBy, turnByRight } from '../turns.ts';
import { beginOf, endOf } from '../../world/days.ts';

export type CaseQuery = Required<QueryOf<'listCases'>>;

const openStatuses = 'new,inProgress,waitingForYou,withSupplier,resolved';

const visibleFields = {
  ...cases.fields,
  follower: field.orNull(field.text),
  readPosition: field.integer,
};

/** A case as one caller sees it. `follower` is null for one that the caller does not follow. */
export type VisibleCase = RowOf<typeof visibleFields>;

export const caseList = createList({
  read: createReader(visibleFields),
  columns: 'c.*, f.person_id AS follower, coalesce(m.position, c.entry_count) AS read_position',
  facets: {
    waitingFor: 'c.waiting_for',
    status: 'c.status',
    impact: 'c.impact',
    type: 'c.type',
    raisedBy: 'c.raised_by',
  },
  alsoBy: ['c.raised_by_name', 'f.person_id IS NOT NULL AS followed'],
  open: openStatuses,
  sorts: {
    updatedAt: 'c.updated_at',
    raisedAt: 'c.raised_at',
    subject: 'lower(c.subject)',
    priority: 'c.priority_rank',
    urgency: () => `coalesce(c.waiting_for, '') <> 'you', c.impact_rank, c.raised_at`,
  },
  lastSort: 'c.case_number',
});

/**
 * The cases that a caller may see. One that waits for the company waits for whoever may raise cases. `f` is null for those that the
 * caller does not follow, `m` for those that were read to the end.
 */
export function visibleCases({ id, partnerId, roles }: Caller): Sql {
  const turns = turnByRight(sharedRights().grants(roles, 'raiseCases'));
  return joinSql({ text: ' FROM ', values: [] }, readBy(cases, turns, 'c'), {
    text: `
      LEFT JOIN case_followers f ON f.case_number = c.case_number AND f.person_id = ?
      LEFT JOIN read_marks m ON m.conversation_id = 'CV-' || c.case_number AND m.person_id = ?
      WHERE c.partner_id = ?`,
    values: [id, id, partnerId],
  });
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

export function scopeCondition(scope: CaseQuery['scope'], { id }: Caller): Sql {
  if (scope === 'mine') return { text: ' AND c.raised_by = ?', values: [id] };
  return scope === 'followed' ? { text: ' AND f.person_id IS NOT NULL', values: [] } : noCondition;
}

/** The days of each age: more than the first, at most the second. */
const ages = { day: [0, 1], week: [1, 7], month: [7, 30], older: [30, 100_000] } as const;

export function ageCondition(age: CaseQuery['age'], now: Date): Sql {
  if (age === '') return noCondition;
  const [over, upTo] = ages[age];
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  return { text: ' AND c.raised_at <= ? AND c.raised_at > ?', values: [before(over), before(upTo)] };
}
