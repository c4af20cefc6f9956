import type { CloudItem, CloudPricePlan, CloudPricePlanRef } from '../../contract/generated/openapi.ts';
import { dayAfter } from '../../world/insert.ts';
import { type ItemDraft, cloudItems, priceChanges, withdrawnItems } from './cloudItems.ts';

/** The terms of a contract, with the plan's discount on the list price, in hundredths. */
const discounts = [
  { termMonths: 12, percent: 10 },
  { termMonths: 36, percent: 20 },
  { termMonths: 60, percent: 28 },
] as const;

/** The day of the world from which each version of the price list applies. */
const versionDays = [-200, -30, 1] as const;
const DAY_MS = 86_400_000;

/** The world's time, on which the version of a price list depends. */
export interface WorldTime {
  now(this: void): Date;
  begunAt(this: void): Date;
}

const refs: readonly CloudPricePlanRef[] = [
  { id: 'CLE-RSL-2026-STD', name: 'Cloud Enterprise 2026', isWithdrawn: false, replacedBy: null },
  {
    id: 'CLE-RSL-2025-STD',
    name: 'Cloud Enterprise 2025',
    isWithdrawn: true,
    replacedBy: { id: 'CLE-RSL-2026-STD', name: 'Cloud Enterprise 2026' },
  },
];

/** The name and the successor of a plan; undefined for an unknown id. */
export function findPricePlan(id: string): CloudPricePlanRef | undefined {
  return refs.find((ref) => ref.id === id);
}

/** The present version of a plan's price list. A withdrawn plan keeps its last one. */
export function versionAt({ isWithdrawn }: CloudPricePlanRef, { now, begunAt }: WorldTime): number {
  if (isWithdrawn) return 1;
  const days = (now().getTime() - begunAt().getTime()) / DAY_MS;
  return versionDays.filter((from) => from <= days).length;
}

/** The price list of a plan in one version. `begin` is the moment at which the world began. */
export function pricePlanOf(ref: CloudPricePlanRef, version: number, begin: Date): CloudPricePlan {
  return {
    ...ref,
    version,
    validFrom: dayAfter(begin, ref.isWithdrawn ? -400 : (versionDays[version - 1] ?? 0)),
    currency: 'GBP',
    hoursPerMonth: 730,
    assumptions: [
      'A month has 730 hours: 8,760 hours of a year, divided by 12.',
      'Each line is rounded to the penny, half a penny up, and then added.',
      'VAT is excluded.',
      'Prices by term apply if you keep the line for the whole term.',
    ],
    items: itemsOf(ref, version),
  };
}

function itemsOf({ isWithdrawn }: CloudPricePlanRef, version: number): CloudItem[] {
  const drafts = isWithdrawn ? [...cloudItems, ...withdrawnItems.map(({ item }) => item)] : cloudItems;
  return drafts.map((draft) => withPrices(draft, priceOf(draft.id, version) ?? draft.listPrice));
}

function withPrices(draft: ItemDraft, listPrice: number): CloudItem {
  return {
    ...draft,
    listPrice,
    prices: discounts.map(({ termMonths, percent }) => ({
      termMonths,
      price: Math.round((listPrice * (100 - percent)) / 100),
    })),
  };
}

function priceOf(itemId: string, version: number): number | undefined {
  return priceChanges.findLast((change) => change.itemId === itemId && change.fromVersion <= version)
    ?.listPrice;
}

/** The item of the present plan in place of one of a withdrawn plan. */
export function successorOf(itemId: string): string {
  return withdrawnItems.find(({ item }) => item.id === itemId)?.successor ?? itemId;
}
