import type { QuoteOptions } from '../api.ts';
import { figuresOfLines, type PricedLine, type QuoteFigures } from '../quoteTotals.ts';
import { isPriced, optionsOf, placeKey, type CellPlace, type PricedCell } from './cells.ts';
import { lineOf, type SiteRow } from './createPriceBook.ts';

/** The charges of the quote if every site had the same term. */
export interface TermComparison {
  readonly termMonths: CellPlace['termMonths'];
  /** The number of sites that have a price with this term. */
  readonly pricedCount: number;
  readonly figures: QuoteFigures;
}

/** The place that a site would have with a term: its chosen bandwidth and resilience, else the first that were asked for. */
function placeWithTerm(
  { site, choice }: SiteRow,
  options: QuoteOptions,
  termMonths: CellPlace['termMonths'],
): CellPlace | null {
  const { bandwidthsMbps, resiliences } = optionsOf(site, options);
  const bandwidthMbps = choice?.bandwidthMbps ?? bandwidthsMbps[0];
  const resilience = choice?.resilience ?? resiliences[0];
  if (bandwidthMbps === undefined || resilience === undefined) return null;
  return { bandwidthMbps, termMonths, resilience };
}

/** Compares the terms of a quote: each site at its bandwidth and resilience. */
export function compareTerms(
  rows: readonly SiteRow[],
  options: QuoteOptions,
  terms: readonly CellPlace['termMonths'][],
  marginBasisPoints: number,
): TermComparison[] {
  return terms.map((termMonths) => {
    const lines = rows.flatMap((row): PricedLine[] => {
      const place = placeWithTerm(row, options, termMonths);
      const cell = place === null ? undefined : row.cells.get(placeKey(place));
      const margin = row.choice?.marginBasisPoints ?? marginBasisPoints;
      return isPriced(cell) ? [lineOf(row.cells, cell, margin)] : [];
    });
    return { termMonths, pricedCount: lines.length, figures: figuresOfLines(lines) };
  });
}

/** Returns the price of a site with the lowest cost over its term, a month; null when it has none. */
export function cheapestOf({ site, cells }: SiteRow, options: QuoteOptions): PricedCell | null {
  const { bandwidthsMbps, termsMonths, resiliences } = optionsOf(site, options);
  const isAsked = (cell: PricedCell): boolean =>
    bandwidthsMbps.includes(cell.bandwidthMbps) &&
    termsMonths.includes(cell.termMonths) &&
    resiliences.includes(cell.resilience);
  const priced = [...cells.values()].filter(isPriced).filter(isAsked);
  return priced.toSorted(byMonthlyCost)[0] ?? null;
}

/** Compares the monthly cost, with the one-off charge spread over the term, as integers. */
function byMonthlyCost(one: PricedCell, other: PricedCell): number {
  return totalOf(one) * other.termMonths - totalOf(other) * one.termMonths;
}

function totalOf({ nrc, mrc, termMonths }: PricedCell): number {
  return nrc.amount + mrc.amount * termMonths;
}
