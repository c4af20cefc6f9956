import {
  ActionDialog,
  useDialogAction,
  useOwnName,
  withoutCache,
  type LastChange,
} from '@quayside/page-kit/versions';
import { useAddToast, useUnsavedWork } from '@quayside/portal-core/react';
import { Field } from '@quayside/ui/Field';
import { TextArea } from '@quayside/ui/TextArea';
import { useState, type JSX } from 'react';
import { setChangeLock } from '../api.ts';
import { getService, type ServiceDetails } from '@quayside/shared/services/serviceApi.ts';

const REASON_LIMIT = 400;

export interface LockServiceDialogProps {
  service: ServiceDetails;
  /** Draws a version that a request brought. */
  onSaved: (saved: ServiceDetails) => void;
  onClose: () => void;
}

/** Locks a service against changes. All users who open the service see the reason. */
export function LockServiceDialog({ service, onSaved, onClose }: LockServiceDialogProps): JSX.Element | null {
  const addToast = useAddToast();
  const ownName = useOwnName();
  const [reason, setReason] = useState('');
  const { forget } = useUnsavedWork(`service-lock-${service.id}`, {
    value: reason === '' ? undefined : reason,
    restore(kept) {
      if (typeof kept !== 'string') return false;
      setReason(kept);
      return true;
    },
  });
  const { asked, commands } = useDialogAction<string, ServiceDetails>({
    input: '',
    drawn: service,
    send: (http, typed, { id, etag }) =>
      setChangeLock.send(http, {
        path: { serviceId: id },
        body: { locked: true, reason: typed.trim() },
        etag,
      }),
    read: (http, { id }) => getService.send(http, { path: { serviceId: id } }, withoutCache),
    take: onSaved,
    operationId: setChangeLock.id,
    isDone: (typed, { changeLock }) => changeLock?.reason === typed.trim() && changeLock.by.name === ownName,
    onDone() {
      forget();
      addToast({ tone: 'positive', text: 'The service is locked against change.' });
      onClose();
    },
  });
  if (asked === null) return null;
  return (
    <ActionDialog
      asked={asked}
      commands={commands}
      noun="service"
      title="Lock the service against change?"
      input={reason}
      isPossible={({ changeLock }) => changeLock === null}
      typed={reason}
      lastChange={lockedBy}
      canConfirm={reason.trim() !== '' && reason.length <= REASON_LIMIT}
      labels={{ confirm: 'Lock' }}
      onCancel={() => {
        forget();
        onClose();
      }}
    >
      <p>
        Until an administrator unlocks it, nobody in your company can request a change or cease it. Faults are
        still repaired, and its names can still be edited.
      </p>
      <Field label="Reason" hint="Everybody in your company can read it on the service.">
        <TextArea
          rows={3}
          required
          value={reason}
          limit={REASON_LIMIT}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ActionDialog>
  );
}

function lockedBy({ changeLock }: ServiceDetails): LastChange | null {
  return changeLock && { by: changeLock.by.name, what: 'Locked', at: changeLock.at };
}
