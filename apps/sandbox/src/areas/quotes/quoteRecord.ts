import type {
  PriceCell,
  QuoteChoice,
  QuoteOptions,
  QuoteOrder,
  QuoteSite,
} from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import type { RowValues } from '../../world/insert.ts';
import { textOrNull, wordOf } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { quoteProducts, type QuoteProduct } from './products.ts';

/** The states of a quote. */
export const quoteStatuses = [
  'draft',
  'pricing',
  'ready',
  'partPriced',
  'ordered',
  'declined',
  'expired',
  'cancelled',
] as const;

/** The state of a quote. */
export type QuoteStatus = (typeof quoteStatuses)[number];

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

/** A quote with its sites and prices. */
export interface QuoteRecord {
  readonly row: Row;
  readonly number: string;
  readonly product: QuoteProduct;
  readonly status: QuoteStatus;
  readonly state: QuoteState;
  readonly sites: readonly QuoteSite[];
  readonly prices: ReadonlyMap<string, SitePrices>;
}

/** The quotes of the partner that a caller may see: the caller's own and the shared ones. */
export const visible = 'partner_id = ? AND (owner_id = ? OR is_shared = 1)';

/** The states of an open quote. An expired one is not open, although it can be priced again. */
export const openStatuses = [
  'draft',
  'pricing',
  'ready',
  'partPriced',
] as const satisfies readonly QuoteStatus[];

/** The quote with a number; undefined if the caller may not see it. An ordered quote is visible to the whole company, as its order is. */
export function findQuote(world: World, { partnerId, id }: Caller, number: string): QuoteRecord | undefined {
  const row = world.first(
    `SELECT * FROM quotes WHERE number = ? AND (${visible} OR (partner_id = ? AND order_id IS NOT NULL))`,
    number,
    partnerId,
    id,
    partnerId,
  );
  return row && readQuote(world, row);
}

/** The quote of a row, with its sites and prices. */
export function readQuote(world: World, row: Row): QuoteRecord {
  const number = String(row['number']);
  const state: QuoteState = JSON.parse(String(row['state']));
  const sites = world
    .all('SELECT site FROM quote_sites WHERE quote_number = ? ORDER BY position', number)
    .map(({ site }): QuoteSite => JSON.parse(String(site)));
  const prices = world
    .all('SELECT * FROM quote_prices WHERE quote_number = ?', number)
    .map((entry): [string, SitePrices] => {
      const previous = textOrNull(entry, 'previous');
      return [
        String(entry['site_id']),
        {
          cells: JSON.parse(String(entry['cells'])),
          previous: previous === null ? null : JSON.parse(previous),
        },
      ];
    });
  return {
    row,
    number,
    product: wordOf(row, 'product', quoteProducts),
    status: wordOf(row, 'status', quoteStatuses),
    state,
    sites,
    prices: new Map(prices),
  };
}

/** Sets columns of a quote. */
export function setColumns(world: World, number: string, columns: RowValues): void {
  const assignments = Object.keys(columns).map((name) => `${name} = ?`);
  world.all(
    `UPDATE quotes SET ${assignments.join(', ')} WHERE number = ?`,
    ...Object.values(columns),
    number,
  );
}

/** The columns that say who changed a quote. Each change by a person makes a new version. */
export function changedBy(world: World, { row }: QuoteRecord, { id, name }: Caller): RowValues {
  const at = world.now().toISOString();
  return {
    version: Number(row['version']) + 1,
    changed_by: name,
    changed_by_id: id,
    changed_at: at,
    updated_at: at,
  };
}

export function storePrices(world: World, number: string, siteId: string, prices: SitePrices): void {
  world.all(
    `INSERT INTO quote_prices (quote_number, site_id, cells, previous) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET cells = excluded.cells, previous = excluded.previous`,
    number,
    siteId,
    JSON.stringify(prices.cells),
    prices.previous === null ? null : JSON.stringify(prices.previous),
  );
}
