import { Button } from '@quayside/ui/Button';
import { DateTime } from '@quayside/ui/DateTime';
import { InlineAlert, type InlineAlertTone } from '@quayside/ui/InlineAlert';
import { RelativeTime } from '@quayside/ui/RelativeTime';
import type { JSX } from 'react';
import type { CaseDetails } from '../api.ts';

/** The case, and the present time in milliseconds. */
export interface CaseNextStepProps {
  details: CaseDetails;
  now: number;
  onReply: () => void;
}

/** The next step of a case, who takes it, and the time of our next message. */
export function CaseNextStep({ details, now, onReply }: CaseNextStepProps): JSX.Element {
  const { status, waitingFor, whatHappensNext, nextUpdateDueAt, allowedActions } = details;
  const isLate = nextUpdateDueAt !== null && waitingFor !== 'you' && Date.parse(nextUpdateDueAt) < now;
  return (
    <InlineAlert
      data-next-step
      tabIndex={-1}
      tone={toneOf(details)}
      title={waitingFor === 'you' ? 'What happens next: we need you' : 'What happens next'}
      action={
        status === 'waitingForYou' &&
        allowedActions.includes('reply') && (
          <Button variant="primary" onClick={onReply}>
            Reply
          </Button>
        )
      }
    >
      <p>{whatHappensNext}</p>
      {nextUpdateDueAt !== null && waitingFor !== 'you' && (
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

function toneOf({ status, waitingFor }: CaseDetails): InlineAlertTone {
  if (waitingFor === 'you') return 'caution';
  return status === 'closed' ? 'positive' : 'info';
}
