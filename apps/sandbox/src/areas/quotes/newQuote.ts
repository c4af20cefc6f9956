import { productRanges, type QuoteProduct } from './products.ts';
import type { QuoteState } from './quoteRecord.ts';

const FIRST_NUMBER = 40_001;

/** The number of the quote at a position, counted from 0. */
export function numberOfQuote(count: number): string {
  return `QT-${FIRST_NUMBER + count}`;
}

export function firstState(product: QuoteProduct, marginBasisPoints: number): QuoteState {
  return {
    options: productRanges[product].defaults,
    marginBasisPoints,
    note: '',
    choices: [],
    run: null,
    generation: 1,
    repricing: null,
    reason: '',
    order: null,
  };
}

export function searchedText(quote: {
  readonly number: string;
  readonly name: string;
  readonly customerName: string;
  readonly product: QuoteProduct;
  readonly owner: { readonly name: string };
}): string {
  const { number, name, customerName, product, owner } = quote;
  return [number, name, customerName, owner.name, productRanges[product].label].join(' ').toLowerCase();
}
