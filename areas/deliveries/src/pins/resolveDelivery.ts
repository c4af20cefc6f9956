import { orderStatusWords } from '@quayside/shared/orders/orderWords.ts';
import { createPinResolver } from '@quayside/page-kit/pins';
import { getProvisioningCase } from '../deliveryApi.ts';
import { deliveryItem } from './deliveryItem.ts';

/** Reads the present state of a pinned provisioning case. */
export const resolveDelivery = createPinResolver(
  ({ id, http, signal }) => getProvisioningCase.send(http, { path: { caseNumber: id } }, { signal }),
  (delivery) => ({
    ...deliveryItem(delivery),
    detail: `${delivery.caseNumber} · ${delivery.siteName}`,
    status: orderStatusWords[delivery.status],
  }),
);
