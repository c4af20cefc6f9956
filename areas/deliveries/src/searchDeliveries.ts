import { deliveryPath } from '@quayside/contract/paths/services';
import { orderStatusWords } from '@quayside/shared/orders/orderWords.ts';
import { createListSearch } from '@quayside/page-kit/search';
import { listProvisioningCases } from './deliveryListApi.ts';

/** Finds open deliveries by their number, order, purchase order, service, site or product. */
export const searchDeliveries = createListSearch(
  listProvisioningCases,
  ({ caseNumber, orderId, purchaseOrder, service, siteName, status }) => ({
    id: caseNumber,
    title: service.name,
    detail: [caseNumber, orderId, siteName],
    href: deliveryPath.href({ caseNumber }),
    status: orderStatusWords[status],
    identifiers: [caseNumber, orderId, purchaseOrder],
    fields: [
      ['Purchase order', purchaseOrder],
      ['Service', service.id],
      ['Product', service.product],
    ],
  }),
);
