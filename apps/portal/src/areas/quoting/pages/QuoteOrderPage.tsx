import type { JSX } from 'react';
import { QuotePage } from '../components/frame/QuotePage.tsx';
import { QuoteOrder } from '../components/order/QuoteOrder.tsx';
import { QuoteSites } from '../components/prices/QuoteSites.tsx';

/** Orders the chosen prices of a quote, and shows the order afterwards. */
export function QuoteOrderPage(): JSX.Element {
  return (
    <QuotePage step="order">
      {({ quote, refetch }) => (
        <QuoteSites quote={quote}>
          {({ sites, key }) => <QuoteOrder key={key} quote={quote} sites={sites} refetch={refetch} />}
        </QuoteSites>
      )}
    </QuotePage>
  );
}
