import { defineCall } from '@quayside/contract/calls/services';
import * as v from 'valibot';
import { pageEntries } from '@quayside/page-kit/schema';
import { orderStatus } from '@quayside/shared/orders/orderSchema.ts';
import { serviceRef } from '@quayside/shared/entities/entities.ts';

const provisioningCaseSummary = v.object({
  caseNumber: v.string(),
  orderId: v.string(),
  purchaseOrder: v.exactOptional(v.string()),
  service: serviceRef,
  siteName: v.string(),
  status: orderStatus,
});

/** Lists open deliveries. */
export const listProvisioningCases = defineCall('listProvisioningCases', {
  schema: v.object({ ...pageEntries, items: v.array(provisioningCaseSummary) }),
});
