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

/** The steps of a quote, each with its address. A step that is done says so on every step. */
export function quoteSteps(quote: Quote, current: QuoteStep): readonly StepperStep[] {
  return order.map((step) => ({
    id: step,
    label: stepNames[step],
    hint: hintOf(step, quote),
    href: quoteAddress(quote.number, step),
    state: step !== current && isDone(step, quote) ? 'done' : 'upcoming',
  }));
}

/** Returns the number of cells of each site: every combination of bandwidth, term and resilience. */
export function cellCount({ bandwidthsMbps, termsMonths, resiliences }: QuoteOptions): number {
  return bandwidthsMbps.length * termsMonths.length * resiliences.length;
}

function isDone(step: QuoteStep, quote: Quote): boolean {
  switch (step) {
    case 'sites':
      return quote.siteCount > 0;
    case 'options':
      return quote.siteCount > 0 && cellCount(quote.options) > 0;
    case 'prices':
      return quote.siteCount > 0 && quote.totals.chosenCount === quote.siteCount;
    case 'order':
    default:
      return quote.orderId !== null;
  }
}

function hintOf(step: QuoteStep, { siteCount, options, totals }: Quote): string | undefined {
  if (step === 'sites' && siteCount > 0) return counted(siteCount, 'site');
  if (step === 'options' && cellCount(options) > 0) return `${counted(cellCount(options), 'price')} a site`;
  if (step === 'prices' && totals.chosenCount > 0)
    return `${formatCount(totals.chosenCount)} of ${formatCount(siteCount)} chosen`;
  return undefined;
}

function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
