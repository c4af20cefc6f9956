import { useSavedVersion } from '@quayside/page-kit/versions';
import { usePageTitle, useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { useApprovalHref } from '@quayside/shared/approvals/useApprovalHref.ts';
import { toDetailState } from '@quayside/page-kit/detail';
import { PinButton } from '@quayside/page-kit/pins';
import { getChangeRequest, type ChangeRequestDetails } from '../api.ts';
import { ChangeRequestView } from './ChangeRequestView.tsx';
import { changeItem } from '../pins/changeItem.ts';
import { useCancelChange } from './useCancelChange.ts';

export function ChangeRequestPage(): JSX.Element {
  const { id = '' } = useParams();
  // A reason and its dialog belong to one request.
  return <ChangeRequest key={id} id={id} />;
}

function ChangeRequest({ id }: { id: string }): JSX.Element {
  const [resource, takeSaved] = useSavedVersion(
    useResource(getChangeRequest, { path: { changeRequestId: id } }, polling),
  );
  const state = toDetailState(resource, getChangeRequest.id);
  usePageTitle(
    state.status === 'notFound' ? 'Change request not found' : resource.data && `Change request ${id}`,
  );
  const approvalHref = useApprovalHref(resource.data?.approval?.id);
  const cancelling = useCancelChange(resource.data, takeSaved);
  return (
    <ChangeRequestView
      id={id}
      state={state}
      pin={resource.data && <PinButton {...changeItem(resource.data)} />}
      receivedAtMs={resource.receivedAtMs}
      approvalHref={approvalHref}
      cancelling={cancelling}
      onRefresh={() => void resource.refetch()}
    />
  );
}

const POLL_MS = 20_000;
const ended = new Set<ChangeRequestDetails['status']>(['done', 'rejected', 'rolledBack', 'cancelled']);
const polling = {
  pollMs: ({ status }: ChangeRequestDetails) => (ended.has(status) ? null : POLL_MS),
};
