import type { Order, OrderDraft } from '../../contract/generated/openapi.ts';
import type { ActionRules } from '../actions.ts';
import type { DraftRow, OrderRow } from './orders.ts';

/** The actions of an order. */
export const orderActions: ActionRules<OrderRow, Order['allowedActions'][number]> = {
  calls: { cancel: 'cancelOrder' },
  offers: ({ status }) => ({ cancel: status === 'received' }),
  notOffered: 'The delivery has begun or the order has ended. Open a case to stop a delivery.',
};

/** The actions of a draft. Once it is ordered, it offers none. */
export const draftActions: ActionRules<DraftRow, OrderDraft['allowedActions'][number]> = {
  calls: { edit: 'changeOrderDraft', delete: 'deleteOrderDraft', submit: 'submitOrderDraft' },
  offers({ state }) {
    const isOpen = state !== 'ordered';
    return { edit: isOpen, delete: isOpen, submit: isOpen };
  },
  notOffered(_action, { changedBy, changedById, orderId }, { username }) {
    const by = changedById === username ? 'you' : changedBy;
    return `This draft was ordered by ${by} as ${orderId}. Open the order.`;
  },
};
