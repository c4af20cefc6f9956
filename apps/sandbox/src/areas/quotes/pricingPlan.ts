import type { QuoteSite } from '../../contract/generated/openapi.ts';
import { priceOf } from './priceRules.ts';
import type { QuoteProduct } from './products.ts';
import type { Combination, StoredCell } from './quoteRecord.ts';

/** The values that all cells of a pricing share. */
export interface PricingTerms {
  readonly product: QuoteProduct;
  readonly planId: string;
  /** The period whose prices apply, from `periodOf`. */
  readonly period: number;
  /** In milliseconds of the world's time. */
  readonly startedAt: number;
}

export interface CellRequest {
  readonly site: QuoteSite;
  readonly combination: Combination;
  readonly attempt: number;
}

const FIRST_SITE_MS = 200;
/** 200 sites take ten seconds. */
const BETWEEN_SITES_MS = 50;
const BETWEEN_CELLS_MS = 20;
const LONGEST_MS = 12_000;

/** Prices cells, site by site. Their results arrive over the next seconds, as the carriers respond. */
export function priceCells(
  { product, planId, period, startedAt }: PricingTerms,
  requests: readonly CellRequest[],
): StoredCell[] {
  const siteNumbers = new Map<string, number>();
  return requests.map(({ site, combination, attempt }, index) => {
    const siteNumber = siteNumbers.get(site.id) ?? siteNumbers.size;
    siteNumbers.set(site.id, siteNumber);
    const { answersInMs, ...result } = priceOf({
      product,
      planId,
      period,
      aEnd: site.address,
      bEnd: site.bEnd,
      fields: site.fields,
      ...combination,
      attempt,
    });
    const waitMs =
      FIRST_SITE_MS + siteNumber * BETWEEN_SITES_MS + (index % 30) * BETWEEN_CELLS_MS + answersInMs;
    return {
      siteId: site.id,
      ...combination,
      ...result,
      attempt,
      requestedAt: startedAt,
      arrivesAt: startedAt + Math.min(waitMs, LONGEST_MS),
    };
  });
}
