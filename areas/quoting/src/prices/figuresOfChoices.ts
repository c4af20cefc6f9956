import { figuresOfLines, type QuoteFigures } from '../quoteTotals.ts';
import { isPriced, placeKey } from './cells.ts';
import type { ChoicesContent } from './createChoices.ts';
import { lineOf, type SiteRow } from './createPriceBook.ts';

/** The totals that other choices would have at the prices on the page. A choice without a price does not count, as on the page. */
export function figuresOfChoices(
  rows: readonly Pick<SiteRow, 'site' | 'cells'>[],
  { choices, marginBasisPoints }: ChoicesContent,
): QuoteFigures {
  const chosen = new Map(choices.map((choice) => [choice.siteId, choice]));
  return figuresOfLines(
    rows.flatMap(({ site, cells }) => {
      const choice = chosen.get(site.id);
      const cell = choice && cells.get(placeKey(choice.place));
      return isPriced(cell) ? [lineOf(cells, cell, choice?.marginBasisPoints ?? marginBasisPoints)] : [];
    }),
  );
}
