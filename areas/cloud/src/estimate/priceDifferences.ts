import type { LinePrice } from '../api.ts';

/** A line whose monthly or one-off charge changed. Amounts are in pence. */
export interface PriceDifference {
  readonly lineId: string;
  readonly from: LinePrice;
  readonly to: LinePrice;
}

/** The lines that cost something else than before. Lines that are in one of the two only are left out. */
export function findPriceDifferences(
  before: ReadonlyMap<string, LinePrice>,
  after: ReadonlyMap<string, LinePrice>,
): readonly PriceDifference[] {
  return [...after].flatMap(([lineId, to]) => {
    const from = before.get(lineId);
    return from === undefined || isSamePrice(from, to) ? [] : [{ lineId, from, to }];
  });
}

function isSamePrice(one: LinePrice, other: LinePrice): boolean {
  return one.isOffered === other.isOffered && one.mrc === other.mrc && one.nrc === other.nrc;
}
