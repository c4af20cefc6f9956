import { quotePath } from '@quayside/contract/paths/quoting';
import { AskAdministrator } from '@quayside/shared/profile/AskAdministrator.tsx';
import { reasonOf } from '@quayside/shared/rights/actions.ts';
import { useMay } from '@quayside/shared/rights/useMay.ts';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import type { JSX } from 'react';
import type { Quote } from '../api.ts';

export interface OrderRefusedProps {
  quote: Pick<Quote, 'number' | 'status' | 'planState' | 'refusedActions'>;
}

/** Says why the quote can't be ordered, and who can help. Null if the alerts of the quote say it already. */
export function OrderRefused({ quote }: OrderRefusedProps): JSX.Element | null {
  // The quote decides. The role only tells whether an administrator can help.
  const hasRole = useMay('placeOrders');
  const reason = reasonOf(quote, 'order') ?? reasonOf(quote, 'choose');
  if (reason === undefined || (hasRole && isSaidByAlerts(quote))) return null;
  return (
    <InlineAlert
      tone="caution"
      live="polite"
      title={hasRole ? 'This quote can’t be ordered now' : 'You can’t order this quote'}
      action={<Link href={quotePath.href({ number: quote.number })}>See its prices</Link>}
    >
      <span>{reason}</span>
      {!hasRole && (
        <span>
          {' '}
          <AskAdministrator />
        </span>
      )}
    </InlineAlert>
  );
}

function isSaidByAlerts({ status, planState }: OrderRefusedProps['quote']): boolean {
  return status === 'expired' || planState !== 'current';
}
