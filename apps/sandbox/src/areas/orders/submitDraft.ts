import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError, type FieldError } from '../../http/problem.ts';
import { isEmail, toTelephone } from '../../http/typedValues.ts';
import type { World } from '../../world/createWorld.ts';
import type { User } from '../../store/users.ts';
import { callerOf } from '../caller.ts';
import { markOrdered } from '../quotes/orderQuote.ts';
import { requireSeenPrice } from '../requireSeenPrice.ts';
import { createOrder } from './createOrder.ts';
import { draftPriceOf, pricedLines } from './draftPrice.ts';
import { priceableOf, saveDraft, toDraft } from './drafts.ts';
import type { DraftContent, DraftRow, OrderItem } from './orders.ts';
import type { OrderConfiguration } from './linePrice.ts';
import { planOf } from './orderProducts.ts';
import { quoteOfPartner } from './presentPrices.ts';
import { beforeEarliest } from '../../world/days.ts';

const accessWords = { dedicated: 'Dedicated fibre', shared: 'Shared fibre' } as const;
const resilienceWords = { single: 'one line', dualRouter: 'two routers', diverse: 'diverse routes' } as const;

function describe({ access, resilience, ipAddresses }: OrderConfiguration, hasIp: boolean): string {
  const addresses = hasIp ? `, ${ipAddresses} IP ${ipAddresses === 1 ? 'address' : 'addresses'}` : '';
  return `${accessWords[access]}, ${resilienceWords[resilience]}${addresses}`;
}

/** Orders a draft that may be ordered now, and returns the id of its order. Throws 409 for another price, and 422 for what is missing. Call it within `world.write`. */
export function submitDraft(
  world: World,
  user: User,
  row: DraftRow,
  { price }: BodyOf<'submitOrderDraft'>,
): string {
  const caller = callerOf(user);
  const { name, source, id } = toDraft(row);
  const draft = priceableOf(row);
  const plan = planOf(user, draft.product);
  const origin =
    source.kind === 'quote' && source.id !== null
      ? ({ kind: 'quote', id: source.id } as const)
      : ({ kind: 'draft', id } as const);
  const quote = origin.kind === 'quote' ? quoteOfPartner(world, caller.partnerId, origin.id) : undefined;
  const lines = pricedLines(world, draft, plan);
  const { current, isAccepted, earliestDate } = draftPriceOf(world, draft, row.agreed, plan);
  checkComplete(name, draft, lines.length, earliestDate);
  if (current === null || !isAccepted)
    throw new ProblemError(
      409,
      'The price changed. Nothing is ordered. Look at the new price and accept it.',
      { reason: 'price-changed' },
    );
  requireSeenPrice(price, { nrc: current.nrc.amount, mrc: current.mrc.amount });
  const items = lines.flatMap((line): OrderItem[] => {
    const site = draft.sites.find((each) => each.id === line.id);
    if (site === undefined) return [];
    return [
      {
        product: draft.product,
        site: site.site,
        bSite: site.bSite,
        bandwidthMbps: line.bandwidthMbps,
        termMonths: line.termMonths,
        configuration:
          line.quotedConfiguration ?? describe(draft.configuration, draft.product === 'Internet Access'),
        nrc: line.nrc,
        mrc: line.mrc,
      },
    ];
  });
  const { purchaseOrder } = draft.commercial;
  // Without a date the customer asks for the earliest one.
  const requiredDate = draft.commercial.requiredDate ?? earliestDate;
  const placed = createOrder(world, caller, { name, source: origin, purchaseOrder, requiredDate, items });
  const { name: contactName, phone, email, instructions } = draft.contacts;
  if (quote !== undefined)
    markOrdered(world, caller, quote, placed, {
      purchaseOrder,
      requiredDate,
      contact: { name: contactName, phone, email },
      note: instructions,
    });
  saveDraft(world, caller, id, { state: 'ordered', orderId: placed });
  return placed;
}

function checkComplete(
  name: string,
  { sites, configuration, contacts, commercial }: DraftContent,
  priced: number,
  earliestDate: string | null,
): void {
  const wanted = commercial.requiredDate;
  const checks: readonly (readonly [boolean, string, string])[] = [
    [name.trim() === '', '/name', 'Enter a name for the order'],
    [sites.length === 0, '/sites', 'Add at least one site'],
    [configuration.bandwidthMbps === null, '/configuration/bandwidthMbps', 'Choose the bandwidth'],
    [
      configuration.bandwidthMbps !== null && priced < sites.length,
      '/sites',
      'Complete both ends of each site',
    ],
    [contacts.name.trim() === '', '/contacts/name', 'Enter the name of the site contact'],
    [
      toTelephone(contacts.phone) === null,
      '/contacts/phone',
      'Enter the telephone number of the site contact',
    ],
    [
      contacts.email !== '' && !isEmail(contacts.email),
      '/contacts/email',
      'Enter an e-mail address, such as name@company.example',
    ],
    [commercial.purchaseOrder.trim() === '', '/commercial/purchaseOrder', 'Enter your purchase order number'],
    [
      wanted !== null && earliestDate !== null && wanted < earliestDate,
      '/commercial/requiredDate',
      beforeEarliest(earliestDate),
    ],
  ];
  const errors = checks.flatMap(([isWrong, pointer, detail]): FieldError[] =>
    isWrong ? [{ pointer, detail }] : [],
  );
  if (errors.length > 0)
    throw new ProblemError(422, 'The order is not complete. Correct the named fields.', { errors });
}
