import type { QuoteList, QuoteSummary } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { createReader } from '../../store/collection.ts';
import { createList } from '../../store/list.ts';
import { containsWords, equal, joinSql, noCondition, type Sql } from '../../store/sqlFilter.ts';
import type { World } from '../../world/createWorld.ts';
import { dayAfter } from '../../world/insert.ts';
import type { Caller } from '../caller.ts';
import { turnFields } from '../turns.ts';
import { openStatuses, quotes, readQuotes, visible } from './quoteRecord.ts';
import { toQuoteSummary } from './toQuote.ts';

export type QuoteQuery = Required<QueryOf<'listQuotes'>>;

const readVisible = createReader({ ...quotes.fields, ...turnFields });

const list = createList({
  read: readVisible,
  facets: { status: 'status', product: 'product', waitingFor: 'waiting_for' },
  open: openStatuses.join(),
  sorts: {
    updatedAt: 'updated_at',
    number: 'number',
    name: 'name COLLATE NOCASE',
    customerName: 'customer_name COLLATE NOCASE',
    siteCount: 'site_count',
    mrc: 'mrc',
    tcv: 'tcv',
    validUntil: 'valid_until',
  },
  lastSort: 'number',
});

export function listQuotes(world: World, caller: Caller, query: QuoteQuery): QuoteList {
  return list.page(world, fromOf(world, caller, query), query, toQuoteSummary);
}

export function allQuotes(world: World, caller: Caller, query: QuoteQuery): QuoteSummary[] {
  return list.all(world, fromOf(world, caller, query), query).map(toQuoteSummary);
}

/** The quotes of a query, but for its facets. */
function fromOf(world: World, caller: Caller, query: QuoteQuery): Sql {
  const { partnerId, id } = caller;
  return joinSql(
    { text: ' FROM ', values: [] },
    readQuotes(world, caller),
    { text: ` WHERE ${visible}`, values: [partnerId, id] },
    containsWords('searched', query.q),
    equal('owner_id', query.owner === 'me' ? id : ''),
    query.expiresWithin === 0
      ? noCondition
      : {
          text: ` AND status IN ('ready', 'partPriced') AND valid_until <= ?`,
          values: [dayAfter(world.now(), query.expiresWithin)],
        },
  );
}
