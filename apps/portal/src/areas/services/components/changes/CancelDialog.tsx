import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { Field } from '@quayside/ui/Field';
import { TextArea } from '@quayside/ui/TextArea';
import type { JSX } from 'react';
import type { CancelState } from './useCancelChange.ts';

/** The state of the cancellation, and its reason as typed so far. */
export interface CancelDialogProps {
  cancelling: CancelState;
  reason: string;
  onReasonChange: (reason: string) => void;
  onConfirm: (reason: string) => void;
  onDismiss: () => void;
}

const REASON_LIMIT = 4000;

/** Asks why a change request is cancelled. */
export function CancelDialog({
  cancelling,
  reason,
  onReasonChange,
  onConfirm,
  onDismiss,
}: CancelDialogProps): JSX.Element | null {
  const { status } = cancelling;
  if (status !== 'asking' && status !== 'sending' && status !== 'failed') return null;
  const typed = reason.trim();
  return (
    <ConfirmDialog
      open
      title={`Cancel ${cancelling.seen.id}?`}
      tone="critical"
      pending={status === 'sending'}
      canConfirm={typed !== '' && reason.length <= REASON_LIMIT}
      error={status === 'failed' ? cancelling.message : undefined}
      labels={{ confirm: 'Cancel the request', cancel: 'Keep it' }}
      onConfirm={() => onConfirm(typed)}
      onCancel={onDismiss}
    >
      <p>The service stays as it is. You cannot take this back, but you can request the change again.</p>
      <Field label="Why do you cancel it?">
        <TextArea
          required
          value={reason}
          limit={REASON_LIMIT}
          disabled={status === 'sending'}
          onChange={(event) => onReasonChange(event.target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
