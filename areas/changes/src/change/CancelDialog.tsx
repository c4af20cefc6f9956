import { ActionDialog, askedAction } from '@quayside/page-kit/versions';
import { Field } from '@quayside/ui/Field';
import { TextArea } from '@quayside/ui/TextArea';
import type { JSX } from 'react';
import { latestChangeStatus } from './latestChangeStatus.ts';
import type { CancelChange } from './useCancelChange.ts';

const REASON_LIMIT = 4000;

export function CancelDialog({ cancelling }: { cancelling: CancelChange }): JSX.Element | null {
  const asked = askedAction(cancelling.state);
  if (asked === null) return null;
  const { reason, changeReason } = cancelling;
  return (
    <ActionDialog
      noun="change request"
      isPossible={({ allowedActions }) => allowedActions.includes('cancel')}
      typed={reason}
      lastChange={latestChangeStatus}
      asked={asked}
      commands={cancelling}
      input={{ reason }}
      title={`Cancel ${asked.seen.id}?`}
      tone="critical"
      canConfirm={reason.trim() !== '' && reason.length <= REASON_LIMIT}
      labels={{ confirm: 'Cancel the request', cancel: 'Keep it' }}
    >
      <p>The service stays as it is. You cannot take this back, but you can request the change again.</p>
      <Field label="Why do you cancel it?">
        <TextArea
          required
          value={reason}
          limit={REASON_LIMIT}
          disabled={asked.status === 'sending'}
          onChange={(event) => changeReason(event.target.value)}
        />
      </Field>
    </ActionDialog>
  );
}
