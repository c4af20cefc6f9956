import { useMay } from '@quayside/shared/rights/useMay.ts';
import { useOwnName } from '@quayside/page-kit/versions';
import { rules } from '@quayside/contract/access';
import {
  isHttpStatusError,
  isServiceUnavailable,
  useAccess,
  useBlockedPage,
  usePageTitle,
  useResource,
} from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import { DraftNotFound } from '../DraftNotFound.tsx';
import { OrderConfirmation } from './OrderConfirmation.tsx';
import { PendingPage, toPendingState } from '../PendingPage.tsx';
import { stepAddress } from '../newOrder/newOrderSteps.ts';
import { getOrder, getOrderDraft, type OrderDetails } from '../ordersApi.ts';

const pollOrder = ({ status }: OrderDetails): number | null =>
  ['cancelled', 'rejected', 'complete', 'partlyComplete', 'failed'].includes(status) ? null : 20_000;

/** The order that a draft became. A draft that was not ordered leads to its review. */
export function OrderConfirmationPage(): JSX.Element {
  const { draftId = '' } = useParams();
  const draft = useResource(getOrderDraft, { path: { draftId } });
  const orderId = draft.data?.orderId ?? null;
  const order = useResource(getOrder, orderId === null ? null : { path: { orderId } }, { pollMs: pollOrder });
  const isMissing = isHttpStatusError(draft.error, 404);
  usePageTitle(isMissing ? 'Draft not found' : order.data && `Order ${order.data.id}`);
  useBlockedPage(isServiceUnavailable(draft.error ?? order.error) && !order.data, refetch);
  if (isMissing) return <DraftNotFound />;
  if (draft.data?.state === 'open') return <Navigate replace to={stepAddress(draftId, 'review')} />;
  if (order.data) return <Confirmation order={order.data} refetch={order.refetch} />;
  return (
    <PendingPage
      title="Order"
      state={draft.error ? toPendingState(draft, getOrderDraft.id) : toPendingState(order, getOrder.id)}
      failed="The order could not be loaded"
      onRetry={() => void refetch()}
    />
  );

  async function refetch(): Promise<void> {
    await Promise.all([draft.refetch(), order.refetch()]);
  }
}

function Confirmation({
  order,
  refetch,
}: {
  order: OrderDetails;
  refetch: () => Promise<void>;
}): JSX.Element {
  const canOpenServices = useAccess(rules.apolloEndUserPortal).granted;
  const canApprove = useAccess(rules.apolloApprovals).granted;
  const canOrder = useMay('placeArtemisOrders');
  // As for all histories: the id of a person in a response is not the one in the token.
  const isOwn = useOwnName() === order.requestedBy.name;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <OrderConfirmation
        order={order}
        isOwn={isOwn}
        canOpenServices={canOpenServices}
        canApprove={canApprove}
        canOrder={canOrder}
        onCancel={() => setIsAsking(true)}
      />
      {isAsking && (
        <CancelOrderDialog
          order={order}
          onChanged={() => void refetch()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
