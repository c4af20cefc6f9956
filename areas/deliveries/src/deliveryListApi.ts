import { defineCall } from '@quayside/contract/calls/services';
import * as v from 'valibot';
import { pageEntries } from '@quayside/page-kit/schema';
import { serviceRef } from '@quayside/shared/entities/entities.ts';

const provisioningCaseSummary = v.object({
  caseNumber: v.string(),
  orderId: v.string(),
  purchaseOrder: v.exactOptional(v.string()),
  service: serviceRef,
  siteName: v.string(),
  status: v.picklist([
    'draft',
    'received',
    'inDelivery',
    'changeBeingChecked',
    'chargeToApprove',
    'cancelling',
    'cancelled',
    'complete',
    'partlyComplete',
    'failed',
    'rejected',
  ]),
});

/** Lists open deliveries. */
export const listProvisioningCases = defineCall('listProvisioningCases', {
  schema: v.object({ ...pageEntries, items: v.array(provisioningCaseSummary) }),
});
