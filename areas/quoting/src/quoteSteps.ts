import type { StepperStep } from '@quayside/ui/Stepper';
import { formatCount } from '@quayside/page-kit/format';
import type { Quote, QuoteOptions } from './api.ts';
import { quoteAddress, type QuoteStep } from './quoteAddresses.ts';

const stepNames: Readonly<Record<QuoteStep, string>> = {
  sites: 'Sites',
  options: 'Options',
  prices: 'Prices',
  order: 'Order',
};

const order: readonly QuoteStep[] = ['sites', 'options', 'prices', 'order'];

/** What a page shows of a quote that is being edited. What is missing is as the quote is saved. */
export interface StepCounts {
  readonly siteCount?: number | undefined;
  /** The prices of each site. */
  readonly priceCount?: number | undefined;
  readonly chosenCount?: number | undefined;
}

/** The steps of a quote, each with its address. A step that is done says so on every step. */
export function quoteSteps(
  quote: Quote,
  current: QuoteStep,
  {
    siteCount = quote.siteCount,
    priceCount = cellCount(quote.options),
    chosenCount = quote.totals.chosenCount,
  }: StepCounts,
): readonly StepperStep[] {
  const counts = { siteCount, priceCount, chosenCount };
  return order.map((step) => ({
    id: step,
    label: stepNames[step],
    hint: hintOf(step, counts),
    href: quoteAddress(quote.number, step),
    state: step !== current && isDone(step, counts, quote) ? 'done' : 'upcoming',
  }));
}

/** Returns the number of cells of each site: every combination of bandwidth, term and resilience. */
export function cellCount({ bandwidthsMbps, termsMonths, resiliences }: QuoteOptions): number {
  return bandwidthsMbps.length * termsMonths.length * resiliences.length;
}

type AllCounts = Record<keyof StepCounts, number>;

function isDone(
  step: QuoteStep,
  { siteCount, priceCount, chosenCount }: AllCounts,
  { orderId }: Pick<Quote, 'orderId'>,
): boolean {
  switch (step) {
    case 'sites':
      return siteCount > 0;
    case 'options':
      return siteCount > 0 && priceCount > 0;
    case 'prices':
      return siteCount > 0 && chosenCount === siteCount;
    case 'order':
    default:
      return orderId !== null;
  }
}

function hintOf(step: QuoteStep, { siteCount, priceCount, chosenCount }: AllCounts): string | undefined {
  if (step === 'sites' && siteCount > 0) return counted(siteCount, 'site');
  if (step === 'options' && priceCount > 0) return `${counted(priceCount, 'price')} a site`;
  if (step === 'prices' && chosenCount > 0)
    return `${formatCount(chosenCount)} of ${formatCount(siteCount)} chosen`;
  return undefined;
}

function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
