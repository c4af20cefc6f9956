import { newCasePath } from '@quayside/contract/paths/support';
import { MergedNotice, type AuthorName } from '@quayside/page-kit/versions';
import { Button } from '@quayside/ui/Button';
import { DateTime } from '@quayside/ui/DateTime';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import type { Estimate } from '../api.ts';

export interface EstimateNoticesProps {
  estimate: Estimate;
  /** Whether changes were left unsaved, because the estimate can no longer be changed. */
  isLost: boolean;
  /** Another person’s version that was merged with this one; null for none. */
  merged: Estimate | null;
  nameOf: AuthorName;
  isPending: boolean;
  canCopy: boolean;
  canRaise: boolean;
  /** Prices it by the plan that replaced its own. */
  onMove: () => void;
  onCopy: () => void;
  onCancelQuote: () => void;
  onDismissMerged: () => void;
}

/** Notices about the price plan and the quote of an estimate. */
export function EstimateNotices(props: EstimateNoticesProps): JSX.Element {
  return (
    <>
      {props.merged && (
        <MergedNotice by={props.nameOf(props.merged.updatedBy.name)} onDismiss={props.onDismissMerged} />
      )}
      {props.isLost && (
        <InlineAlert tone="caution" live="assertive" title="Your last changes aren’t saved">
          <span>
            {props.estimate.quote === null
              ? 'This estimate can’t be changed any more.'
              : `${askerOf(props.nameOf, props.estimate.quote.requestedBy.name)} asked for a quote of this estimate first.`}
          </span>{' '}
          <span>What you had typed is below, so you can copy it.</span>
        </InlineAlert>
      )}
      <WithdrawnPlan {...props} />
      <QuoteNotice {...props} />
    </>
  );
}

/** Who asked for the quote: the user may have done so here, by a request whose response was lost, or in another tab. */
function askerOf(nameOf: AuthorName, name: string): string {
  return nameOf(name) === name ? name : 'You';
}

function WithdrawnPlan({ estimate, isPending, onMove, onCopy }: EstimateNoticesProps): JSX.Element | null {
  const { name, isWithdrawn, replacedBy } = estimate.pricePlan;
  if (!isWithdrawn) return null;
  const canMove = estimate.allowedActions.includes('move') && replacedBy !== null;
  return (
    <InlineAlert
      tone="caution"
      title={`The price plan ${name} was withdrawn`}
      action={
        canMove && (
          <Stack gap={8} align="start">
            <Button size="compact" pending={isPending} onClick={onMove}>
              {`Use ${replacedBy.name}`}
            </Button>
            <Button size="compact" disabled={isPending} onClick={onCopy}>
              Keep this one and use a copy
            </Button>
          </Stack>
        )
      }
    >
      Your lines are kept, with the prices of that plan. We can’t quote them any more.
      {canMove && (
        <span>
          {` With ${replacedBy.name}, the figures change, and lines that it doesn’t offer stay until you replace them.`}
        </span>
      )}
    </InlineAlert>
  );
}

function QuoteNotice({
  estimate,
  isPending,
  canCopy,
  canRaise,
  onCopy,
  onCancelQuote,
}: EstimateNoticesProps): JSX.Element | null {
  const { quote, status } = estimate;
  if (quote === null) return null;
  const copy = canCopy && (
    <Button size="compact" onClick={onCopy}>
      Change a copy
    </Button>
  );
  if (status === 'pricing')
    return (
      <InlineAlert
        live="polite"
        title="We’re pricing your quote"
        action={
          <ActionButton
            of={estimate}
            action="cancelQuote"
            size="compact"
            pending={isPending}
            onClick={onCancelQuote}
          >
            Cancel the request
          </ActionButton>
        }
      >
        <span key="pricing">
          <bdi>{quote.requestedBy.name}</bdi> asked for it on{' '}
          <DateTime value={quote.requestedAt} format="dateTime" />. The estimate can’t be changed meanwhile.
        </span>
      </InlineAlert>
    );
  if (status === 'ready')
    return (
      <InlineAlert
        tone="positive"
        live="polite"
        title={`Quote ${quote.number} is ready`}
        action={
          <Stack direction="row" gap={8}>
            {copy}
            <ActionButton
              of={estimate}
              action="cancelQuote"
              size="compact"
              pending={isPending}
              onClick={onCancelQuote}
            >
              Decline
            </ActionButton>
          </Stack>
        }
      >
        <span key="ready">
          These prices are firm until {quote.validUntil && <DateTime value={quote.validUntil} />}.{' '}
          {canRaise ? (
            <span>
              To order, <Link href={newCasePath.href()}>open a case</Link>{' '}
              <span>{`with the number ${quote.number}.`}</span>
            </span>
          ) : (
            <span>{`To order, ask a colleague who may raise cases to send us the number ${quote.number}.`}</span>
          )}
        </span>
      </InlineAlert>
    );
  return (
    <InlineAlert title={endedTitles[status]} action={copy}>
      <span>{quote.reason} </span>
      {quote.endedAt && <DateTime value={quote.endedAt} />}
    </InlineAlert>
  );
}

const endedTitles: Readonly<Record<Estimate['status'], string>> = {
  draft: 'There is no quote',
  pricing: 'We’re pricing your quote',
  ready: 'The quote is ready',
  ordered: 'The quote was ordered',
  declined: 'The quote was declined',
  expired: 'The quote expired',
  cancelled: 'The request for a quote was cancelled',
};
