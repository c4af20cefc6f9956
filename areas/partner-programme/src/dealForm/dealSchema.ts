import { isDay } from '@quayside/portal-core/addresses';
import type { CalendarDay } from '@quayside/portal-core/calls';
import * as v from 'valibot';
import { toCalendarDay } from '@quayside/page-kit/format';
import { describeDay, type DescribedField } from '@quayside/page-kit/form';
import { kinds, optionalEntry, readPounds, typedPounds } from '@quayside/page-kit/input';
import type { DealDetails, DealProduct } from '../api.ts';
import { dealProductWords } from '../dealWords.ts';

const NAME_LIMIT = 120;
const DESCRIPTION_LIMIT = 4000;
const MOST_PENCE = 1_000_000_000;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant object
const products = Object.keys(dealProductWords) as DealProduct[];

export interface DealValues {
  name: string;
  customerName: string;
  customerPostcode: string;
  product: string;
  /** In pounds, as it is typed. */
  expectedMrc: string;
  termMonths: string;
  expectedCloseOn: string;
  description: string;
}

/** A deal without mistakes, as it is sent. */
export interface ValidDeal {
  name: string;
  customerName: string;
  customerPostcode: string;
  product: DealProduct;
  /** In pence. */
  expectedMrc: number;
  termMonths: 12 | 36 | 60;
  expectedCloseOn: CalendarDay;
  description: string;
}

/** The form before anything is typed. */
export const emptyDeal: DealValues = {
  name: '',
  customerName: '',
  customerPostcode: '',
  product: '',
  expectedMrc: '',
  termMonths: '36',
  expectedCloseOn: '',
  description: '',
};

/** A valid deal as it would be typed. */
export function typedDeal({ expectedMrc, termMonths, ...rest }: ValidDeal): DealValues {
  return { ...rest, expectedMrc: typedPounds(expectedMrc), termMonths: String(termMonths) };
}

export function describeDeal(values: DealValues): readonly DescribedField[] {
  const product = products.find((each) => each === values.product);
  return [
    { id: 'name', term: 'Name of the deal', text: values.name },
    { id: 'customerName', term: 'Customer', text: values.customerName },
    { id: 'customerPostcode', term: 'Postcode', text: values.customerPostcode },
    { id: 'product', term: 'Product', text: product ? dealProductWords[product] : '' },
    { id: 'expectedMrc', term: 'Expected monthly charge', text: `£${values.expectedMrc}` },
    { id: 'termMonths', term: 'Term', text: `${values.termMonths} months` },
    { id: 'expectedCloseOn', term: 'Decision', text: describeDay(values.expectedCloseOn) },
    { id: 'description', term: 'Description', text: values.description },
  ];
}

export function valuesOfDeal(deal: DealDetails): DealValues {
  const { name, customerName, customerPostcode, product, expected, termMonths, expectedCloseOn } = deal;
  return {
    name,
    customerName,
    customerPostcode,
    product,
    expectedMrc: typedPounds(expected.mrc.amount),
    termMonths: String(termMonths),
    expectedCloseOn,
    description: deal.description,
  };
}

const filled = (limit: number, missing: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(limit, `Use at most ${limit} characters`));

/** Checks the form of a deal. `today` is London's day. */
export function dealSchema(today: CalendarDay): v.GenericSchema<DealValues, ValidDeal> {
  return v.object({
    name: filled(NAME_LIMIT, 'Give the deal a name, such as the project'),
    customerName: filled(NAME_LIMIT, 'Enter the name of the customer'),
    customerPostcode: optionalEntry(kinds.postcode),
    product: v.pipe(v.string(), v.picklist(products, 'Choose a product')),
    expectedMrc: v.pipe(
      v.string(),
      v.transform((text) => readPounds(text, 'month') ?? Number.NaN),
      v.check(
        (pence) => pence > 0 && pence <= MOST_PENCE,
        'Enter an amount from 0.01 to 10,000,000, such as 1,850',
      ),
    ),
    termMonths: v.pipe(
      v.string(),
      v.picklist(['12', '36', '60'], 'Choose a term'),
      v.transform((months) => (months === '12' ? 12 : months === '60' ? 60 : 36)),
    ),
    expectedCloseOn: v.pipe(
      v.string(),
      v.check(isDay, 'Choose the day on which the customer decides'),
      v.check((day) => day >= today, 'Choose today or a later day'),
      v.transform(toCalendarDay),
    ),
    description: filled(DESCRIPTION_LIMIT, 'Say what the customer needs and how far you are'),
  });
}
