import { dealPath } from '@quayside/contract/paths/partner-programme';
import { createListSearch } from '@quayside/page-kit/search';
import { listDeals } from './api.ts';
import { dealStatusWords } from './dealWords.ts';

/** Finds deals by number, name, customer or colleague. */
export const searchDeals = createListSearch(
  listDeals,
  ({ number, name, customerName, status, registeredBy }) => ({
    id: number,
    title: name,
    detail: [number, customerName],
    href: dealPath.href({ number }),
    status: dealStatusWords[status],
    identifiers: [number],
    fields: [['Registered by', registeredBy.name]],
  }),
);
