import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX } from 'react';
import { DetailIdentity } from '@quayside/page-kit/detail';
import type { ApprovalDetails } from '../api.ts';
import { approvalKindWords, approvalStatusWords } from '../approvalWords.ts';
import type { ApprovalAction } from '../decision/useApprovalActions.ts';

export function ApprovalIdentity({
  approval: { id, kind, status, waitingFor },
}: {
  approval: ApprovalDetails;
}): JSX.Element {
  const { text, tone } = approvalStatusWords[status];
  return (
    <DetailIdentity id={id} idName="approval number">
      <StatusLabel tone={tone} emphasis={waitingFor === 'you' ? 'strong' : 'quiet'}>
        {text}
      </StatusLabel>
      <span>{approvalKindWords[kind]}</span>
    </DetailIdentity>
  );
}

/** The actions of the user. A refused action stays visible with its reason, which the alert below shows too. */
export function ApprovalActions({
  approval,
  onAction,
}: {
  approval: ApprovalDetails;
  onAction: (action: ApprovalAction) => void;
}): JSX.Element {
  return (
    <>
      <ActionButton of={approval} action="ask" onClick={() => onAction('ask')}>
        Ask a question
      </ActionButton>
      <ActionButton of={approval} action="reject" onClick={() => onAction('reject')}>
        Reject
      </ActionButton>
      <ActionButton of={approval} action="approve" variant="primary" onClick={() => onAction('approve')}>
        Approve
      </ActionButton>
    </>
  );
}
