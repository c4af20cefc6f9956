import { ActionDialog, useDialogAction, useOwnName, withoutCache } from '@quayside/page-kit/versions';
import { useAddToast } from '@quayside/portal-core/react';
import { DateTime } from '@quayside/ui/DateTime';
import type { JSX } from 'react';
import { setChangeLock } from '../api.ts';
import { getService, type ServiceDetails } from '@quayside/shared/services/serviceApi.ts';

export interface UnlockServiceDialogProps {
  service: ServiceDetails;
  /** Draws a version that a request brought. */
  onSaved: (saved: ServiceDetails) => void;
  onClose: () => void;
}

/** Asks before a service can be changed again. */
export function UnlockServiceDialog({
  service,
  onSaved,
  onClose,
}: UnlockServiceDialogProps): JSX.Element | null {
  const addToast = useAddToast();
  const ownName = useOwnName();
  const { asked, commands } = useDialogAction<null, ServiceDetails>({
    input: null,
    drawn: service,
    send: (http, _input, { id, etag }) =>
      setChangeLock.send(http, { path: { serviceId: id }, body: { locked: false }, etag }),
    read: (http, { id }) => getService.send(http, { path: { serviceId: id } }, withoutCache),
    take: onSaved,
    operationId: setChangeLock.id,
    isDone: (_input, { changeLock, changedBy }) => changeLock === null && changedBy === ownName,
    onDone() {
      addToast({ tone: 'positive', text: 'The service can be changed again.' });
      onClose();
    },
  });
  if (asked === null) return null;
  const { changeLock } = asked.seen;
  return (
    <ActionDialog
      asked={asked}
      commands={commands}
      noun="service"
      title="Unlock the service?"
      isPossible={(newest) => newest.changeLock !== null}
      labels={{ confirm: 'Unlock' }}
      onCancel={onClose}
    >
      {changeLock && (
        <p>
          <span>{`${changeLock.by.name} locked it on`}</span>{' '}
          <DateTime value={changeLock.at} format="dateTime" />: “<bdi>{changeLock.reason}</bdi>”
        </p>
      )}
      <p>Everybody in your company with access to services can then request changes and cease it.</p>
    </ActionDialog>
  );
}
