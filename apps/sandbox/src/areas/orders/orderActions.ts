import type { Order, OrderDraft } from '../../contract/generated/openapi.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { notNow, rightRefusalOf, type ActionRules, type Offer } from '../actions.ts';
import { callerOf } from '../caller.ts';
import { orderableOf } from '../quotes/quoteActions.ts';
import { planOf } from './orderProducts.ts';
import { orderDrafts, orders, type DraftRow, type OrderRow } from './orders.ts';
import { quoteOfPartner } from './presentPrices.ts';

/** The actions of an order. Whoever may order in the same way may cancel it. */
export const orderActions = (world: World): ActionRules<OrderRow, Order['allowedActions'][number]> => ({
  calls: { cancel: 'cancelOrder' },
  offers({ id, status }, user) {
    const isOfDraft = orderDrafts.first(world, 'order_id = ?', id) !== undefined;
    const refusal = rightRefusalOf(isOfDraft ? 'submitOrderDraft' : 'orderQuote', user);
    return { cancel: status === 'received' && (refusal ?? true) };
  },
  notOffered: 'The delivery has begun or the order has ended. Open a case to stop a delivery.',
});

/** The actions of a draft. Once it is ordered, it offers none. */
export const draftActions = (world: World): ActionRules<DraftRow, OrderDraft['allowedActions'][number]> => ({
  calls: { edit: 'changeOrderDraft', delete: 'deleteOrderDraft', submit: 'submitOrderDraft' },
  offers(row, user) {
    const isOpen = row.state !== 'ordered';
    return { edit: isOpen, delete: isOpen, submit: isOpen && offerOfSubmit(world, row, user) };
  },
  notOffered(_action, { changedBy, changedById, orderId }, { username }) {
    const by = changedById === username ? 'you' : changedBy;
    return `This draft was ordered by ${by} as ${orderId}. Open the order.`;
  },
});

/** A draft of a quote is ordered only as long as the quote itself could be. */
function offerOfSubmit(world: World, { id, product, source }: DraftRow, user: User): Offer {
  if (planOf(user, product) === '')
    return notNow('Your company no longer has a price plan for this product.');
  const quoteNumber = source.kind === 'quote' ? source.id : null;
  const [kind, sourceId] = quoteNumber === null ? ['draft', id] : ['quote', quoteNumber];
  const earlier = orders.first(world, 'source_kind = ? AND source_id = ?', kind, sourceId);
  if (earlier !== undefined)
    return notNow(`${sourceId} was ordered already, as ${earlier.id}. Nothing is ordered twice.`, {
      by: earlier.requestedBy.name,
      at: earlier.requestedAt,
    });
  const quote =
    quoteNumber === null ? undefined : quoteOfPartner(world, callerOf(user).partnerId, quoteNumber);
  return quote === undefined || orderableOf(quote, user, world.now());
}
