import { approvalsPath } from '@quayside/contract/paths/approvals';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Grid } from '@quayside/ui/Grid';
import { documentIcon } from '@quayside/ui/icons';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import {
  dataOf,
  DetailFrame,
  DetailPlaceholder,
  HistoryCard,
  type DetailViewProps,
} from '@quayside/page-kit/detail';
import { approvalEventWords } from '../approvalWords.ts';
import type { ApprovalDetails } from '../api.ts';
import { ApprovalCost } from './ApprovalCost.tsx';
import { ApprovalFacts, ApprovalRequest } from './ApprovalFacts.tsx';
import { ApprovalActions, ApprovalIdentity } from './ApprovalHeader.tsx';
import { ApprovalNextStep } from './ApprovalNextStep.tsx';
import { ApprovalQuestions } from './ApprovalQuestions.tsx';
import { ChangedSince } from './ChangedSince.tsx';
import type { ApprovalAction } from '../decision/useApprovalActions.ts';

export interface ApprovalViewProps extends DetailViewProps<ApprovalDetails> {
  approvalId: string;
  /** The present time, in milliseconds since 1970. */
  nowMs: number;
  canOpenQuotes: boolean;
  canOpenDeals: boolean;
  canOpenServices: boolean;
  outcome: ReactNode;
  /** Whether the alert above names the decision, so that the page does not repeat it. Default false. */
  saysDecision?: boolean;
  pin?: ReactNode;
  onAction: (action: ApprovalAction, seen: ApprovalDetails) => void;
}

/** The page of one approval: the request, its cost, and the user's decision. */
export function ApprovalView(props: ApprovalViewProps): JSX.Element {
  const { approvalId, state, pin, onAction } = props;
  const approval = dataOf(state);
  return (
    <DetailFrame
      {...props}
      noun="approval"
      icon={documentIcon}
      title={approval && <bdi>{approval.title}</bdi>}
      parents={[{ id: 'approvals', label: 'Approvals', href: approvalsPath.href() }]}
      current={approvalId}
      details={approval && <ApprovalIdentity approval={approval} />}
      actions={
        approval && (
          <>
            {pin}
            {approval.status === 'pending' && (
              <ApprovalActions approval={approval} onAction={(action) => onAction(action, approval)} />
            )}
          </>
        )
      }
      toList={<ButtonLink href={approvalsPath.href()}>Go to all approvals</ButtonLink>}
      notFound="It may belong to another company. Check the number, or look for it in the list."
      placeholder={
        <DetailPlaceholder
          minimum="large"
          hasNextStep
          main={[
            { title: 'What is asked', lines: 4 },
            { title: 'Total cost', lines: 5 },
          ]}
          aside={{ title: 'Key facts', lines: 12 }}
        />
      }
    >
      {(data, asOf) => <Content {...props} approval={data} asOf={asOf} />}
    </DetailFrame>
  );
}

function Content({
  approval,
  canOpenQuotes,
  canOpenDeals,
  canOpenServices,
  nowMs,
  outcome,
  saysDecision = false,
  onAction,
  asOf,
}: ApprovalViewProps & { approval: ApprovalDetails; asOf: JSX.Element }): JSX.Element {
  return (
    <Grid columns="main-aside" minimum="large" gap={24}>
      <Stack gap={24}>
        {outcome}
        {!saysDecision && <ApprovalNextStep approval={approval} nowMs={nowMs} />}
        <ApprovalRequest
          approval={approval}
          canOpenQuotes={canOpenQuotes}
          canOpenDeals={canOpenDeals}
          canOpenServices={canOpenServices}
        />
        <ApprovalCost approval={approval} />
        <ChangedSince changes={approval.changes} />
        <ApprovalQuestions approval={approval} onAsk={() => onAction('ask', approval)} />
      </Stack>
      <Stack gap={24}>
        <ApprovalFacts approval={approval} />
        <HistoryCard history={approval.history} titleOf={({ event }) => approvalEventWords[event]} />
        {asOf}
      </Stack>
    </Grid>
  );
}
