import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { Field } from '@quayside/ui/Field';
import { TextArea } from '@quayside/ui/TextArea';
import { useState, type JSX } from 'react';

/** Asks for the reason before an order is cancelled. */
export interface CancelOrderDialogProps {
  open: boolean;
  orderId: string;
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Cancels an order whose delivery has not begun. */
export function CancelOrderDialog({
  open,
  orderId,
  isPending,
  onConfirm,
  onCancel,
}: CancelOrderDialogProps): JSX.Element {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open={open}
      tone="critical"
      title={`Cancel ${orderId}?`}
      labels={{ confirm: 'Cancel the order', cancel: 'Keep the order' }}
      canConfirm={reason.trim() !== ''}
      pending={isPending}
      onConfirm={() => onConfirm(reason.trim())}
      onCancel={onCancel}
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
    </ConfirmDialog>
  );
}
