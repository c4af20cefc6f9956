import { quoteOrderPath } from '@quayside/contract/paths/quoting';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import type { JSX, ReactNode } from 'react';
import { formatDay } from '@quayside/page-kit/format';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import type { Quote } from '../api.ts';

export interface QuoteAlertsProps {
  quote: Pick<
    Quote,
    'number' | 'status' | 'validUntil' | 'planState' | 'orderId' | 'allowedActions' | 'refusedActions'
  >;
  /** The address of the order's approval; undefined for a user who may not see it. */
  approvalHref?: string | undefined;
  isRepricing: boolean;
  onReprice: () => void;
}

/** Says that a quote has expired, was ordered or has ended, or that its price plan changed. */
export function QuoteAlerts({
  quote,
  approvalHref,
  isRepricing,
  onReprice,
}: QuoteAlertsProps): JSX.Element | null {
  const { status, planState, validUntil, orderId, number } = quote;
  const reprice: ReactNode = (
    <ActionButton of={quote} action="reprice" size="compact" pending={isRepricing} onClick={onReprice}>
      Re-price
    </ActionButton>
  );
  if (orderId !== null)
    return (
      <InlineAlert title={`This quote is ordered as ${orderId}`}>
        Its prices can’t change any more. <Link href={quoteOrderPath.href({ number })}>See the order</Link>
        {approvalHref !== undefined && (
          <span>
            {' '}
            · <Link href={approvalHref}>See its approval</Link>
          </span>
        )}
      </InlineAlert>
    );
  if (status === 'declined' || status === 'cancelled')
    return (
      <InlineAlert title={status === 'declined' ? 'This quote was declined' : 'This quote was cancelled'}>
        It can’t be priced or ordered. Duplicate it to go on with the same sites.
      </InlineAlert>
    );
  if (planState === 'withdrawn')
    return (
      <InlineAlert tone="critical" title="The price plan of this product was withdrawn">
        Nothing of this quote is lost, but it can’t be priced or ordered. Ask your account manager for another
        plan.
      </InlineAlert>
    );
  if (status === 'expired')
    return (
      <InlineAlert
        tone="caution"
        title={
          validUntil === null ? 'This quote has expired' : `This quote expired on ${formatDay(validUntil)}`
        }
        action={reprice}
      >
        Price it again before you order. We show you what changed, and your choices stay.
      </InlineAlert>
    );
  if (planState === 'changed')
    return (
      <InlineAlert tone="caution" title="Your price plan has changed since these prices" action={reprice}>
        Price the quote again before you order. We show you what changed, and your choices stay.
      </InlineAlert>
    );
  return null;
}
