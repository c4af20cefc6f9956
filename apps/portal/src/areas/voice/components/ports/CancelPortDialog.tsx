import { isHttpStatusError, useAction } from '@quayside/portal-core/react';
import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { Field } from '@quayside/ui/Field';
import { TextField } from '@quayside/ui/TextField';
import { useState, type JSX } from 'react';
import { submitFailure } from '../../../../domain/form/submitFailure.ts';
import { cancelPort, type PortDetails } from '../../portsApi.ts';

/** A port that can be cancelled. */
export interface CancelPortDialogProps {
  port: PortDetails;
  /** Loads the port again. */
  onReload: () => Promise<void>;
  onCancelled: (port: PortDetails) => void;
  onClose: () => void;
}

const REASON_LIMIT = 400;

/** Asks before a port is cancelled. After another user's change, the user decides again. */
export function CancelPortDialog({
  port,
  onReload,
  onCancelled,
  onClose,
}: CancelPortDialogProps): JSX.Element {
  const { id, etag, losingProvider } = port;
  const { state, run } = useAction(cancelPort, { failure: 'in-place' });
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  async function confirm(): Promise<void> {
    setProblem(undefined);
    const input = { path: { portId: id }, body: { reason: reason.trim() }, etag };
    const result = await run(input);
    if (result.status === 'done') onCancelled(result.value);
    if (result.status !== 'failed') return;
    const failure = submitFailure(result.error);
    if (failure.kind === 'conflict' || isHttpStatusError(result.error, 404)) {
      await onReload();
      setProblem('The port changed meanwhile. Look at its status, then decide again.');
    } else if (failure.kind !== 'cancelled') setProblem(failure.problems[0]?.message ?? '');
  }

  return (
    <ConfirmDialog
      open
      title={`Cancel ${id}?`}
      tone="critical"
      pending={state.status === 'running'}
      canConfirm={reason.length <= REASON_LIMIT && port.allowedActions.includes('cancel')}
      error={problem}
      labels={{ confirm: 'Cancel the port', cancel: 'Keep it' }}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        The numbers stay with {losingProvider.name}. You cannot take this back, but you can port the numbers
        again.
      </p>
      <Field label="Reason" hint="It is kept with the port." optional>
        <TextField
          value={reason}
          maxLength={REASON_LIMIT}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
