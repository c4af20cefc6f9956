import { DateTime } from '@quayside/ui/DateTime';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { RelativeTime } from '@quayside/ui/RelativeTime';
import type { JSX } from 'react';
import type { ApprovalDetails } from '../api.ts';
import { reasonOf } from '@quayside/shared/rights/actions.ts';
import { approvalStatusWords } from '../approvalWords.ts';

/** The approval and the present time, in milliseconds since 1970. */
export interface ApprovalNextStepProps {
  approval: ApprovalDetails;
  nowMs: number;
}

/** The due date of a decision and its consequence, or the decision. */
export function ApprovalNextStep({ approval, nowMs }: ApprovalNextStepProps): JSX.Element {
  const { decision, due, dueAt, ifNotDecided, delegatedBy, requestedBy, waitingFor } = approval;
  if (decision !== null) return <Decision decision={decision} />;
  const isLate = due === 'overdue';
  const reason = reasonOf(approval, 'approve');
  const canReject = approval.allowedActions.includes('reject');
  return (
    <>
      <InlineAlert
        tone={isLate || reason === undefined ? 'caution' : 'info'}
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
      {reason !== undefined && (
        <InlineAlert
          tone="info"
          title={canReject ? 'You can reject this, but not approve it' : 'You can’t decide about this'}
        >
          {reason}
        </InlineAlert>
      )}
    </>
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
