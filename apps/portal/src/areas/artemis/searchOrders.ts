import { orderConfirmationPath } from '@quayside/contract/paths/artemis';
import { orderStatusWords } from '../../domain/orders/orderWords.ts';
import { createListSearch } from '../../domain/search/createListSearch.ts';
import { listOrders } from './orderListApi.ts';

/** Finds orders that were drafts, by number, name or purchase order. An order has the address of its draft. */
export const searchOrders = createListSearch(
  ({ text, limit, http, signal }) =>
    listOrders.send(http, { query: { q: text, source: 'draft', pageSize: limit } }, { signal }),
  ({ id, name, status, source, purchaseOrder, products, siteCount }) => ({
    id,
    title: name,
    detail: [id, ...products, siteCount === 1 ? '1 site' : `${siteCount} sites`],
    href: orderConfirmationPath.href({ draftId: source.id }),
    status: orderStatusWords[status],
    identifiers: [id, purchaseOrder],
    fields: [['Purchase order', purchaseOrder]],
  }),
);
