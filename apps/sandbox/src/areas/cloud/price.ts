import type {
  CloudItem,
  CloudLine,
  CloudLinePrice,
  CloudPricePlan,
  CloudTerm,
  CloudTotals,
} from '../../contract/generated/openapi.ts';

/** Prices are in ten-thousandths of a penny. */
const PARTS_OF_A_PENNY = 10_000;

const notOffered: CloudLinePrice = { isOffered: false, nrc: 0, mrc: 0, listMrc: 0, tcv: 0, listTcv: 0 };

/** A charge in ten-thousandths of a penny as pence, half a penny up. The only place where amounts are rounded: once for each line. */
function toPence(parts: number): number {
  return Math.floor((parts + PARTS_OF_A_PENNY / 2) / PARTS_OF_A_PENNY);
}

/** The units of a line that are charged in a month: quantity × size × hours, at least the item's minimum. */
function unitsOf(
  { isSized, isHourly, minUnits }: CloudItem,
  { quantity, size, hoursPerMonth }: CloudLine,
): number {
  return Math.max(minUnits, quantity * (isSized ? size : 1) * (isHourly ? hoursPerMonth : 1));
}

/** The cost of a line. Its term, or else that of the estimate, decides the price and for how many months the monthly charge is paid. */
export function priceLine(plan: CloudPricePlan, line: CloudLine, estimateTerm: CloudTerm): CloudLinePrice {
  const item = plan.items.find(({ id }) => id === line.itemId);
  if (item === undefined) return notOffered;
  const term = line.termMonths ?? estimateTerm;
  const units = unitsOf(item, line);
  const price = item.prices.find(({ termMonths }) => termMonths === term)?.price ?? item.listPrice;
  const nrc = line.quantity * item.nrc;
  const mrc = toPence(units * price);
  const listMrc = toPence(units * item.listPrice);
  return { isOffered: true, nrc, mrc, listMrc, tcv: nrc + mrc * term, listTcv: nrc + listMrc * term };
}

export function totalOf(prices: readonly CloudLinePrice[], currency: string): CloudTotals {
  const sum = (amount: 'nrc' | 'mrc' | 'listMrc' | 'tcv' | 'listTcv') =>
    prices.reduce((total, price) => total + price[amount], 0);
  return {
    currency,
    nrc: sum('nrc'),
    mrc: sum('mrc'),
    listMrc: sum('listMrc'),
    tcv: sum('tcv'),
    listTcv: sum('listTcv'),
  };
}
