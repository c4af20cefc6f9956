import { useState, type JSX } from 'react';
import { QuotePage } from '../frame/QuotePage.tsx';
import { QuoteOrder } from './QuoteOrder.tsx';
import { QuoteSites } from '../prices/QuoteSites.tsx';
import type { OrderAttempt } from './useOrder.ts';

const noAttempt: Omit<OrderAttempt, 'quoteNumber'> = {
  orderId: null,
  typed: [],
  refused: null,
  unsettled: null,
};

/** Orders the chosen prices of a quote, and shows the order afterwards. */
export function QuoteOrderPage(): JSX.Element {
  const [attempt, setAttempt] = useState<OrderAttempt | null>(null);
  return (
    <QuotePage step="order">
      {({ quote, refetch }) => (
        <QuoteSites quote={quote} isExact>
          {({ sites, key }) => (
            <QuoteOrder
              key={key}
              quote={quote}
              sites={sites}
              attempt={attempt}
              onAttempt={(change) =>
                setAttempt((before) => ({
                  ...(before?.quoteNumber === quote.number ? before : noAttempt),
                  quoteNumber: quote.number,
                  ...change,
                }))
              }
              onClose={() => setAttempt(null)}
              refetch={refetch}
            />
          )}
        </QuoteSites>
      )}
    </QuotePage>
  );
}
