import { newQuotePath } from '@quayside/contract/paths/quoting';
import * as v from 'valibot';
import type { ProductOffer, QuoteProduct } from '../api.ts';

const NAME_LIMIT = 120;

export interface NewQuoteValues {
  name: string;
  customerName: string;
  product: QuoteProduct | '';
}

export interface NewQuote {
  name: string;
  customerName: string;
  product: QuoteProduct;
  /** The approved deal that it is for. */
  dealNumber?: string;
}

/** The deal that the quote is for, read from the address of the form. */
export interface QuotedDeal {
  readonly number: string;
  readonly name: string;
  readonly customerName: string;
}

/** Reads the deal that a new quote is for from the query of the address; null if it names none. */
export function readQuotedDeal(params: URLSearchParams): QuotedDeal | null {
  const { deal, name, customer } = newQuotePath.query.read(params);
  if (deal === '') return null;
  return { number: deal, name: name.slice(0, NAME_LIMIT), customerName: customer.slice(0, NAME_LIMIT) };
}

/** The form before anything is typed. The only product that is offered is chosen at once. */
export function emptyNewQuote(
  offers: readonly ProductOffer[],
  deal: Pick<QuotedDeal, 'name' | 'customerName'> = { name: '', customerName: '' },
): NewQuoteValues {
  const current = offers.filter(({ withdrawn }) => !withdrawn);
  const [first] = current;
  const { name, customerName } = deal;
  return { name, customerName, product: first && current.length === 1 ? first.product : '' };
}

const tooLong = `Use at most ${NAME_LIMIT} characters`;

export const newQuoteSchema: v.GenericSchema<NewQuoteValues, NewQuote> = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Give the quote a name, such as the project'),
    v.maxLength(NAME_LIMIT, tooLong),
  ),
  customerName: v.pipe(v.string(), v.trim(), v.maxLength(NAME_LIMIT, tooLong)),
  product: v.picklist(
    ['internetAccess', 'layer2', 'mpls', 'carrierConnect', 'sdwanConnect'],
    'Choose a product',
  ),
});
