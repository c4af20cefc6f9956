import { isHttpStatusError, useAction, useAddToast } from '@quayside/portal-core/react';
import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { DateTime } from '@quayside/ui/DateTime';
import type { JSX } from 'react';
import { failureAdvice } from '@quayside/page-kit/failures';
import { setChangeLock, type ServiceDetails } from '../../api.ts';

/** The service as it is now. `onReload` loads it again. */
export interface UnlockServiceDialogProps {
  service: ServiceDetails;
  onReload: () => Promise<void>;
  /** Takes the response of the change. */
  onSaved: (saved: ServiceDetails) => void;
  onClose: () => void;
}

/** Asks before a service can be changed again. */
export function UnlockServiceDialog({
  service,
  onReload,
  onSaved,
  onClose,
}: UnlockServiceDialogProps): JSX.Element {
  const { id, etag, changeLock } = service;
  const addToast = useAddToast();
  const { run, state } = useAction(setChangeLock, { failure: 'in-place' });
  async function unlock(): Promise<void> {
    const result = await run({ path: { serviceId: id }, body: { locked: false }, etag });
    if (result.status === 'done') {
      onSaved(result.value);
      addToast({ tone: 'positive', text: 'The service can be changed again.' });
      onClose();
    } else await onReload();
  }
  return (
    <ConfirmDialog
      open
      title="Unlock the service?"
      labels={{ confirm: 'Unlock' }}
      pending={state.status === 'running'}
      error={state.status === 'failed' ? failureText(state.error) : undefined}
      onConfirm={() => void unlock()}
      onCancel={onClose}
    >
      {changeLock && (
        <p>
          {changeLock.by.name} locked it on <DateTime value={changeLock.at} format="dateTime" />: “
          <bdi>{changeLock.reason}</bdi>”
        </p>
      )}
      <p>Everybody in your company with access to services can then request changes and cease it.</p>
    </ConfirmDialog>
  );
}

function failureText(error: unknown): string {
  if (isHttpStatusError(error, 412))
    return 'Someone else changed this service. We loaded it again: check it, then unlock it.';
  return `The service is still locked. ${failureAdvice(error)}`;
}
