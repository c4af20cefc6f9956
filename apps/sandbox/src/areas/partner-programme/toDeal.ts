import type { Deal, DealSummary } from '../../contract/generated/openapi.ts';
import { shownOf } from '../../store/typedObject.ts';
import { deliveries } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { approvalOfSubject } from '../approvals/approvalOfSubject.ts';
import type { Unlisted } from '../actions.ts';
import type { Caller } from '../caller.ts';
import { namedPerson, type ReadBy } from '../turns.ts';
import { orders, type OrderRow } from '../orders/orders.ts';
import { findQuote, quotes } from '../quotes/quoteRecord.ts';
import { dealSummaryFields, type DealRow } from './deals.ts';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

export function toDealSummary(deal: ReadBy<DealRow>): DealSummary {
  return {
    ...shownOf(deal, dealSummaryFields),
    ...namedPerson(deal.waitingForPerson),
    expected: { mrc: gbp(deal.mrc), tcv: gbp(deal.tcv) },
  };
}

export function toDeal(world: World, deal: ReadBy<DealRow>, caller: Caller): Omit<Unlisted<Deal>, 'etag'> {
  const { description, customerPostcode, question, reason, history, extension } = deal.state;
  const { protectedFrom: from, protectedUntil: until } = deal;
  return {
    ...toDealSummary(deal),
    customerPostcode,
    description,
    step: deal.step,
    approval: approvalOfSubject(world, 'deal', deal.number) ?? null,
    question,
    protection: from === null || until === null ? null : { from, until, extension },
    reason,
    quote: quoteOf(world, deal, caller),
    history: [...history],
  };
}

/** The quote and the order that a deal became. Colleagues see their status, even where they may not open the quote. */
function quoteOf(world: World, { quoteNumber }: DealRow, caller: Caller): Deal['quote'] {
  const quote = quotes.first(world, 'number = ?', quoteNumber);
  if (quote === undefined) return null;
  const { number, status, orderId } = quote;
  const order = orders.first(world, 'id = ?', orderId);
  return {
    number,
    status,
    isVisible: findQuote(world, caller, number) !== undefined,
    order: order === undefined ? null : orderOf(world, order),
  };
}

function orderOf(world: World, { id, status }: OrderRow): NonNullable<Deal['quote']>['order'] {
  const ofOrder = 'service_id IN (SELECT id FROM services WHERE order_id = ?) ORDER BY service_id';
  const delivery = deliveries.first(world, ofOrder, id);
  return {
    id,
    status,
    provisioningCase: delivery?.caseNumber ?? null,
  };
}
