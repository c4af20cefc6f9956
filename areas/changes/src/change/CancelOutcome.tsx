import { ActionOutcome, changedItem } from '@quayside/page-kit/versions';
import type { JSX } from 'react';
import { waitingForWords } from '@quayside/page-kit/schema';
import { siteTimeText } from '@quayside/shared/sites/siteTimeText.ts';
import type { ChangeRequestDetails } from '../api.ts';
import { changeStatusWords } from '@quayside/shared/changes/changeWords.ts';
import { latestChangeStatus } from './latestChangeStatus.ts';
import type { CancelChange, Cancellation } from './useCancelChange.ts';

/** The cancellation. `nowMs` is the present time for relative times. */
export interface CancelOutcomeProps {
  cancelling: Pick<CancelChange, 'state' | 'lookAgain' | 'close'>;
  nowMs: number;
}

/** Confirms that the request is cancelled, or names the change that came first. */
export function CancelOutcome({
  cancelling: { state, lookAgain, close },
  nowMs,
}: CancelOutcomeProps): JSX.Element | null {
  return (
    <ActionOutcome
      state={state}
      noun="change request"
      nowMs={nowMs}
      done={() => ({
        title: 'You cancelled this change request',
        text: 'The service stays as it is.',
      })}
      lastChange={latestChangeStatus}
      compare={changesSince}
      comparedWith="seen"
      typed={({ reason }) => reason}
      isPossible={(_input, { allowedActions }) => allowedActions.includes('cancel')}
      onDecideAgain={lookAgain}
      onDismiss={close}
    />
  );
}

function changesSince(_input: Cancellation, theirs: ChangeRequestDetails, seen: ChangeRequestDetails) {
  return [
    ...changedItem(
      'status',
      'Status',
      changeStatusWords[seen.status].text,
      changeStatusWords[theirs.status].text,
    ),
    ...changedItem('waitingFor', 'Waiting for', waitingText(seen), waitingText(theirs)),
    ...changedItem('window', 'Window', windowText(seen), windowText(theirs)),
  ];
}

function waitingText({ waitingFor, waitingForPerson }: ChangeRequestDetails): string {
  if (waitingForPerson !== undefined) return waitingForPerson.name;
  return waitingFor === null ? 'Nobody' : waitingForWords[waitingFor];
}

function windowText({ window }: ChangeRequestDetails): string {
  return window === null ? 'Not set' : siteTimeText(window);
}
