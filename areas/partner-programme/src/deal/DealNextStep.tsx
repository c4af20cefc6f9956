import { editDealPath } from '@quayside/contract/paths/partner-programme';
import type { CalendarDay } from '@quayside/portal-core/calls';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import { RelativeTime } from '@quayside/ui/RelativeTime';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import { NobodyDecides } from '@quayside/shared/approvals/NobodyDecides.tsx';
import { whoDecides } from '@quayside/shared/approvals/whoDecides.ts';
import { endOfLondonDay } from '@quayside/shared/days/london.ts';
import type { JSX, ReactNode } from 'react';
import type { DealDetails } from '../api.ts';

export interface DealNextStepProps {
  deal: DealDetails;
  /** When the deal was received: the present time for relative times. */
  nowMs: number;
  /** The address of its approval, where the user may see it. */
  approvalHref: string | undefined;
  answerForm: ReactNode;
}

export function DealNextStep(props: DealNextStepProps): JSX.Element {
  const Step = steps[props.deal.status];
  return <Step {...props} />;
}

const steps: Readonly<Record<DealDetails['status'], (props: DealNextStepProps) => JSX.Element>> = {
  draft: Draft,
  pending: Pending,
  returned: Returned,
  approved: Approved,
  rejected: Ended,
  expired: Ended,
};

function Draft({ deal }: DealNextStepProps): JSX.Element {
  return (
    <InlineAlert
      tone="info"
      title="This deal is not registered now"
      action={
        <ActionButton
          of={deal}
          action="edit"
          variant="primary"
          href={editDealPath.href({ number: deal.number })}
        >
          Correct and register
        </ActionButton>
      }
    >
      Your price is not protected. Correct what has changed and register the deal again.
    </InlineAlert>
  );
}

function DecisionDue({ on, nowMs }: { on: CalendarDay | null; nowMs: number }): JSX.Element | null {
  if (on === null) return null;
  return (
    <span>
      <DateTime value={on} /> (<RelativeTime value={endOfLondonDay(on)} now={nowMs} />)
    </span>
  );
}

function Pending({ deal, nowMs, approvalHref }: DealNextStepProps): JSX.Element {
  const { step, decisionDueOn, approval, question, waitingFor } = deal;
  const decides = whoDecides(deal);
  return (
    <Card
      as="section"
      title="What happens next"
      lead={
        step === 'approval' ? (
          <span key="one">
            {decides === null ? (
              <NobodyDecides />
            ) : (
              <span>
                <bdi>{decides}</bdi> by <DecisionDue on={decisionDueOn} nowMs={nowMs} />.
              </span>
            )}{' '}
            After that, we decide within five working days.
          </span>
        ) : (
          <span key="other">
            We decide by <DecisionDue on={decisionDueOn} nowMs={nowMs} />. We may ask you for details.
          </span>
        )
      }
    >
      <Stack gap={16}>
        {step === 'approval' && approval?.state === 'pending' && (
          <Text>
            {approvalHref === undefined ? (
              `Approval ${approval.id} is pending.`
            ) : (
              <Link href={approvalHref}>
                {`${waitingFor === 'you' ? 'Decide in Approvals:' : 'Approval'} ${approval.id}`}
              </Link>
            )}
          </Text>
        )}
        {question?.answer && <Answered question={question} />}
      </Stack>
    </Card>
  );
}

function Answered({ question }: { question: NonNullable<DealDetails['question']> }): JSX.Element {
  return (
    <>
      <Quote by={question.askedBy}>{question.text}</Quote>
      {question.answer && <Quote by={question.answer.by}>{question.answer.text}</Quote>}
    </>
  );
}

function Quote({ by, children }: { by: string; children: string }): JSX.Element {
  return (
    <blockquote
      style={{
        margin: 0,
        paddingInlineStart: '1rem',
        borderInlineStart: '3px solid var(--qs-color-border-strong)',
      }}
    >
      <strong>
        <bdi>{by}</bdi>
      </strong>
      <Text wrap="lines">
        <bdi>{children}</bdi>
      </Text>
    </blockquote>
  );
}

function Returned({ deal: { question, waitingFor }, nowMs, answerForm }: DealNextStepProps): JSX.Element {
  return (
    <Card
      as="section"
      title={waitingFor === 'you' ? 'We need details from you' : 'We need details from your company'}
      lead={
        question && (
          <span>
            Answer by <DateTime value={question.answerBy} /> (
            <RelativeTime value={endOfLondonDay(question.answerBy)} now={nowMs} />
            ). Without an answer, the deal expires.
          </span>
        )
      }
    >
      <Stack gap={16}>
        {question && <Quote by={question.askedBy}>{question.text}</Quote>}
        {answerForm}
      </Stack>
    </Card>
  );
}

function Approved({ deal: { protectedUntil, quote }, nowMs }: DealNextStepProps): JSX.Element {
  const isOrdered = quote?.status === 'ordered';
  return (
    <InlineAlert
      tone="positive"
      title={
        isOrdered || protectedUntil === null ? (
          <span key="one">This deal is ordered</span>
        ) : (
          <span key="other">
            Your price is protected until <DateTime value={protectedUntil} />
          </span>
        )
      }
    >
      {isOrdered || protectedUntil === null ? (
        <span key="one">The order keeps the protected price.</span>
      ) : (
        <span key="other">
          It ends <RelativeTime value={endOfLondonDay(protectedUntil)} now={nowMs} />. An order before then
          keeps the price.
        </span>
      )}
    </InlineAlert>
  );
}

function Ended({ deal: { status, reason, approval } }: DealNextStepProps): JSX.Element {
  const isCompanys = status === 'rejected' && approval?.state === 'rejected';
  const title =
    status === 'expired'
      ? 'This deal has expired'
      : isCompanys
        ? 'Your company rejected this deal'
        : 'We rejected this deal';
  return (
    <InlineAlert tone={status === 'expired' ? 'info' : 'critical'} title={title}>
      {reason !== '' && <bdi>{reason}</bdi>}
    </InlineAlert>
  );
}
