import { orderDraftPath } from '@quayside/contract/paths/artemis';
import { orderStatusWords } from '@quayside/shared/orders/orderWords.ts';
import { createListSearch } from '@quayside/page-kit/search';
import { listOrderDrafts } from './ordersApi.ts';
import { sourceWords } from './orderWords.ts';

/** Finds drafts of orders by number, name, product or source. */
export const searchOrderDrafts = createListSearch(
  listOrderDrafts,
  ({ id, name, product, source, siteCount }) => ({
    id,
    title: name || product,
    detail: [id, product, siteCount === 1 ? '1 site' : `${siteCount} sites`],
    href: orderDraftPath.href({ draftId: id }),
    status: orderStatusWords.draft,
    identifiers: [id],
    fields: [
      [sourceWords[source.kind], source.id],
      [sourceWords[source.kind], source.name],
    ],
  }),
);
