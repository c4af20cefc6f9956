import { Button } from '@quayside/ui/Button';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { RelativeTime } from '@quayside/ui/RelativeTime';
import { Skeleton } from '@quayside/ui/Skeleton';
import type { JSX } from 'react';
import { Outcome } from '../../../domain/Outcome.tsx';
import type { DealDetails } from '../api.ts';
import { dealEventWords } from '../dealWords.ts';
import type { DealAction, DealActionState, DealWish } from '../useDealAction.ts';

/** The state of an action, and the deal as it is now. */
export interface DealOutcomeProps {
  state: DealActionState;
  deal: DealDetails;
  /** When the deal was received: the present time for relative times. */
  nowMs: number;
  onAsk: (action: DealAction, seen: DealDetails) => void;
  onDismiss: () => void;
}

/** Confirms the user's action, or names the change that another user made before. */
export function DealOutcome(props: DealOutcomeProps): JSX.Element | null {
  const { state, deal } = props;
  if (state.status !== 'done' && state.status !== 'conflict') return null;
  return (
    <Outcome>
      {state.status === 'done' ? (
        <Done {...state} />
      ) : deal.etag === state.seen.etag ? (
        <InlineAlert tone="caution" title="This deal changed meanwhile">
          <Skeleton lines={2} />
        </InlineAlert>
      ) : (
        <Conflict {...props} wish={state} />
      )}
    </Outcome>
  );
}

function Done({ action, seen }: DealWish): JSX.Element {
  if (action === 'extend')
    return (
      <InlineAlert tone="positive" live="polite" title="You extended the protection">
        Your price is protected until the new date.
      </InlineAlert>
    );
  return (
    <InlineAlert tone="positive" live="polite" title="You withdrew this deal">
      {seen.status === 'approved'
        ? 'Your price is no longer protected.'
        : 'It is a draft now. You can correct it and register it again.'}
    </InlineAlert>
  );
}

function Conflict({
  wish,
  deal,
  nowMs,
  onAsk,
  onDismiss,
}: DealOutcomeProps & { wish: DealWish }): JSX.Element {
  const [last] = deal.history;
  const canAskAgain = deal.allowedActions.includes(wish.action);
  return (
    <InlineAlert
      tone="caution"
      live="assertive"
      title="This deal changed before you could save"
      action={
        canAskAgain ? (
          <Button onClick={() => onAsk(wish.action, deal)}>Try again</Button>
        ) : (
          <Button onClick={onDismiss}>OK</Button>
        )
      }
    >
      {last && (
        <p>
          <bdi>{last.by}</bdi>: {dealEventWords[last.event]}, <RelativeTime value={last.at} now={nowMs} />.
        </p>
      )}
      <p>
        {canAskAgain
          ? 'Nothing of yours was saved. What you typed is still there.'
          : 'Nothing of yours was saved, and the deal no longer allows it.'}
      </p>
    </InlineAlert>
  );
}
