import { formatCount } from '@quayside/page-kit/format';
import type { CloudItem } from './api.ts';
import { sizeWords } from './cloudWords.ts';
import type { PricedLine } from './estimate/compareLines.ts';
import type { EstimateLine } from './estimate/estimateContent.ts';
import { formatMoney } from './formatMoney.ts';

/** What a line contains, in a few words: `2 × 4 vCPU, 200 hours a month`. */
export function describeQuantity(
  { quantity, size, hoursPerMonth, termMonths }: EstimateLine,
  item: CloudItem | undefined,
): string {
  const sized = item?.isSized ? ` × ${formatCount(size)} ${sizeWords[item.unit]}` : '';
  return [
    `${formatCount(quantity)}${sized}`,
    item?.isHourly && `${formatCount(hoursPerMonth)} hours a month`,
    termMonths !== null && `${termMonths} months`,
  ]
    .filter((part) => part !== false && part !== undefined)
    .join(', ');
}

/** A line and its charges in a few words: `2 × 4 vCPU, 200 hours a month, £100.92 a month`. */
export function describeLine(line: PricedLine, item: CloudItem | undefined, currency: string): string {
  const { price } = line;
  return [
    describeQuantity(line, item),
    `${formatMoney(price.mrc, currency)} a month`,
    price.nrc > 0 && `${formatMoney(price.nrc, currency)} one-off`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
