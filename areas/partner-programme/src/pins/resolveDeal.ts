import { createPinResolver } from '@quayside/page-kit/pins';
import { getDeal } from '../api.ts';
import { dealStatusWords } from '../dealWords.ts';
import { dealItem } from './dealItem.ts';

export const resolveDeal = createPinResolver(
  ({ id, http, signal }) => getDeal.send(http, { path: { dealNumber: id } }, { signal }),
  (deal) => ({
    ...dealItem(deal),
    detail: `${deal.number} · ${deal.customerName}`,
    status: dealStatusWords[deal.status],
  }),
);
