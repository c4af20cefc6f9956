import { DateTime } from '@quayside/ui/DateTime';
import { InlineAlert, type InlineAlertTone } from '@quayside/ui/InlineAlert';
import { RelativeTime } from '@quayside/ui/RelativeTime';
import type { JSX } from 'react';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import type { CaseDetails } from '../api.ts';

/** The case, and the present time in milliseconds. */
export interface CaseNextStepProps {
  details: CaseDetails;
  now: number;
  onReply: () => void;
}

export function CaseNextStep({ details, now, onReply }: CaseNextStepProps): JSX.Element {
  const { status, waitingFor, whatHappensNext, nextUpdateDueAt } = details;
  const isYourTurn = waitingFor === 'you' || waitingFor === 'colleague';
  const isLate = nextUpdateDueAt !== null && !isYourTurn && Date.parse(nextUpdateDueAt) < now;
  return (
    <InlineAlert
      data-next-step
      tabIndex={-1}
      tone={toneOf(details)}
      title={titleOf(waitingFor)}
      action={
        status === 'waitingForYou' && (
          <ActionButton of={details} action="reply" variant="primary" onClick={onReply}>
            Reply
          </ActionButton>
        )
      }
    >
      <p>{whatHappensNext}</p>
      {nextUpdateDueAt !== null && !isYourTurn && (
        <p>
          <span>{isLate ? 'Our update was due: ' : 'Next update from us due: '}</span>
          <strong>
            <DateTime value={nextUpdateDueAt} format="dateTime" />
          </strong>{' '}
          (<RelativeTime value={nextUpdateDueAt} now={now} />)
          {isLate && <span>. We’re sorry for the delay.</span>}
        </p>
      )}
    </InlineAlert>
  );
}

function titleOf(waitingFor: CaseDetails['waitingFor']): string {
  if (waitingFor === 'you') return 'What happens next: we need you';
  return waitingFor === 'colleague' ? 'What happens next: we need a colleague of yours' : 'What happens next';
}

function toneOf({ status, waitingFor }: CaseDetails): InlineAlertTone {
  if (waitingFor === 'you') return 'caution';
  return status === 'closed' ? 'positive' : 'info';
}
