import type { QueryOf } from '../../contract/operations.ts';
import { createList } from '../../store/list.ts';
import { containsWords, equal, joinSql, noCondition, type Sql } from '../../store/sqlFilter.ts';
import { changes } from '../../world/collections.ts';
import type { Caller } from '../caller.ts';

/** The filters, sort and page of the list of change requests. */
export type ChangeQuery = Required<QueryOf<'listChangeRequests'>>;

/** The states of a change that has not ended. */
const openChangeStatuses = 'draft,submitted,assessing,awaitingApproval,scheduled,implementing';

/** The change requests of a query, but for its facets. */
export function fromChanges(query: ChangeQuery, { partnerId }: Caller, now: Date): Sql {
  return joinSql(
    { text: ' FROM changes WHERE partner_id = ?', values: [partnerId] },
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

export const changeList = createList({
  read: changes.read,
  facets: { status: 'status', type: 'type', waitingFor: 'waiting_for' },
  open: openChangeStatuses,
  sorts: {
    updatedAt: 'updated_at',
    requestedAt: 'requested_at',
    window: 'window_from',
    title: 'title COLLATE NOCASE',
  },
  lastSort: 'number',
});
