/** The list of quotes. */
export const quotesAddress = '/1access';

/** A step of a quote. Prices are the page of the quote itself. */
export type QuoteStep = 'sites' | 'options' | 'prices' | 'order';

/** The address of a step of a quote. */
export function quoteAddress(number: string, step: QuoteStep = 'prices'): string {
  const quote = `/1access/quotes/${encodeURIComponent(number)}`;
  return step === 'prices' ? quote : `${quote}/${step}`;
}
