import { Button } from '@quayside/ui/Button';
import { DiffList } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { RelativeTime } from '@quayside/ui/RelativeTime';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { waitingForWords } from '../../../../domain/entities/words.ts';
import { siteTimeText } from '../../../../domain/siteTimeText.ts';
import { changedItem } from '../../changedItems.ts';
import { Outcome } from '../../../../domain/Outcome.tsx';
import type { ChangeRequestDetails } from '../../changeRequestsApi.ts';
import { changeStatusWords } from '../../serviceWords.ts';
import type { CancelState } from './useCancelChange.ts';

/** The outcome of a cancellation, and the request as it is now. */
export interface CancelOutcomeProps {
  cancelling: CancelState;
  change: ChangeRequestDetails;
  /** When the request was received: the present time for relative times. */
  now: number;
  onAskAgain: (seen: ChangeRequestDetails) => void;
  onDismiss: () => void;
}

/** Confirms that the request is cancelled, or names the change that came first. */
export function CancelOutcome(props: CancelOutcomeProps): JSX.Element | null {
  const { cancelling, change } = props;
  if (cancelling.status !== 'done' && cancelling.status !== 'conflict') return null;
  return (
    <Outcome>
      {cancelling.status === 'done' ? (
        <InlineAlert tone="positive" live="polite" title="You cancelled this change request">
          The service stays as it is.
        </InlineAlert>
      ) : change.etag === cancelling.seen.etag ? (
        <InlineAlert tone="caution" title="This request changed meanwhile">
          <Skeleton lines={2} />
        </InlineAlert>
      ) : (
        <Conflict {...props} seen={cancelling.seen} />
      )}
    </Outcome>
  );
}

function Conflict({
  seen,
  change,
  now,
  onAskAgain,
  onDismiss,
}: CancelOutcomeProps & { seen: ChangeRequestDetails }): JSX.Element {
  const canCancel = change.allowedActions.includes('cancel');
  const [latest] = change.history;
  return (
    <InlineAlert tone="caution" live="assertive" title="This request changed before you cancelled it">
      <Stack gap={12}>
        {latest && (
          <span>
            <span>{`${latest.by}: ${changeStatusWords[latest.status].text} `}</span>
            <RelativeTime value={latest.at} now={Math.max(now, Date.parse(latest.at))} />.{' '}
            <span>{canCancel ? 'It is not cancelled.' : 'It can no longer be cancelled.'}</span>
          </span>
        )}
        <DiffList
          items={[
            ...changedItem(
              'status',
              'Status',
              changeStatusWords[seen.status].text,
              changeStatusWords[change.status].text,
            ),
            ...changedItem('waitingFor', 'Waiting for', waitingText(seen), waitingText(change)),
            ...changedItem('window', 'Window', windowText(seen), windowText(change)),
          ]}
          labels={{ nothing: 'Status and window are the same as before.' }}
        />
        <Stack direction="row" gap={8}>
          {canCancel && <Button onClick={() => onAskAgain(change)}>Cancel it anyway</Button>}
          <Button onClick={onDismiss}>{canCancel ? 'Keep the request' : 'Close'}</Button>
        </Stack>
      </Stack>
    </InlineAlert>
  );
}

function waitingText({ waitingFor }: ChangeRequestDetails): string | undefined {
  return waitingFor === null ? undefined : waitingForWords[waitingFor];
}

function windowText({ window }: ChangeRequestDetails): string | undefined {
  return window === null ? undefined : siteTimeText(window);
}
