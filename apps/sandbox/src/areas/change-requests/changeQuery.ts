import type { QueryOf } from '../../contract/operations.ts';
import { createReader } from '../../store/collection.ts';
import { createList } from '../../store/list.ts';
import { containsWords, equal, joinSql, noCondition, type Sql } from '../../store/sqlFilter.ts';
import { changes, type ChangeRow } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { decisionTurns } from '../approvals/decisionTurns.ts';
import type { Caller } from '../caller.ts';
import { readBy, turnById, turnFields, type ReadBy } from '../turns.ts';

export type ChangeQuery = Required<QueryOf<'listChangeRequests'>>;

const openChangeStatuses = 'draft,submitted,assessing,awaitingApproval,scheduled,implementing';

export type VisibleChange = ReadBy<ChangeRow>;

/** The change requests that a caller may see. One that waits for an approval waits for the caller who may decide it. */
export function visibleChanges(world: World, caller: Caller): Sql {
  const turns = turnById(decisionTurns(world, caller, 'change'), 'id');
  return joinSql({ text: ' FROM ', values: [] }, readBy(changes, turns), {
    text: ' WHERE partner_id = ?',
    values: [caller.partnerId],
  });
}

/** The change requests of a query, but for its facets. */
export function fromChanges(world: World, caller: Caller, query: ChangeQuery): Sql {
  return joinSql(
    visibleChanges(world, caller),
    containsWords('searched', query.q),
    equal('service_id', query.serviceId),
    ageCondition(query.age, world.now()),
  );
}

const readVisible = createReader({ ...changes.fields, ...turnFields });

/** The change request with an id; undefined for one that does not exist or belongs to another partner. */
export function findChange(world: World, caller: Caller, id: string): VisibleChange | undefined {
  const from = visibleChanges(world, caller);
  const row = world.first(`SELECT *${from.text} AND id = ?`, ...from.values, id);
  return row && readVisible(row);
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
  read: readVisible,
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
