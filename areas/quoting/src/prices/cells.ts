import type { QuoteChoice, QuoteOptions, QuoteSite, Resilience } from '../api.ts';
import type { PriceCell } from '../pricesApi.ts';

/** Which price of a site. */
export type CellPlace = Pick<PriceCell, 'bandwidthMbps' | 'termMonths' | 'resilience'>;

/** A price that can be chosen. */
export type PricedCell = PriceCell & {
  readonly state: 'priced';
  readonly nrc: NonNullable<PriceCell['nrc']>;
  readonly mrc: NonNullable<PriceCell['mrc']>;
};

/** The name of a price within its site. */
export function placeKey({ bandwidthMbps, termMonths, resilience }: CellPlace): string {
  return `${bandwidthMbps}/${termMonths}/${resilience}`;
}

export function isPriced(cell: PriceCell | undefined): cell is PricedCell {
  return cell?.state === 'priced' && cell.nrc !== null && cell.mrc !== null;
}

/** Returns the options of a site: its own, or those of the quote. */
export function optionsOf(site: QuoteSite, options: QuoteOptions): QuoteOptions {
  return site.options ?? options;
}

/** Returns the cells of a site, by resilience, bandwidth and term. */
export function placesOf({ bandwidthsMbps, termsMonths, resiliences }: QuoteOptions): CellPlace[] {
  return resiliences.flatMap((resilience) =>
    bandwidthsMbps.flatMap((bandwidthMbps) =>
      termsMonths.map((termMonths) => ({ bandwidthMbps, termMonths, resilience })),
    ),
  );
}

/** Returns all bandwidths, terms and resiliences that any site of the quote is priced for. */
export function allOptions(sites: readonly QuoteSite[], options: QuoteOptions): QuoteOptions {
  const all = sites.map((site) => optionsOf(site, options));
  const order: readonly Resilience[] = ['single', 'dual', 'dualDiverse'];
  const asked = new Set(all.flatMap(({ resiliences }) => resiliences));
  return {
    bandwidthsMbps: distinct(all.flatMap(({ bandwidthsMbps }) => bandwidthsMbps)).toSorted(
      (one, other) => one - other,
    ),
    termsMonths: distinct(all.flatMap(({ termsMonths }) => termsMonths)).toSorted(
      (one, other) => one - other,
    ),
    resiliences: order.filter((resilience) => asked.has(resilience)),
  };
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** A choice of a site; it keeps the margin that the site has. */
export function toChoice(siteId: string, place: CellPlace, marginBasisPoints: number | null): QuoteChoice {
  const { bandwidthMbps, termMonths, resilience } = place;
  return { siteId, bandwidthMbps, termMonths, resilience, marginBasisPoints };
}
