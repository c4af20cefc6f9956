import { lazyDialog } from '@quayside/page-kit/loading';
import { rules } from '@quayside/contract/access';
import { askedAction } from '@quayside/page-kit/versions';
import { useAccess } from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { useParams } from 'react-router-dom';
import { useDetailPage } from '@quayside/page-kit/detail';
import { PinButton } from '@quayside/page-kit/pins';
import { getApproval, type ApprovalDetails } from '../api.ts';
import { ApprovalOutcome } from './ApprovalOutcome.tsx';
import { ApprovalView } from './ApprovalView.tsx';
import { approvalItem } from '../pins/approvalItem.ts';
import { useApprovalActions } from '../decision/useApprovalActions.ts';

// The dialog brings the headless library, which most visits do not need.
const DecisionDialog = lazyDialog(
  async () => (await import('../decision/DecisionDialog.tsx')).DecisionDialog,
);

const POLL_MS = 20_000;
const words = {
  noun: 'approval',
  titleOf: ({ id }: ApprovalDetails) => `Approval ${id}`,
  pollMs: ({ status }: ApprovalDetails) => (status === 'pending' ? POLL_MS : null),
};

/** One approval: the request, and the user's decision. */
export function ApprovalPage(): JSX.Element {
  const { approvalId = '' } = useParams();
  // A new key empties the typed texts when the approval changes.
  return <OneApproval key={approvalId} approvalId={approvalId} />;
}

function OneApproval({ approvalId }: { approvalId: string }): JSX.Element {
  const canOpenQuotes = useAccess(rules.apolloService1Access).granted;
  const canOpenDeals = useAccess(rules.apolloPartnerProgramme).granted;
  const canOpenServices = useAccess(rules.apolloEndUserPortal).granted;
  const { props, data: approval, take } = useDetailPage(getApproval, { path: { approvalId } }, words);
  // Each poll moves it on, so that "in 3 hours" stays true.
  const [openedAtMs] = useState(Date.now);
  const nowMs = props.receivedAtMs ?? openedAtMs;
  const actions = useApprovalActions(approvalId, approval, take);
  const decision = actions.state;
  const saysDecision =
    (decision.status === 'done' && decision.input.action !== 'ask') ||
    ((decision.status === 'conflict' || decision.status === 'refused') &&
      decision.theirs !== null &&
      decision.theirs.decision !== null);
  const asked = askedAction(decision);
  return (
    <>
      <ApprovalView
        approvalId={approvalId}
        {...props}
        pin={approval && <PinButton {...approvalItem(approval)} />}
        nowMs={nowMs}
        canOpenQuotes={canOpenQuotes}
        canOpenDeals={canOpenDeals}
        canOpenServices={canOpenServices}
        outcome={
          <ApprovalOutcome
            state={decision}
            nowMs={nowMs}
            lookAgain={actions.lookAgain}
            close={actions.close}
          />
        }
        saysDecision={saysDecision}
        onAction={actions.ask}
      />
      {asked && <DecisionDialog asked={asked} actions={actions} />}
    </>
  );
}
