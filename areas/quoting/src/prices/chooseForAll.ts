import type { QuoteChoice, QuoteOptions } from '../api.ts';
import { isPriced, optionsOf, placeKey, toChoice, type CellPlace } from './cells.ts';
import { cheapestOf } from './compareTerms.ts';
import type { SiteRow } from './createPriceBook.ts';

/** The choice for several sites at once. An omitted part stays as each site has it. */
export type SharedChoice = Partial<CellPlace>;

/** Choices for several sites, and how many of the sites have no such price, so that they stay as they are. */
export interface ChoicesForMany {
  readonly choices: readonly QuoteChoice[];
  readonly missingCount: number;
}

/** Chooses the same bandwidth, term or resilience for sites, wherever there is such a price. */
export function chooseShared(
  rows: readonly SiteRow[],
  options: QuoteOptions,
  shared: SharedChoice,
): ChoicesForMany {
  return collect(rows, (row) => {
    const own = row.choice ?? firstPlace(optionsOf(row.site, options));
    const cell = own === null ? undefined : row.cells.get(placeKey({ ...own, ...shared }));
    return isPriced(cell) ? cell : null;
  });
}

/** Chooses for each site the price that costs least a month over its term. */
export function chooseCheapest(rows: readonly SiteRow[], options: QuoteOptions): ChoicesForMany {
  return collect(rows, (row) => cheapestOf(row, options));
}

function collect(rows: readonly SiteRow[], placeOf: (row: SiteRow) => CellPlace | null): ChoicesForMany {
  const choices = rows.flatMap((row) => {
    const place = placeOf(row);
    return place === null ? [] : [toChoice(row.site.id, place, row.choice?.marginBasisPoints ?? null)];
  });
  return { choices, missingCount: rows.length - choices.length };
}

function firstPlace({ bandwidthsMbps, termsMonths, resiliences }: QuoteOptions): CellPlace | null {
  const [bandwidthMbps] = bandwidthsMbps;
  const [termMonths] = termsMonths;
  const [resilience] = resiliences;
  if (bandwidthMbps === undefined || termMonths === undefined || resilience === undefined) return null;
  return { bandwidthMbps, termMonths, resilience };
}
