import type { CloudItem, LinePrice, PricePlan, Term, Totals } from '../api.ts';
import type { EstimateLine } from './estimateContent.ts';

/** Prices are in ten-thousandths of a penny, so that a gigabyte or an hour can cost less than a penny. */
const PARTS_OF_A_PENNY = 10_000;

/** The prices of a plan by item. Make it once for each price list. */
export type PriceList = ReadonlyMap<string, CloudItem>;

export function toPriceList({ items }: Pick<PricePlan, 'items'>): PriceList {
  return new Map(items.map((item) => [item.id, item]));
}

/**
 * A charge as pence, half a penny up. Amounts are rounded here only, once for each line and month: sums, terms and savings are made of
 * rounded amounts. The server computes in the same way; `docs/glossary.md` states it under “line charge”.
 */
export function roundToPence(parts: number): number {
  const rest = parts % PARTS_OF_A_PENNY;
  return (parts - rest) / PARTS_OF_A_PENNY + (rest * 2 >= PARTS_OF_A_PENNY ? 1 : 0);
}

/** Returns the units of its item that a line is charged for each month. */
export function unitsOf(item: CloudItem, { quantity, size, hoursPerMonth }: EstimateLine): number {
  const units = quantity * (item.isSized ? size : 1) * (item.isHourly ? hoursPerMonth : 1);
  return units < item.minUnits ? item.minUnits : units;
}

/** The price of one unit in a term: the list price, where the plan has none. */
export function unitPriceOf(item: CloudItem, term: Term): number {
  for (const { termMonths, price } of item.prices) if (termMonths === term) return price;
  return item.listPrice;
}

/** Returns the charges of a line; all zero while the plan does not offer its item. */
export function priceLine(prices: PriceList, line: EstimateLine, estimateTerm: Term): LinePrice {
  const item = prices.get(line.itemId);
  if (!item) return { isOffered: false, nrc: 0, mrc: 0, listMrc: 0, tcv: 0, listTcv: 0 };
  const months = line.termMonths ?? estimateTerm;
  const units = unitsOf(item, line);
  const nrc = item.nrc * line.quantity;
  const mrc = roundToPence(units * unitPriceOf(item, months));
  const listMrc = roundToPence(units * item.listPrice);
  return { isOffered: true, nrc, mrc, listMrc, tcv: nrc + months * mrc, listTcv: nrc + months * listMrc };
}

export function sumPrices(prices: Iterable<LinePrice>, currency: string): Totals {
  const totals = { currency, nrc: 0, mrc: 0, listMrc: 0, tcv: 0, listTcv: 0 };
  for (const { nrc, mrc, listMrc, tcv, listTcv } of prices) {
    totals.nrc += nrc;
    totals.mrc += mrc;
    totals.listMrc += listMrc;
    totals.tcv += tcv;
    totals.listTcv += listTcv;
  }
  return totals;
}
