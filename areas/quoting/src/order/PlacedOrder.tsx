import { rules } from '@quayside/contract/access';
import { useAccess, useResource } from '@quayside/portal-core/react';
import { getDeliveredOrder, type DeliveredOrder } from '@quayside/shared/orders/api.ts';
import { useEffect, type JSX } from 'react';
import type { Quote } from '../api.ts';
import { isWaitingForApproval, OrderConfirmation } from './OrderConfirmation.tsx';

const ORDER_POLL_MS = 20_000;
/** Until the order is decided and its delivery has begun. */
const polling = {
  pollMs: ({ status }: DeliveredOrder) => (status === 'received' ? ORDER_POLL_MS : null),
};

export interface PlacedOrderProps {
  quote: Quote;
  orderId: string;
  refetch: () => Promise<void>;
}

/** The order of a quote, read until it is decided and its delivery has begun. */
export function PlacedOrder({ quote, orderId, refetch }: PlacedOrderProps): JSX.Element {
  const canApprove = useAccess(rules.apolloApprovals).granted;
  const canSeeServices = useAccess(rules.apolloEndUserPortal).granted;
  const order = useResource(getDeliveredOrder, { path: { orderId } }, polling);
  const isOutdated =
    isWaitingForApproval(quote) && order.data !== undefined && order.data.status !== 'received';
  // The head of the page says whom the quote waits for.
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  return (
    <OrderConfirmation
      quote={order.data ? { ...quote, ...waitingOf(order.data) } : quote}
      canApprove={canApprove}
      canSeeServices={canSeeServices}
      order={order.data ?? null}
    />
  );
}

/** Whom the approval of an order waits for. A delivery may wait for the customer again, but no longer for an approver of the order. */
function waitingOf({
  status,
  waitingFor,
  waitingForPerson,
}: DeliveredOrder): Pick<DeliveredOrder, 'waitingFor' | 'waitingForPerson'> {
  if (status === 'received') return { waitingFor, ...(waitingForPerson && { waitingForPerson }) };
  return { waitingFor: ['cancelled', 'rejected'].includes(status) ? null : 'us' };
}
