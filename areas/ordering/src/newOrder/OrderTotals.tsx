import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { Button } from '@quayside/ui/Button';
import { DateTime } from '@quayside/ui/DateTime';
import { Money } from '@quayside/ui/Money';
import { StickySummary } from '@quayside/ui/StickySummary';
import { useState, type JSX } from 'react';
import type { MoneyAmount } from '@quayside/shared/entities/entities.ts';
import type { OrderDraftPrice } from '../ordersApi.ts';
import { certaintyWords } from '../orderWords.ts';

export interface OrderTotalsProps {
  state: AsyncContentState<OrderDraftPrice>;
  onRetry: () => void;
}

export function OrderTotals({ state, onRetry }: OrderTotalsProps): JSX.Element {
  const [isExpanded, setIsExpanded] = useState(false);
  const price = 'data' in state ? state.data : undefined;
  const current = price?.current ?? null;
  return (
    <StickySummary
      title="This order"
      expanded={isExpanded}
      onExpandedChange={setIsExpanded}
      updating={state.status === 'refreshing' || (state.status === 'loading' && price === undefined)}
      note={noteOf(state, price)}
      lines={[
        {
          id: 'mrc',
          label: 'Monthly (MRC)',
          value: money(current?.mrc, 'figure'),
          ...(price?.certainty && { detail: certaintyWords[price.certainty] }),
        },
        { id: 'nrc', label: 'One-off (NRC)', value: money(current?.nrc) },
        {
          id: 'tcv',
          label: 'Total (TCV)',
          value: money(current?.tcv),
          ...(current && { detail: termsOf(price) }),
        },
        {
          id: 'earliest',
          label: 'Earliest date',
          value: price?.earliestDate ? <DateTime value={price.earliestDate} /> : '–',
          ...(price?.leadTimeDays && { detail: `In ${price.leadTimeDays} days` }),
        },
      ]}
      {...(state.status === 'failed' && {
        action: (
          <Button size="compact" onClick={onRetry}>
            Retry
          </Button>
        ),
      })}
    />
  );
}

function money(amount: MoneyAmount | undefined, size: 'text' | 'figure' = 'text'): JSX.Element {
  return <Money amount={amount?.amount} currency={amount?.currency ?? 'GBP'} size={size} />;
}

/** The terms that the total is over. */
function termsOf(price: OrderDraftPrice | undefined): string {
  const terms = [...new Set(price?.lines.map(({ termMonths }) => termMonths))];
  return `Over ${terms.join(' or ')} months`;
}

function noteOf(state: AsyncContentState<OrderDraftPrice>, price: OrderDraftPrice | undefined): string {
  if (state.status === 'failed') return 'The price could not be updated.';
  if (price?.current === null) return 'Add a site and choose the bandwidth to see the price. VAT excluded.';
  return ['VAT excluded.', price?.condition].filter(Boolean).join(' ');
}
