import { useStore } from '@quayside/portal-core/react';
import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX } from 'react';
import type { Prices } from './usePrices.ts';

/** The prices, and the reason why the last pricing did not start; null for none. */
export interface PricesProblemProps {
  prices: Pick<Prices, 'increments'>;
  text?: string | null;
}

/** Says that the pricing did not start, or that the prices could not be loaded. */
export function PricesProblem({
  prices: { increments },
  text = null,
}: PricesProblemProps): JSX.Element | null {
  const { status, part } = useStore(increments);
  if (text !== null)
    return (
      <InlineAlert tone="critical" live="assertive" title="The pricing didn’t start">
        {text}
      </InlineAlert>
    );
  if (status !== 'failed') return null;
  return (
    <InlineAlert
      tone="caution"
      live="polite"
      title={part === null ? 'We couldn’t load the prices' : 'We couldn’t update the prices'}
      action={
        <Button ref={passFocusOn} size="compact" onClick={() => void increments.refresh()}>
          Try again
        </Button>
      }
    >
      {part === null ? 'Your sites and choices are safe.' : 'What you see may be out of date.'}
    </InlineAlert>
  );
}
