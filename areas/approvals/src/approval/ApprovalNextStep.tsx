import { DateTime } from '@quayside/ui/DateTime';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Money } from '@quayside/ui/Money';
import { RelativeTime } from '@quayside/ui/RelativeTime';
import type { JSX, ReactNode } from 'react';
import type { ApprovalDetails } from '../api.ts';
import { namesOf } from '@quayside/shared/approvals/namesOf.ts';
import { approvalStatusWords } from '../approvalWords.ts';

/** The id of the text that says why an action is refused. */
export const refusalId = 'approval-refusal';

/** The approval and the present time, in milliseconds since 1970. */
export interface ApprovalNextStepProps {
  approval: ApprovalDetails;
  nowMs: number;
}

/** The due date of a decision and its consequence, or the decision. */
export function ApprovalNextStep({ approval, nowMs }: ApprovalNextStepProps): JSX.Element {
  const { decision, refusal, due, dueAt, ifNotDecided, delegatedBy, requestedBy, waitingFor } = approval;
  if (decision !== null) return <Decision decision={decision} />;
  const isLate = due === 'overdue';
  return (
    <>
      <InlineAlert
        tone={isLate || refusal === null ? 'caution' : 'info'}
        title={
          <>
            <span>{isLate ? 'The decision was due ' : 'Decide by '}</span>
            <DateTime value={dueAt} format="dateTime" />
          </>
        }
      >
        <p>
          Due <RelativeTime value={dueAt} now={nowMs} />
          <span>{`. Without a decision: ${ifNotDecided}`}</span>
        </p>
        {waitingFor === 'thirdParty' && (
          <p>
            <bdi>{requestedBy.name}</bdi> has a question to answer. You can decide meanwhile.
          </p>
        )}
        {delegatedBy !== null && (
          <p>
            <bdi>{delegatedBy.name}</bdi> delegated this to you.
          </p>
        )}
      </InlineAlert>
      {refusal !== null && (
        <InlineAlert tone="info" id={refusalId} title={refusalTitles[refusal.cause]}>
          {refusalText(approval, refusal)}
        </InlineAlert>
      )}
    </>
  );
}

const refusalTitles: Record<NonNullable<ApprovalDetails['refusal']>['cause'], string> = {
  ownRequest: 'You can’t decide about your own request',
  aboveLimit: 'You can’t approve this: it is above your limit',
  otherApprover: 'This waits for somebody else',
};

function refusalText(
  { total, limit }: ApprovalDetails,
  { cause, deciders }: NonNullable<ApprovalDetails['refusal']>,
): ReactNode {
  const names = namesOf(deciders);
  if (cause === 'ownRequest')
    return (
      <p>
        You asked for this. <bdi>{names}</bdi> decides about it.
      </p>
    );
  if (cause === 'otherApprover')
    return (
      <p>
        <bdi>{names}</bdi> decides about it. You can ask a question.
      </p>
    );
  return (
    <p>
      The total of <Money {...total.tcv} /> is above your limit of {limit && <Money {...limit} />}.{' '}
      <bdi>{names}</bdi> can approve it. You can still reject it or ask a question.
    </p>
  );
}

const decisionTones = {
  approved: 'positive',
  rejected: 'critical',
  withdrawn: 'info',
  expired: 'info',
  superseded: 'info',
} as const;

function Decision({ decision }: { decision: NonNullable<ApprovalDetails['decision']> }): JSX.Element {
  const { decision: word, by, at, comment } = decision;
  return (
    <InlineAlert
      tone={decisionTones[word]}
      title={
        <>
          <span>{approvalStatusWords[word].text}</span>
          {word !== 'expired' && (
            <span>
              {' '}
              by <bdi>{by.name}</bdi>
            </span>
          )}
          , <DateTime value={at} format="dateTime" />
        </>
      }
    >
      {comment !== '' && (
        <p>
          “<bdi>{comment}</bdi>”
        </p>
      )}
    </InlineAlert>
  );
}
