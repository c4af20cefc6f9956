import type { PriceChange, PriceChanges } from '../pricesApi.ts';
import { placeKey } from './cells.ts';
import type { SiteRow } from './createPriceBook.ts';

/** Charges in pence, with the total over the term. */
export interface ChargesAndTotal {
  readonly nrc: number;
  readonly mrc: number;
  readonly tcv: number;
}

/** A chosen price that a re-pricing changed. */
export interface ChosenChange {
  readonly row: SiteRow;
  readonly before: ChargesAndTotal | null;
  readonly after: ChargesAndTotal | null;
}

export interface ChosenChanges {
  readonly changes: readonly ChosenChange[];
  /** The sums of all chosen prices, changed or not. */
  readonly before: ChargesAndTotal;
  readonly after: ChargesAndTotal;
}

/** Compares the chosen prices before and after a re-pricing. */
export function chosenChanges(rows: readonly SiteRow[], { items }: PriceChanges): ChosenChanges {
  const changed = new Map(items.map((item) => [`${item.siteId} ${placeKey(item)}`, item]));
  const lines = rows.flatMap((row) => {
    const { site, choice, chosen } = row;
    if (choice === null) return [];
    const change = changed.get(`${site.id} ${placeKey(choice)}`);
    const now =
      chosen === null
        ? null
        : withTotal({ nrc: chosen.nrc.amount, mrc: chosen.mrc.amount }, choice.termMonths);
    return [{ row, isChanged: change !== undefined, ...sidesOf(change, choice.termMonths, now) }];
  });
  return {
    changes: lines
      .filter(({ isChanged }) => isChanged)
      .map(({ row, before, after }) => ({ row, before, after })),
    before: sumOf(lines.map(({ before }) => before)),
    after: sumOf(lines.map(({ after }) => after)),
  };
}

function sidesOf(
  change: PriceChange | undefined,
  termMonths: number,
  now: ChargesAndTotal | null,
): Pick<ChosenChange, 'before' | 'after'> {
  if (change === undefined) return { before: now, after: now };
  return { before: amountsOf(change.before, termMonths), after: amountsOf(change.after, termMonths) };
}

function amountsOf(charges: PriceChange['before'], termMonths: number): ChargesAndTotal | null {
  return charges && withTotal({ nrc: charges.nrc.amount, mrc: charges.mrc.amount }, termMonths);
}

function withTotal({ nrc, mrc }: { nrc: number; mrc: number }, termMonths: number): ChargesAndTotal {
  return { nrc, mrc, tcv: nrc + mrc * termMonths };
}

function sumOf(lines: readonly (ChargesAndTotal | null)[]): ChargesAndTotal {
  const sum = { nrc: 0, mrc: 0, tcv: 0 };
  for (const line of lines) {
    sum.nrc += line?.nrc ?? 0;
    sum.mrc += line?.mrc ?? 0;
    sum.tcv += line?.tcv ?? 0;
  }
  return sum;
}
