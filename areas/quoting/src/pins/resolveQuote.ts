import { quoteStatusWords } from '@quayside/shared/quotes/quoteStatusWords.ts';
import { createPinResolver } from '@quayside/page-kit/pins';
import { getQuote } from '../api.ts';
import { quoteItem } from './quoteItem.ts';

export const resolveQuote = createPinResolver(
  ({ id, http, signal }) => getQuote.send(http, { path: { quoteNumber: id } }, { signal }),
  (quote) => ({
    ...quoteItem(quote),
    detail: [quote.number, quote.customerName].filter(Boolean).join(' · '),
    status: quoteStatusWords[quote.status],
  }),
);
