import { quoteOrderPath } from '@quayside/contract/paths/quoting';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import type { JSX } from 'react';
import { CommitmentButton } from '@quayside/page-kit/versions';
import { reasonOf } from '@quayside/shared/rights/actions.ts';
import type { Quote } from '../api.ts';

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
  // Before a choice is saved the quote cannot know that it can be ordered.
  const refused = quote.choices.length === 0 ? undefined : reasonOf(quote, 'order');
  const reason = refused ?? obstacleOf(quote, chosenCount) ?? obstacle;
  if (reason !== null)
    return (
      <CommitmentButton variant="primary" obstacle={reason}>
        Order
      </CommitmentButton>
    );
  return (
    <ButtonLink variant="primary" href={href}>
      Order
    </ButtonLink>
  );
}

/** Why the quote itself cannot be ordered. */
function obstacleOf({ status, planState }: Quote, chosenCount: number): string | null {
  if (planState === 'withdrawn')
    return 'Your price plan was withdrawn. Ask your account manager for a new one.';
  if (planState === 'changed') return 'Your price plan changed. Price the quote again first.';
  if (status === 'draft') return 'Price the quote first.';
  if (status === 'expired') return 'The prices are no longer valid. Price the quote again first.';
  if (!orderable.has(status)) return 'This quote has ended. Duplicate it to go on.';
  return chosenCount === 0 ? 'Choose a price for at least one site first.' : null;
}
