import { defineCall } from '@quayside/contract/calls/orders';
import * as v from 'valibot';
import { count, pageEntries } from '@quayside/page-kit/schema';
import { orderStatus } from '@quayside/shared/orders/orderSchema.ts';

const orderSummary = v.object({
  id: v.string(),
  name: v.string(),
  status: orderStatus,
  source: v.nullable(v.object({ id: v.string() })),
  purchaseOrder: v.string(),
  products: v.array(v.string()),
  siteCount: count,
});

export const listOrders = defineCall('listOrders', {
  schema: v.object({ ...pageEntries, items: v.array(orderSummary) }),
});
