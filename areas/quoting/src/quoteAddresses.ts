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

export type QuoteStep = keyof typeof paths;

export function quoteAddress(number: string, step: QuoteStep): string {
  return paths[step].href({ number });
}
