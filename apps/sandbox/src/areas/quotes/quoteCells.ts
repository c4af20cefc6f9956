import type { PriceCell, QuoteChoice, QuoteOptions, QuoteSite } from '../../contract/generated/openapi.ts';
import { conditions } from './priceRules.ts';
import type { Combination, QuoteRecord, StoredCell } from './quoteRecord.ts';
import type { PricedLine } from './quoteTotals.ts';

/** A cell of a quote, with its result if it was requested. */
export interface Cell {
  readonly site: QuoteSite;
  readonly combination: Combination;
  readonly stored: StoredCell | undefined;
}

export interface CellCounts {
  /** Cells with a result. */
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  readonly priced: number;
  readonly sitesWithPrice: number;
}

/** Names a combination within its site. */
export function keyOf({ bandwidthMbps, termMonths, resilience }: Combination): string {
  return `${bandwidthMbps}/${termMonths}/${resilience}`;
}

/** The prices that a site needs, in the order of the options. */
export function combinationsOf({ bandwidthsMbps, termsMonths, resiliences }: QuoteOptions): Combination[] {
  return bandwidthsMbps.flatMap((bandwidthMbps) =>
    termsMonths.flatMap((termMonths) =>
      resiliences.map((resilience) => ({ bandwidthMbps, termMonths, resilience })),
    ),
  );
}

/** Every cell of a quote: the sites in their order, for each its combinations. Results of other options are left out. */
export function cellsOf({ sites, state, prices }: QuoteRecord): Cell[] {
  return sites.flatMap((site) => {
    const stored = new Map(prices.get(site.id)?.cells.map((cell) => [keyOf(cell), cell]));
    return combinationsOf(site.options ?? state.options).map((combination) => ({
      site,
      combination,
      stored: stored.get(keyOf(combination)),
    }));
  });
}

/** Results by the id of their site. */
export function bySite(results: readonly StoredCell[]): ReadonlyMap<string, readonly StoredCell[]> {
  const groups = new Map<string, StoredCell[]>();
  for (const result of results) {
    const group = groups.get(result.siteId) ?? [];
    group.push(result);
    groups.set(result.siteId, group);
  }
  return groups;
}

/** Whether the result of a cell has arrived. */
export function hasResult({ stored }: Cell, now: number): boolean {
  return stored !== undefined && stored.arrivesAt <= now;
}

export function hasPrice(cell: Cell, now: number): boolean {
  return hasResult(cell, now) && cell.stored?.mrc !== null;
}

/** Whether a carrier did not respond. */
export function isFailed(cell: Cell, now: number): boolean {
  return hasResult(cell, now) && cell.stored?.reason === 'carrierTimedOut';
}

export function countCells(cells: readonly Cell[], now: number): CellCounts {
  const priced = cells.filter((cell) => hasPrice(cell, now));
  return {
    done: cells.filter((cell) => hasResult(cell, now)).length,
    total: cells.length,
    failed: cells.filter((cell) => isFailed(cell, now)).length,
    priced: priced.length,
    sitesWithPrice: new Set(priced.map(({ site }) => site.id)).size,
  };
}

const gbp = (amount: number | null) => (amount === null ? null : { amount, currency: 'GBP' });

export function toPriceCell(stored: StoredCell, now: number): PriceCell {
  const { siteId, bandwidthMbps, termMonths, resilience } = stored;
  const place = { siteId, bandwidthMbps, termMonths, resilience };
  if (stored.arrivesAt > now)
    return {
      ...place,
      state: 'pricing',
      nrc: null,
      mrc: null,
      leadTimeDays: null,
      certainty: null,
      condition: '',
      reason: null,
      carrier: null,
      accessType: null,
    };
  const { nrc, mrc, leadTimeDays, certainty, reason, carrier, accessType } = stored;
  return {
    ...place,
    state: mrc === null ? 'none' : 'priced',
    nrc: gbp(nrc),
    mrc: gbp(mrc),
    leadTimeDays,
    certainty,
    condition: certainty === null ? '' : conditions[certainty],
    reason,
    carrier,
    accessType,
  };
}

export interface ChosenLine extends PricedLine {
  readonly choice: QuoteChoice;
  readonly site: QuoteSite;
  readonly stored: StoredCell;
}

export function chosenLines(quote: QuoteRecord, cells: readonly Cell[], now: number): ChosenLine[] {
  const priced = new Map(
    cells
      .filter((cell) => hasPrice(cell, now))
      .map((cell) => [`${cell.site.id}/${keyOf(cell.combination)}`, cell]),
  );
  return quote.state.choices.flatMap((choice) => {
    const found = priced.get(`${choice.siteId}/${keyOf(choice)}`);
    if (found?.stored === undefined) return [];
    const { site, stored } = found;
    const yearly = priced.get(`${choice.siteId}/${keyOf({ ...choice, termMonths: 12 })}`)?.stored;
    return [
      {
        choice,
        site,
        stored,
        nrc: stored.nrc ?? 0,
        mrc: stored.mrc ?? 0,
        termMonths: choice.termMonths,
        twelveMonths: yearly === undefined ? null : { nrc: yearly.nrc ?? 0, mrc: yearly.mrc ?? 0 },
        marginBasisPoints: choice.marginBasisPoints ?? quote.state.marginBasisPoints,
      },
    ];
  });
}
