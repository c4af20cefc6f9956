import type { OrderList } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import { among, containsWords, joinSql, noCondition, offsetOf, type Sql } from '../../store/sqlFilter.ts';
import type { Row, World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { openOrderStatuses, toOrderSummary } from './toOrder.ts';

/** The filters, sort and page of the list of orders. */
export type OrderQuery = Required<QueryOf<'listOrders'>>;

type Facet = 'status' | 'waitingFor' | 'source';

const facetColumns: Readonly<Record<Facet, string>> = {
  status: 'status',
  waitingFor: 'waiting_for',
  source: 'source_kind',
};

/** One page of the orders of the caller's partner. */
export function listOrders(world: World, caller: Caller, query: OrderQuery): OrderList {
  followDeliveries(world, caller);
  const where = conditions(caller, query);
  const countsBy = (facet: Facet) => {
    const column = facetColumns[facet];
    const others = conditions(caller, query, facet);
    return world
      .all(
        `SELECT ${column} AS id, count(*) AS count FROM orders${others.text} AND ${column} IS NOT NULL
         GROUP BY 1 ORDER BY count DESC, 1`,
        ...others.values,
      )
      .map((row) => ({ id: String(row['id']), count: Number(row['count']) }));
  };
  return {
    page: query.page,
    pageSize: query.pageSize,
    total: Number(
      world.first(`SELECT count(*) AS count FROM orders${where.text}`, ...where.values)?.['count'],
    ),
    items: world
      .all(
        `SELECT * FROM orders${where.text}${orderOf(query.sort)} LIMIT ? OFFSET ?`,
        ...where.values,
        query.pageSize,
        offsetOf(query),
      )
      .map((row) => toOrderSummary(world, row)),
    facets: { status: countsBy('status'), waitingFor: countsBy('waitingFor'), source: countsBy('source') },
  };
}

/** The number of open orders of the caller's partner, and of those that wait for the partner. */
export function countOrders(
  world: World,
  caller: Caller,
): { readonly open: number; readonly waiting: number } {
  followDeliveries(world, caller);
  const open = among('status', openOrderStatuses);
  const row = world.first(
    `SELECT count(*) AS open, count(CASE WHEN waiting_for = 'you' THEN 1 END) AS waiting FROM orders WHERE partner_id = ?${open.text}`,
    caller.partnerId,
    ...open.values,
  );
  return { open: Number(row?.['open']), waiting: Number(row?.['waiting']) };
}

/** The row of an order. Throws 404 for one that does not exist or belongs to another partner. */
export function foundOrder(world: World, caller: Caller, id: string): Row {
  followDeliveries(world, caller);
  const row = world.first('SELECT * FROM orders WHERE id = ? AND partner_id = ?', id, caller.partnerId);
  if (row === undefined) throw new ProblemError(404, 'There is no such order. Look for it among the orders.');
  return row;
}

function conditions({ partnerId }: Caller, query: OrderQuery, except?: Facet): Sql {
  const unless = (facet: Facet, values: string) =>
    except === facet ? noCondition : among(facetColumns[facet], values);
  return joinSql(
    { text: ' WHERE partner_id = ?', values: [partnerId] },
    containsWords(`lower(id || ' ' || name || ' ' || purchase_order || ' ' || items)`, query.q),
    unless('status', query.status.replaceAll(/\bopen\b/g, openOrderStatuses)),
    unless('waitingFor', query.waitingFor),
    unless('source', query.source),
  );
}

const columns: Readonly<Record<string, string>> = {
  updatedAt: 'updated_at',
  requestedAt: 'requested_at',
  requiredDate: 'required_date',
  name: 'name COLLATE NOCASE',
};

function orderOf(sort: OrderQuery['sort']): string {
  const isDescending = sort.startsWith('-');
  const column = columns[isDescending ? sort.slice(1) : sort] ?? 'updated_at';
  return ` ORDER BY ${column} ${isDescending ? 'DESC' : 'ASC'} NULLS LAST, number`;
}

/** Gives orders the state that their deliveries have reached. */
function followDeliveries(world: World, { partnerId }: Caller): void {
  const rows = world.all(
    `SELECT o.id, o.status, o.waiting_for, group_concat(d.status) AS statuses, group_concat(coalesce(d.waiting_for, '')) AS waiting
     FROM deliveries d JOIN services s ON s.id = d.service_id JOIN orders o ON o.id = s.order_id
     WHERE d.partner_id = ? GROUP BY o.id`,
    partnerId,
  );
  const changed = rows.flatMap((row) => {
    const status = statusOf(String(row['statuses']).split(','));
    const waiting = String(row['waiting']).split(',');
    const waitingFor = ['you', 'us', 'thirdParty'].find((word) => waiting.includes(word)) ?? null;
    const isSame = row['status'] === status && row['waiting_for'] === waitingFor;
    return isSame ? [] : [{ id: String(row['id']), status, waitingFor }];
  });
  if (changed.length === 0) return;
  world.write(() => {
    for (const { id, status, waitingFor } of changed)
      world.all(
        'UPDATE orders SET status = ?, waiting_for = ?, updated_at = ?, version = version + 1 WHERE id = ?',
        status,
        waitingFor,
        world.now().toISOString(),
        id,
      );
  });
}

/** The state of an order by those of its deliveries. */
function statusOf(statuses: readonly string[]): string {
  const isOver = statuses.every((status) => status === 'complete' || status === 'cancelled');
  if (statuses.every((status) => status === 'complete')) return 'complete';
  if (statuses.every((status) => status === 'cancelled')) return 'cancelled';
  if (isOver) return 'partlyComplete';
  if (statuses.includes('chargeToApprove')) return 'chargeToApprove';
  return statuses.every((status) => status === 'cancelling') ? 'cancelling' : 'inDelivery';
}
