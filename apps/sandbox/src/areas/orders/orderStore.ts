import type { OrderList } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { createReader } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { createList } from '../../store/list.ts';
import { containsWords, joinSql, type Sql } from '../../store/sqlFilter.ts';
import { objectOf, pickFrom } from '../../store/typedObject.ts';
import type { World } from '../../world/createWorld.ts';
import { decisionTurns } from '../approvals/decisionTurns.ts';
import type { Caller } from '../caller.ts';
import { deliveryTurns } from '../delivery/deliveryTurns.ts';
import { readBy, turnById, turnFields, type ReadBy, type Turns } from '../turns.ts';
import { waitingForWords } from '../../world/words.ts';
import { orders, type OrderRow } from './orders.ts';
import { openOrderStatuses, toOrderSummary } from './toOrder.ts';

export type OrderQuery = Required<QueryOf<'listOrders'>>;

const readVisible = createReader({ ...orders.fields, ...turnFields });

const list = createList({
  read: readVisible,
  facets: { status: 'status', waitingFor: 'waiting_for', source: 'source_kind' },
  open: openOrderStatuses,
  sorts: {
    updatedAt: 'updated_at',
    requestedAt: 'requested_at',
    requiredDate: 'required_date',
    name: 'name COLLATE NOCASE',
  },
  lastSort: 'number',
});

/**
 * The orders that a caller may see. One that waits for its approval waits for whoever decides it, one that is delivered for whoever
 * answers its deliveries.
 */
function visibleOrders(world: World, caller: Caller): Sql {
  const turns = { ...turnsOfDelivered(world, caller), ...decisionTurns(world, caller, 'order') };
  return joinSql({ text: ' FROM ', values: [] }, readBy(orders, turnById(turns, 'id')), {
    text: ' WHERE partner_id = ?',
    values: [caller.partnerId],
  });
}

/** Whose turn each order is that is being delivered. It waits for the caller if one of its deliveries does. */
function turnsOfDelivered(world: World, caller: Caller): Turns {
  const turns = deliveryTurns(world, caller);
  const ordered = world
    .all(
      `SELECT s.order_id, d.case_number FROM deliveries d JOIN services s ON s.id = d.service_id
       WHERE d.partner_id = ? AND d.waiting_for = 'you'`,
      caller.partnerId,
    )
    .map((row) => ({ orderId: String(row['order_id']), turn: turns[String(row['case_number'])] }));
  return objectOf(
    ordered.map(({ orderId }) => {
      const [turn, ...more] = ordered.flatMap((each) => (each.orderId === orderId ? (each.turn ?? []) : []));
      const isMine = [turn, ...more].some((each) => each?.party === 'you');
      const single = more.length === 0 ? turn : undefined;
      return [orderId, isMine ? { party: 'you' } : (single ?? { party: 'colleague' })] as const;
    }),
  );
}

export function listOrders(world: World, caller: Caller, query: OrderQuery): OrderList {
  followDeliveries(world, caller);
  const from = joinSql(
    visibleOrders(world, caller),
    containsWords(`lower(id || ' ' || name || ' ' || purchase_order || ' ' || items)`, query.q),
  );
  return list.page(world, from, query, (order) => toOrderSummary(world, order));
}

/** The order with an id; undefined for one that does not exist or belongs to another partner. */
export function findOrder(world: World, caller: Caller, id: string): ReadBy<OrderRow> | undefined {
  followDeliveries(world, caller);
  const from = visibleOrders(world, caller);
  const row = world.first(`SELECT *${from.text} AND id = ?`, ...from.values, id);
  return row && readVisible(row);
}

const readFollowed = createReader({
  ...pickFrom(orders.fields, ['id', 'status', 'waitingFor', 'version']),
  statuses: field.text,
  waiting: field.text,
});

/** Gives orders the state that their deliveries have reached. */
function followDeliveries(world: World, { partnerId }: Caller): void {
  const rows = world.all(
    `SELECT o.id, o.status, o.waiting_for, o.version, group_concat(d.status) AS statuses, group_concat(coalesce(d.waiting_for, '')) AS waiting
     FROM deliveries d JOIN services s ON s.id = d.service_id JOIN orders o ON o.id = s.order_id
     WHERE d.partner_id = ? GROUP BY o.id`,
    partnerId,
  );
  const changed = rows.map(readFollowed).flatMap((row) => {
    const status = statusOf(row.statuses.split(','));
    const waiting = row.waiting.split(',');
    const waitingFor = waitingForWords.find((word) => waiting.includes(word)) ?? null;
    const isSame = row.status === status && row.waitingFor === waitingFor;
    return isSame ? [] : [{ ...row, status, waitingFor }];
  });
  if (changed.length === 0) return;
  world.write(() => {
    for (const { id, version, status, waitingFor } of changed)
      orders.set(world, id, {
        status,
        waitingFor,
        updatedAt: world.now().toISOString(),
        version: version + 1,
      });
  });
}

/** The state of an order by those of its deliveries. */
function statusOf(statuses: readonly string[]): OrderRow['status'] {
  const isOver = statuses.every((status) => status === 'complete' || status === 'cancelled');
  if (statuses.every((status) => status === 'complete')) return 'complete';
  if (statuses.every((status) => status === 'cancelled')) return 'cancelled';
  if (isOver) return 'partlyComplete';
  if (statuses.includes('chargeToApprove')) return 'chargeToApprove';
  return statuses.every((status) => status === 'cancelling') ? 'cancelling' : 'inDelivery';
}
