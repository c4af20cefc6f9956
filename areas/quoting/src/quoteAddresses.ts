import {
  quoteOptionsPath,
  quoteOrderPath,
  quotePath,
  quoteSitesPath,
} from '@quayside/contract/paths/quoting';

const paths = {
  sites: quoteSitesPath,
  options: quoteOptionsPath,
  // Prices are the page of the quote itself.
  prices: quotePath,
  order: quoteOrderPath,
};

/** A step of a quote. */
export type QuoteStep = keyof typeof paths;

/** The address of a step of a quote. */
export function quoteAddress(number: string, step: QuoteStep): string {
  return paths[step].href({ number });
}
