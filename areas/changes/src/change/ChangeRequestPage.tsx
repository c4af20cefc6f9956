import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import { useApprovalHref } from '@quayside/shared/approvals/useApprovalHref.ts';
import { useDetailPage } from '@quayside/page-kit/detail';
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
  const {
    props,
    data: change,
    take,
  } = useDetailPage(getChangeRequest, { path: { changeRequestId: id } }, words);
  const approvalHref = useApprovalHref(change?.approval?.id);
  const cancelling = useCancelChange(change, take);
  return (
    <ChangeRequestView
      id={id}
      {...props}
      pin={change && <PinButton {...changeItem(change)} />}
      approvalHref={approvalHref}
      cancelling={cancelling}
    />
  );
}

const POLL_MS = 20_000;
const ended = new Set<ChangeRequestDetails['status']>(['done', 'rejected', 'rolledBack', 'cancelled']);
const words = {
  noun: 'change request',
  titleOf: ({ id }: ChangeRequestDetails) => `Change request ${id}`,
  pollMs: ({ status }: ChangeRequestDetails) => (ended.has(status) ? null : POLL_MS),
};
