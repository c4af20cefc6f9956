import type {
  PriceCell,
  QuoteChoice,
  QuoteOptions,
  QuoteOrder,
  QuoteSite,
} from '../../contract/generated/openapi.ts';
import { sharedRights } from '../../rights/rights.ts';
import { collection, createReader, versionFields, type RowOf } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import type { Sql } from '../../store/sqlFilter.ts';
import type { World } from '../../world/createWorld.ts';
import { waitingFor } from '../../world/words.ts';
import { decisionTurns } from '../approvals/decisionTurns.ts';
import type { Caller } from '../caller.ts';
import { readBy, turnById, turnByRight, turnFields, turnIf, type ReadBy } from '../turns.ts';
import { quoteProducts } from './products.ts';

export const quoteSummaryFields = {
  number: field.key(field.text),
  name: field.text,
  customerName: field.text,
  product: field.word(quoteProducts),
  status: field.word([
    'draft',
    'pricing',
    'ready',
    'partPriced',
    'ordered',
    'declined',
    'expired',
    'cancelled',
  ]),
  waitingFor,
  owner: field.texts({ id: 'owner_id', name: 'owner_name' }),
  isShared: field.boolean,
  siteCount: field.integer,
  updatedAt: field.moment,
  validUntil: field.orNull(field.day),
  orderId: field.orNull(field.text),
};

/** The service that one price of a site is for. */
export type Combination = Pick<PriceCell, 'bandwidthMbps' | 'termMonths' | 'resilience'>;

/** The result of one cell, which the caller sees from `arrivesAt` on. Amounts are in pence. */
export interface StoredCell
  extends
    Combination,
    Pick<PriceCell, 'leadTimeDays' | 'certainty' | 'reason' | 'carrier' | 'accessType' | 'siteId'> {
  readonly nrc: number | null;
  readonly mrc: number | null;
  readonly attempt: number;
  /** Moments in milliseconds of the world's time. */
  readonly requestedAt: number;
  readonly arrivesAt: number;
}

/** The prices of a site, now and before the last re-pricing. */
export interface SitePrices {
  readonly cells: readonly StoredCell[];
  readonly previous: readonly StoredCell[] | null;
}

/** The fields of a quote that have no column of their own. */
export interface QuoteState {
  readonly options: QuoteOptions;
  readonly marginBasisPoints: number;
  readonly note: string;
  readonly choices: readonly QuoteChoice[];
  /** The last pricing job. */
  readonly run: { readonly jobId: string; readonly state: 'running' | 'cancelled' | 'done' } | null;
  /** Grows when the cells that a caller has read become invalid. */
  readonly generation: number;
  readonly repricing: {
    readonly repricedAt: string;
    readonly previouslyPricedAt: string | null;
    readonly acceptedAt: string | null;
  } | null;
  /** The reason of a cancellation or decline. */
  readonly reason: string;
  readonly order: Omit<QuoteOrder, 'price'> | null;
}

/** Quotes. What can be filtered or sorted is a column; the rest is JSON. */
export const quotes = collection('quotes', {
  ...quoteSummaryFields,
  partnerId: field.text,
  planId: field.text,
  /** In pence. */
  total: field.integers({ nrc: 'nrc', mrc: 'mrc', tcv: 'tcv' }),
  pricedAt: field.orNull(field.moment),
  approvalId: field.orNull(field.text),
  state: field.json<QuoteState>(),
  ...versionFields,
  changedById: field.orNull(field.text),
  searched: field.text,
});

export const quoteSites = collection(
  'quote_sites',
  { quoteNumber: field.text, id: field.text, position: field.integer, site: field.json<QuoteSite>() },
  'PRIMARY KEY (quote_number, id)',
);

export const quotePrices = collection(
  'quote_prices',
  {
    quoteNumber: field.text,
    siteId: field.text,
    cells: field.json<SitePrices['cells']>(),
    previous: field.orNull(field.json<readonly StoredCell[]>()),
  },
  'PRIMARY KEY (quote_number, site_id)',
);

export type QuoteRow = RowOf<typeof quotes.fields>;

export type QuoteStatus = QuoteRow['status'];

export interface QuoteRecord extends ReadBy<QuoteRow> {
  readonly sites: readonly QuoteSite[];
  readonly prices: ReadonlyMap<string, SitePrices>;
}

/** The quotes of the partner that a caller may see: the caller's own and the shared ones. */
export const visible = 'partner_id = ? AND (owner_id = ? OR is_shared = 1)';

/**
 * The quotes as a caller reads them, for the FROM of a statement. An ordered one waits for whoever decides about the order, any other for
 * whoever may create quotes.
 */
export function readQuotes(world: World, caller: Caller): Sql {
  const ordered = turnById(decisionTurns(world, caller, 'order'), 'order_id');
  const byRight = turnByRight(sharedRights().grants(caller.roles, 'createQuotes'));
  return readBy(quotes, turnIf('order_id IS NULL', byRight, ordered));
}

const readVisible = createReader({ ...quotes.fields, ...turnFields });

/** The states of an open quote. An expired one is not open, although it can be priced again. */
export const openStatuses = [
  'draft',
  'pricing',
  'ready',
  'partPriced',
] as const satisfies readonly QuoteStatus[];

/** The quote with a number; undefined if the caller may not see it. An ordered quote is visible to the whole company, as its order is. */
export function findQuote(world: World, caller: Caller, number: string): QuoteRecord | undefined {
  const { partnerId, id } = caller;
  const from = readQuotes(world, caller);
  const row = world.first(
    `SELECT * FROM ${from.text} WHERE number = ? AND (${visible} OR (partner_id = ? AND order_id IS NOT NULL))`,
    ...from.values,
    number,
    partnerId,
    id,
    partnerId,
  );
  return row && readQuote(world, readVisible(row));
}

export function readQuote(world: World, row: ReadBy<QuoteRow>): QuoteRecord {
  const prices = quotePrices.all(world, 'quote_number = ?', row.number);
  return {
    ...row,
    sites: quoteSites.all(world, 'quote_number = ? ORDER BY position', row.number).map(({ site }) => site),
    prices: new Map(prices.map(({ siteId, cells, previous }) => [siteId, { cells, previous }])),
  };
}

/** The fields that say who changed a quote. Each change by a person makes a new version. */
export function changedBy(world: World, { version }: QuoteRow, { id, name }: Caller) {
  const at = world.now().toISOString();
  return { version: version + 1, changedBy: name, changedById: id, changedAt: at, updatedAt: at };
}
