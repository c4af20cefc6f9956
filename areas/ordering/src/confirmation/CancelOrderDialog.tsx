import {
  ActionDialog,
  useDialogAction,
  useOwnName,
  withoutCache,
  type LastChange,
} from '@quayside/page-kit/versions';
import { Field } from '@quayside/ui/Field';
import { TextArea } from '@quayside/ui/TextArea';
import { useState, type JSX } from 'react';
import { cancelOrder, getOrder, type OrderDetails } from '../ordersApi.ts';
import { approvalWords } from '../orderWords.ts';

export interface CancelOrderDialogProps {
  order: OrderDetails;
  /** Loads the order again, because a request brought another version. */
  onChanged: () => void;
  onClose: () => void;
}

export function CancelOrderDialog({ order, onChanged, onClose }: CancelOrderDialogProps): JSX.Element | null {
  const ownName = useOwnName();
  const [reason, setReason] = useState('');
  const { asked, commands } = useDialogAction<string, OrderDetails>({
    input: '',
    drawn: order,
    send: (http, typed, { id, etag }) =>
      cancelOrder.send(http, { path: { orderId: id }, body: { reason: typed.trim() }, etag }),
    read: (http, { id }) => getOrder.send(http, { path: { orderId: id } }, withoutCache),
    take: onChanged,
    operationId: cancelOrder.id,
    isDone: (_typed, now) => now.status === 'cancelled' && (lastDecision(now)?.by ?? ownName) === ownName,
    onDone: onClose,
  });
  if (asked === null) return null;
  return (
    <ActionDialog
      asked={asked}
      commands={commands}
      noun="order"
      title={`Cancel ${order.id}?`}
      tone="critical"
      input={reason}
      isPossible={({ allowedActions }) => allowedActions.includes('cancel')}
      lastChange={lastDecision}
      typed={reason}
      canConfirm={reason.trim() !== ''}
      labels={{ confirm: 'Cancel the order', cancel: 'Keep the order' }}
      onCancel={onClose}
    >
      <p>Nothing is delivered or charged. The request for approval is withdrawn.</p>
      <Field label="Reason">
        <TextArea
          value={reason}
          maxLength={4000}
          rows={3}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </ActionDialog>
  );
}

/** The decision about the approval, after which an order can no longer be cancelled. */
function lastDecision({ approval: { by, at, state } }: OrderDetails): LastChange | null {
  return by === null ? null : { by, what: approvalWords[state].text, at };
}
