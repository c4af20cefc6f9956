import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import type { JSX } from 'react';
import { BlockedButton } from '../../../../domain/autosave/BlockedButton.tsx';
import type { Quote } from '../../api.ts';
import { quoteAddress } from '../../quoteAddresses.ts';

const orderable: ReadonlySet<Quote['status']> = new Set(['pricing', 'ready', 'partPriced']);

/** A quote and what stands in the way of its order. */
export interface NextStepProps {
  quote: Quote;
  chosenCount: number;
  /** The reason why the choices cannot be ordered now; null for none. */
  obstacle: string | null;
}

/** The way to the order. */
export function NextStep({ quote, chosenCount, obstacle }: NextStepProps): JSX.Element {
  const href = quoteAddress(quote.number, 'order');
  if (quote.orderId !== null) return <ButtonLink href={href}>See the order</ButtonLink>;
  if (chosenCount === 0 || !orderable.has(quote.status) || quote.planState !== 'current')
    return <Button disabled>Order</Button>;
  if (obstacle !== null)
    return (
      <BlockedButton variant="primary" reason={obstacle}>
        Order
      </BlockedButton>
    );
  return (
    <ButtonLink variant="primary" href={href}>
      Order
    </ButtonLink>
  );
}
