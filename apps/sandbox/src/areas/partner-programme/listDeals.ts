import type { DealList } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { sharedRights } from '../../rights/rights.ts';
import { createReader } from '../../store/collection.ts';
import { createList } from '../../store/list.ts';
import { containsWords, equal, joinSql, noCondition, type Sql } from '../../store/sqlFilter.ts';
import type { World } from '../../world/createWorld.ts';
import { dayAfter } from '../../world/insert.ts';
import { decisionTurns } from '../approvals/decisionTurns.ts';
import type { Caller } from '../caller.ts';
import { readBy, turnById, turnByRight, turnFields, turnIf, type ReadBy } from '../turns.ts';
import { deals, openDealStatuses, type DealRow } from './deals.ts';
import { toDealSummary } from './toDeal.ts';

export type DealQuery = Required<QueryOf<'listDeals'>>;

/** The last days of a protection, in which the deal needs attention. */
export const ENDING_DAYS = 30;

/** Every deal, the newest update first. */
export const allDeals: DealQuery = {
  q: '',
  status: '',
  waitingFor: '',
  product: '',
  owner: '',
  attention: '',
  protectionEndsWithin: 0,
  sort: '-updatedAt',
  page: 1,
  pageSize: 25,
};

const readVisible = createReader({ ...deals.fields, ...turnFields });

const list = createList({
  read: readVisible,
  facets: { status: 'status', waitingFor: 'waiting_for', product: 'product' },
  open: openDealStatuses,
  sorts: {
    updatedAt: 'updated_at',
    number: 'ordinal',
    name: 'name COLLATE NOCASE',
    customerName: 'customer_name COLLATE NOCASE',
    tcv: 'tcv',
    decisionDueOn: 'decision_due_on',
    protectedUntil: 'protected_until',
    expectedCloseOn: 'expected_close_on',
  },
  lastSort: 'ordinal',
});

export function listDeals(world: World, caller: Caller, query: DealQuery): DealList {
  return list.page(world, fromOf(world, caller, query), query, toDealSummary);
}

export function allDealsOf(world: World, caller: Caller, query: DealQuery): ReadBy<DealRow>[] {
  return list.all(world, fromOf(world, caller, query), query);
}

export function countDeals(world: World, caller: Caller, change: Partial<DealQuery>): number {
  const query = { ...allDeals, ...change };
  return list.countsIn(list.combinations(world, fromOf(world, caller, query)), query).total;
}

/** Deals without an order whose protection ends by a day. */
const isEnding = `status = 'approved' AND protected_until <= ? AND NOT EXISTS
  (SELECT 1 FROM quotes WHERE quotes.number = deals.quote_number AND quotes.status = 'ordered')`;

/** The deals that a caller may see. A pending one waits for whoever decides its approval, any other for whoever may register deals. */
function visibleDeals(world: World, caller: Caller): Sql {
  const pending = turnById(decisionTurns(world, caller, 'deal'), 'number');
  const byRight = turnByRight(sharedRights().grants(caller.roles, 'registerDeals'));
  return joinSql(
    { text: ' FROM ', values: [] },
    readBy(deals, turnIf(`status = 'pending'`, pending, byRight)),
    {
      text: ' WHERE partner_id = ?',
      values: [caller.partnerId],
    },
  );
}

/** The deal with a number; undefined for one that does not exist or belongs to another partner. */
export function findDeal(world: World, caller: Caller, number: string): ReadBy<DealRow> | undefined {
  const from = visibleDeals(world, caller);
  const row = world.first(`SELECT *${from.text} AND number = ?`, ...from.values, number);
  return row && readVisible(row);
}

/** The deals of a query, but for its facets. */
function fromOf(world: World, caller: Caller, query: DealQuery): Sql {
  const { q, owner, attention, protectionEndsWithin } = query;
  const now = world.now();
  return joinSql(
    visibleDeals(world, caller),
    containsWords('searched', q),
    equal('registered_by', owner === 'me' ? caller.id : ''),
    protectionEndsWithin === 0
      ? noCondition
      : { text: ` AND (${isEnding})`, values: [dayAfter(now, protectionEndsWithin)] },
    attention === ''
      ? noCondition
      : { text: ` AND (status = 'returned' OR (${isEnding}))`, values: [dayAfter(now, ENDING_DAYS)] },
  );
}
