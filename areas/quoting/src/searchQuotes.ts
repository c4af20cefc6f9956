import { quoteStatusWords } from '@quayside/shared/quotes/quoteStatusWords.ts';
import { quotePath } from '@quayside/contract/paths/quoting';
import { createListSearch } from '@quayside/page-kit/search';
import { listQuotes } from './api.ts';
import { quoteProductWords } from './quoteWords.ts';

/** Finds quotes by number, name, customer, owner or product. */
export const searchQuotes = createListSearch(
  listQuotes,
  ({ number, name, customerName, product, owner, status }) => ({
    id: number,
    title: name,
    detail: [number, customerName, quoteProductWords[product]],
    href: quotePath.href({ number }),
    status: quoteStatusWords[status],
    identifiers: [number],
    fields: [['Owner', owner.name]],
  }),
);
