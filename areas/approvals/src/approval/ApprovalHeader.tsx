import { Button } from '@quayside/ui/Button';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX } from 'react';
import { DetailIdentity } from '@quayside/page-kit/detail';
import type { ApprovalDetails } from '../api.ts';
import { approvalKindWords, approvalStatusWords } from '../approvalWords.ts';
import { refusalId } from './ApprovalNextStep.tsx';
import type { ApprovalAction } from '../decision/useApprovalActions.ts';

/** The number of the approval, its status and its kind. */
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

/** The actions of the user. A refused action stays visible, and the alert below it gives the reason. */
export function ApprovalActions({
  approval: { allowedActions, refusal },
  onAction,
}: {
  approval: ApprovalDetails;
  onAction: (action: ApprovalAction) => void;
}): JSX.Element {
  const propsOf = (action: ApprovalAction) => {
    const isAllowed = allowedActions.includes(action);
    return {
      disabled: !isAllowed,
      onClick: () => onAction(action),
      ...(!isAllowed && refusal !== null && { 'aria-describedby': refusalId }),
    };
  };
  return (
    <>
      {allowedActions.includes('ask') && <Button {...propsOf('ask')}>Ask a question</Button>}
      <Button {...propsOf('reject')}>Reject</Button>
      <Button variant="primary" {...propsOf('approve')}>
        Approve
      </Button>
    </>
  );
}
