import { ActionDialog, useDialogAction, withoutCache, useOwnName } from '@quayside/page-kit/versions';
import { Field } from '@quayside/ui/Field';
import { TextField } from '@quayside/ui/TextField';
import { latestPortStatus } from './latestPortStatus.ts';
import { useState, type JSX } from 'react';
import { cancelPort, getPort, type PortDetails } from '../portsApi.ts';

export interface CancelPortDialogProps {
  port: PortDetails;
  /** Draws a version that a request brought. */
  onChanged: (port: PortDetails) => void;
  onCancelled: (port: PortDetails) => void;
  onClose: () => void;
}

const REASON_LIMIT = 400;

/** Asks before a port is cancelled. After another user's change, the user decides again. */
export function CancelPortDialog({
  port,
  onChanged,
  onCancelled,
  onClose,
}: CancelPortDialogProps): JSX.Element | null {
  const [reason, setReason] = useState('');
  const ownName = useOwnName();
  const { asked, commands } = useDialogAction<string, PortDetails>({
    input: '',
    drawn: port,
    send: (http, typed, { id, etag }) =>
      cancelPort.send(http, { path: { portId: id }, body: { reason: typed.trim() }, etag }),
    read: (http, { id }) => getPort.send(http, { path: { portId: id } }, withoutCache),
    take: onChanged,
    operationId: cancelPort.id,
    isDone: (_typed, { history: [last] }) => last?.status === 'cancelled' && last.by === ownName,
    onDone: (_typed, saved) => onCancelled(saved),
  });
  if (asked === null) return null;
  const { id, losingProvider } = asked.seen;
  return (
    <ActionDialog
      asked={asked}
      commands={commands}
      noun="port"
      title={`Cancel ${id}?`}
      tone="critical"
      input={reason}
      isPossible={({ allowedActions }) => allowedActions.includes('cancel')}
      lastChange={latestPortStatus}
      typed={reason}
      canConfirm={reason.length <= REASON_LIMIT}
      labels={{ confirm: 'Cancel the port', cancel: 'Keep it' }}
      onCancel={onClose}
    >
      <p>
        {`The numbers stay with ${losingProvider.name}. You cannot take this back, but you can port the numbers again.`}
      </p>
      <Field label="Reason" hint="It is kept with the port." optional>
        <TextField
          value={reason}
          maxLength={REASON_LIMIT}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ActionDialog>
  );
}
