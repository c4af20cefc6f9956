import type { QuoteList } from '../../contract/generated/openapi.ts';
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
import type { World } from '../../world/createWorld.ts';
import { dayAfter } from '../../world/insert.ts';
import { textOrNull } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { openStatuses, visible } from './quoteRecord.ts';
import { toQuoteSummary } from './toQuote.ts';

/** The filters, sort and page of the list of quotes. */
export type QuoteQuery = Required<QueryOf<'listQuotes'>>;

/** Every quote that the caller may see, the newest update first, on one page: SQLite takes a negative limit for none. */
export const allQuotes: QuoteQuery = {
  q: '',
  status: '',
  product: '',
  waitingFor: '',
  owner: '',
  expiresWithin: 0,
  sort: '-updatedAt',
  page: 1,
  pageSize: -1,
};

type QuoteFacet = 'status' | 'product' | 'waitingFor';

const facetColumns: Readonly<Record<QuoteFacet, string>> = {
  status: 'status',
  product: 'product',
  waitingFor: 'waiting_for',
};

/** One page of the quotes that a caller may see, with the counts of its facets. */
export function listQuotes(world: World, caller: Caller, query: QuoteQuery): QuoteList {
  const { page, pageSize } = query;
  const where = conditions(query, caller, world.now());
  const filters: FacetFilters<QuoteFacet> = {
    status: valuesOf(query.status.replaceAll(/\bopen\b/g, openStatuses.join())),
    product: valuesOf(query.product),
    waitingFor: valuesOf(query.waitingFor),
  };
  const filtered = joinSql(where, facetConditions(facetColumns, filters));
  const combinations = world
    .all(
      `SELECT status, product, waiting_for, count(*) AS count FROM quotes${where.text} GROUP BY 1, 2, 3`,
      ...where.values,
    )
    .map((row): Combination<QuoteFacet> => ({
      values: {
        status: textOrNull(row, 'status'),
        product: textOrNull(row, 'product'),
        waitingFor: textOrNull(row, 'waiting_for'),
      },
      count: Number(row['count']),
    }));
  const rows = world.all(
    `SELECT * FROM quotes${filtered.text}${orderOf(query.sort)} LIMIT ? OFFSET ?`,
    ...filtered.values,
    pageSize,
    offsetOf({ page, pageSize }),
  );
  return {
    page,
    pageSize,
    total: totalOf(combinations, filters),
    items: rows.map(toQuoteSummary),
    facets: {
      status: countsOf(combinations, filters, 'status'),
      product: countsOf(combinations, filters, 'product'),
      waitingFor: countsOf(combinations, filters, 'waitingFor'),
    },
  };
}

/** The conditions of a query, but for its facets. */
function conditions(query: QuoteQuery, { partnerId, id }: Caller, now: Date): Sql {
  return joinSql(
    { text: ` WHERE ${visible}`, values: [partnerId, id] },
    containsWords('searched', query.q),
    equal('owner_id', query.owner === 'me' ? id : ''),
    query.expiresWithin === 0
      ? noCondition
      : {
          text: ` AND status IN ('ready', 'partPriced') AND valid_until <= ?`,
          values: [dayAfter(now, query.expiresWithin)],
        },
  );
}

const columns: Readonly<Record<string, string>> = {
  updatedAt: 'updated_at',
  number: 'number',
  name: 'name COLLATE NOCASE',
  customerName: 'customer_name COLLATE NOCASE',
  siteCount: 'site_count',
  mrc: 'mrc',
  tcv: 'tcv',
  validUntil: 'valid_until',
};

/** The order of a query; the number decides between equal values, and what has no value comes last. */
function orderOf(sort: string): string {
  const isDescending = sort.startsWith('-');
  const column = columns[isDescending ? sort.slice(1) : sort] ?? 'updated_at';
  return ` ORDER BY ${column} ${isDescending ? 'DESC' : 'ASC'} NULLS LAST, number`;
}
