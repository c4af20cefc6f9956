import * as v from 'valibot';
import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import { kinds, optionalEntry, requiredEntry } from '@quayside/page-kit/input';
import {
  orderAccesses,
  orderDraftSite,
  orderProducts,
  orderResiliences,
  orderTerms,
  seenPrice,
  type OrderDraftPrice,
} from '../ordersApi.ts';

const text = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));
const upTo = (length: number, what: string) =>
  v.pipe(v.string(), v.trim(), v.maxLength(length, `Shorten ${what} to ${length} characters`));

/** The facts that the checks of a new order depend on. */
export interface NewOrderRules {
  readonly hasTwoEnds: boolean;
  readonly sharedUpToMbps: number;
  /** The earliest possible date, as `2027-01-25`; null while it is not known. */
  readonly earliestDate: string | null;
  /** The price, once it is known. */
  readonly price: Pick<OrderDraftPrice, 'current' | 'agreed'> | null;
}

const fields = v.object({
  name: v.pipe(text('Enter a name for the order'), v.maxLength(120, 'Shorten the name to 120 characters')),
  product: v.picklist(orderProducts),
  sites: v.pipe(
    v.array(orderDraftSite),
    v.minLength(1, 'Add at least one site'),
    v.maxLength(50, 'Order at most 50 sites at once'),
  ),
  /** What is typed and not chosen, by the id of the site whose B end it is, or `new`. */
  siteTexts: v.record(v.string(), v.string()),
  bandwidthMbps: text('Choose the bandwidth'),
  access: v.picklist(orderAccesses),
  resilience: v.picklist(orderResiliences),
  ipAddresses: v.string(),
  contactName: v.pipe(text('Enter the name of the site contact'), v.maxLength(120)),
  contactPhone: requiredEntry(kinds.telephone, 'Enter the telephone number of the site contact'),
  contactEmail: v.pipe(
    optionalEntry(kinds.email),
    v.maxLength(200, 'Shorten the e-mail address to 200 characters'),
  ),
  accessHours: upTo(200, 'the access hours'),
  instructions: upTo(1000, 'the instructions'),
  purchaseOrder: v.pipe(text('Enter your purchase order number'), v.maxLength(60)),
  termMonths: v.picklist(orderTerms.map(String)),
  requiredDate: v.string(),
  acceptedPrice: v.nullable(seenPrice),
});

export type NewOrderValues = v.InferInput<typeof fields>;

export function newOrderSchema({ hasTwoEnds, sharedUpToMbps, earliestDate, price }: NewOrderRules) {
  return v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['sites']],
        ({ sites }) => !hasTwoEnds || sites.every(({ bSite }) => bSite !== null),
        'Choose the B end of each site from the list',
      ),
      ['sites'],
    ),
    v.forward(
      v.partialCheck(
        [['sites'], ['siteTexts']],
        ({ siteTexts }) => typedNew(siteTexts) === '',
        ({ input: { siteTexts } }) =>
          `“${typedNew(siteTexts)}” is not added. Choose its address from the list, or clear the field`,
      ),
      ['sites'],
    ),
    v.forward(
      v.partialCheck(
        [['access'], ['bandwidthMbps']],
        ({ access, bandwidthMbps }) => access !== 'shared' || Number(bandwidthMbps) <= sharedUpToMbps,
        `Shared fibre has at most ${formatBandwidth(sharedUpToMbps)}. Choose a dedicated one, or less bandwidth`,
      ),
      ['access'],
    ),
    v.forward(
      v.partialCheck(
        [['requiredDate']],
        ({ requiredDate }) => requiredDate === '' || earliestDate === null || requiredDate >= earliestDate,
        'Choose a day from the earliest possible date on, or none',
      ),
      ['requiredDate'],
    ),
    v.forward(
      v.partialCheck(
        [['acceptedPrice']],
        () => price !== null,
        'The price isn’t known yet. Wait a moment, or retry it',
      ),
      ['acceptedPrice'],
    ),
    v.forward(
      v.partialCheck(
        [['acceptedPrice']],
        ({ acceptedPrice }) => !isPriceChanged(price) || isAccepted(price, acceptedPrice),
        'Accept the changed price',
      ),
      ['acceptedPrice'],
    ),
  );
}

/** The site that is typed and not added; empty if there is none. */
function typedNew(texts: NewOrderValues['siteTexts']): string {
  return texts['new']?.trim() ?? '';
}

type Price = NewOrderRules['price'];

/** Whether the price differs from the quote's, or changed since the draft was last saved. */
export function isPriceChanged(price: Price): boolean {
  if (!price?.current || !price.agreed) return false;
  const { current, agreed } = price;
  return current.nrc.amount !== agreed.nrc.amount || current.mrc.amount !== agreed.mrc.amount;
}

/** Whether the present price is the one that was accepted. */
export function isAccepted(price: Price, accepted: NewOrderValues['acceptedPrice']): boolean {
  const { current } = price ?? {};
  return current?.nrc.amount === accepted?.nrc && current?.mrc.amount === accepted?.mrc;
}
