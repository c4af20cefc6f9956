import { quoteOrderPath } from '@quayside/contract/paths/quoting';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import type { JSX } from 'react';
import { CommitmentButton } from '@quayside/page-kit/versions';
import type { Quote } from '../../api.ts';

const orderable: ReadonlySet<Quote['status']> = new Set(['pricing', 'ready', 'partPriced']);

/** The quote, the number of chosen prices, and the reason why they cannot be ordered. */
export interface NextStepProps {
  quote: Quote;
  chosenCount: number;
  /** The reason why the choices cannot be ordered now; null for none. */
  obstacle: string | null;
}

/** The way to the order. */
export function NextStep({ quote, chosenCount, obstacle }: NextStepProps): JSX.Element {
  const href = quoteOrderPath.href({ number: quote.number });
  if (quote.orderId !== null) return <ButtonLink href={href}>See the order</ButtonLink>;
  if (chosenCount === 0 || !orderable.has(quote.status) || quote.planState !== 'current')
    return <Button disabled>Order</Button>;
  if (obstacle !== null)
    return (
      <CommitmentButton variant="primary" obstacle={obstacle}>
        Order
      </CommitmentButton>
    );
  return (
    <ButtonLink variant="primary" href={href}>
      Order
    </ButtonLink>
  );
}
