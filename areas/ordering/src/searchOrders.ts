import { orderConfirmationPath } from '@quayside/contract/paths/artemis';
import { orderStatusWords } from '@quayside/shared/orders/orderWords.ts';
import { createListSearch } from '@quayside/page-kit/search';
import { listOrders } from './orderListApi.ts';

/** Finds orders that were drafts, by number, name or purchase order. An order has the address of its draft. */
export const searchOrders = createListSearch(
  {
    async send(http, { query }, options) {
      const { items, total } = await listOrders.send(http, { query: { ...query, source: 'draft' } }, options);
      const placed = items.flatMap(({ source, ...order }) =>
        source === null ? [] : [{ ...order, draftId: source.id }],
      );
      return { items: placed, total };
    },
  },
  ({ id, name, status, draftId, purchaseOrder, products, siteCount }) => ({
    id,
    title: name,
    detail: [id, ...products, siteCount === 1 ? '1 site' : `${siteCount} sites`],
    href: orderConfirmationPath.href({ draftId }),
    status: orderStatusWords[status],
    identifiers: [id, purchaseOrder],
    fields: [['Purchase order', purchaseOrder]],
  }),
);
