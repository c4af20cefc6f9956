import type { OrderList } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { createReader } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { createList } from '../../store/list.ts';
import { containsWords, joinSql } from '../../store/sqlFilter.ts';
import { pickFrom } from '../../store/typedObject.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { waitingForWords } from '../../world/words.ts';
import { orders, type OrderRow } from './orders.ts';
import { openOrderStatuses, toOrderSummary } from './toOrder.ts';

/** The filters, sort and page of the list of orders. */
export type OrderQuery = Required<QueryOf<'listOrders'>>;

const list = createList({
  read: orders.read,
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

/** One page of the orders of the caller's partner. */
export function listOrders(world: World, caller: Caller, query: OrderQuery): OrderList {
  followDeliveries(world, caller);
  const from = joinSql(
    { text: ' FROM orders WHERE partner_id = ?', values: [caller.partnerId] },
    containsWords(`lower(id || ' ' || name || ' ' || purchase_order || ' ' || items)`, query.q),
  );
  return list.page(world, from, query, (order) => toOrderSummary(world, order));
}

/** The order with an id; undefined for one that does not exist or belongs to another partner. */
export function findOrder(world: World, caller: Caller, id: string): OrderRow | undefined {
  followDeliveries(world, caller);
  return orders.first(world, 'id = ? AND partner_id = ?', id, caller.partnerId);
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
