import type { Estimate, LinePrice, Totals } from '../api.ts';
import type { EstimateContent } from './estimateContent.ts';
import { priceLine, sumPrices, type PriceList } from './price.ts';

export interface PricedEstimate {
  readonly prices: ReadonlyMap<string, LinePrice>;
  readonly totals: Totals;
}

export function priceEstimate(
  { lines, termMonths }: Pick<EstimateContent, 'lines' | 'termMonths'>,
  priceList: PriceList,
  currency: string,
): PricedEstimate {
  const prices = new Map(lines.map((line) => [line.id, priceLine(priceList, line, termMonths)]));
  return { prices, totals: sumPrices(prices.values(), currency) };
}

/** Returns the charges that the server confirmed at the last save. */
export function confirmedPrices({ lines, totals }: Estimate): PricedEstimate {
  return { prices: new Map(lines.map(({ id, price }) => [id, price])), totals };
}
