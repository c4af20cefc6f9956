import type { DealList } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { countsOf, totalOf, valuesOf, type Combination, type FacetFilters } from '../../store/facets.ts';
import {
  containsWords,
  equal,
  facetConditions,
  joinSql,
  noCondition,
  offsetOf,
  type Sql,
} from '../../store/sqlFilter.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { dayAfter } from '../../world/insert.ts';
import { textOrNull } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { openDealStatuses } from './dealRow.ts';
import { toDealSummary } from './toDeal.ts';

/** The filters, sort and page of the list of deals. */
export type DealQuery = Required<QueryOf<'listDeals'>>;

type DealFacet = 'status' | 'waitingFor' | 'product';

const facetColumns: Readonly<Record<DealFacet, string>> = {
  status: 'status',
  waitingFor: 'waiting_for',
  product: 'product',
};

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

/** One page of a partner's deals, with the counts of its facets. */
export function listDeals(world: World, caller: Caller, query: DealQuery): DealList {
  const where = conditions(query, caller, world.now());
  const filters = facetFilters(query);
  const combinations = world
    .all(
      `SELECT status, waiting_for, product, count(*) AS count FROM deals${where.text} GROUP BY 1, 2, 3`,
      ...where.values,
    )
    .map((row): Combination<DealFacet> => ({
      values: {
        status: textOrNull(row, 'status'),
        waitingFor: textOrNull(row, 'waiting_for'),
        product: textOrNull(row, 'product'),
      },
      count: Number(row['count']),
    }));
  return {
    page: query.page,
    pageSize: query.pageSize,
    total: totalOf(combinations, filters),
    items: select(world, caller, query, query.pageSize, offsetOf(query)).map(toDealSummary),
    facets: {
      status: countsOf(combinations, filters, 'status'),
      waitingFor: countsOf(combinations, filters, 'waitingFor'),
      product: countsOf(combinations, filters, 'product'),
    },
  };
}

/** Every deal that a query finds, on one page. */
export function allDealRows(world: World, caller: Caller, query: DealQuery): readonly Row[] {
  return select(world, caller, query, -1, 0);
}

/** The number of deals that a query finds. */
export function countDeals(world: World, caller: Caller, query: Partial<DealQuery>): number {
  const where = filtered(world, caller, { ...allDeals, ...query });
  return Number(world.first(`SELECT count(*) AS count FROM deals${where.text}`, ...where.values)?.['count']);
}

function select(world: World, caller: Caller, query: DealQuery, limit: number, offset: number): Row[] {
  const where = filtered(world, caller, query);
  return world.all(
    `SELECT * FROM deals${where.text}${orderOf(query.sort)} LIMIT ? OFFSET ?`,
    ...where.values,
    limit,
    offset,
  );
}

function filtered(world: World, caller: Caller, query: DealQuery): Sql {
  return joinSql(conditions(query, caller, world.now()), facetConditions(facetColumns, facetFilters(query)));
}

function facetFilters({ status, waitingFor, product }: DealQuery): FacetFilters<DealFacet> {
  return {
    status: valuesOf(status.replaceAll(/\bopen\b/g, openDealStatuses)),
    waitingFor: valuesOf(waitingFor),
    product: valuesOf(product),
  };
}

/** Deals without an order whose protection ends by a day. */
const isEnding = `status = 'approved' AND protected_until <= ? AND NOT EXISTS
  (SELECT 1 FROM quotes WHERE quotes.number = deals.quote_number AND quotes.status = 'ordered')`;

/** The conditions of a query, but for its facets. */
function conditions(query: DealQuery, { partnerId, id }: Caller, now: Date): Sql {
  const { q, owner, attention, protectionEndsWithin } = query;
  return joinSql(
    { text: ' WHERE partner_id = ?', values: [partnerId] },
    containsWords('searched', q),
    equal('registered_by', owner === 'me' ? id : ''),
    protectionEndsWithin === 0
      ? noCondition
      : { text: ` AND (${isEnding})`, values: [dayAfter(now, protectionEndsWithin)] },
    attention === ''
      ? noCondition
      : { text: ` AND (status = 'returned' OR (${isEnding}))`, values: [dayAfter(now, ENDING_DAYS)] },
  );
}

const columns: Readonly<Record<string, string>> = {
  updatedAt: 'updated_at',
  number: 'ordinal',
  name: 'name COLLATE NOCASE',
  customerName: 'customer_name COLLATE NOCASE',
  tcv: 'tcv',
  decisionDueOn: 'decision_due_on',
  protectedUntil: 'protected_until',
  expectedCloseOn: 'expected_close_on',
};

/** The order of a query; the number decides between equal values, and what has no value comes last. */
function orderOf(sort: string): string {
  const isDescending = sort.startsWith('-');
  const column = columns[isDescending ? sort.slice(1) : sort] ?? 'updated_at';
  return ` ORDER BY ${column} ${isDescending ? 'DESC' : 'ASC'} NULLS LAST, ordinal`;
}
