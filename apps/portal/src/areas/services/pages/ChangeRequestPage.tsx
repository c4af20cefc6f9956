import { isHttpStatusError, usePageTitle, useResource } from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { useParams } from 'react-router-dom';
import { toAsyncState } from '../../../domain/asyncState.ts';
import { getChangeRequest, type ChangeRequestDetails } from '../changeRequestsApi.ts';
import { ChangeRequestView, type ChangeData } from '../components/changes/ChangeRequestView.tsx';
import { useCancelChange } from '../components/changes/useCancelChange.ts';

/** One change request. */
export function ChangeRequestPage(): JSX.Element {
  const { id = '' } = useParams();
  // A reason and its dialog belong to one request.
  return <ChangeRequest key={id} id={id} />;
}

function ChangeRequest({ id }: { id: string }): JSX.Element {
  const resource = useResource(getChangeRequest, { path: { changeRequestId: id } }, polling);
  const isMissing = isHttpStatusError(resource.error, 404);
  const data: ChangeData = isMissing ? { status: 'notFound' } : toAsyncState(resource, getChangeRequest.id);
  usePageTitle(isMissing ? 'Change request not found' : resource.data && `Change request ${id}`);
  const { state, ask, confirm, dismiss } = useCancelChange(resource.refetch);
  const [reason, setReason] = useState('');
  return (
    <ChangeRequestView
      id={id}
      data={data}
      receivedAtMs={resource.receivedAtMs}
      cancelling={state}
      reason={reason}
      onReasonChange={setReason}
      onCancel={ask}
      onConfirmCancel={confirm}
      onDismiss={dismiss}
      onRefresh={() => void resource.refetch()}
    />
  );
}

const POLL_MS = 20_000;
const ended = new Set<ChangeRequestDetails['status']>(['done', 'rejected', 'rolledBack', 'cancelled']);
const polling = {
  pollMs: ({ status }: ChangeRequestDetails) => (ended.has(status) ? null : POLL_MS),
};
