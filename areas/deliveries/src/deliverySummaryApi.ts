import { defineCall } from '@quayside/contract/calls/services';
import * as v from 'valibot';
import { count, facetCount } from '@quayside/page-kit/schema';

const deliverySummary = v.object({
  waitingForYou: count,
  waitingForColleagues: count,
  byMilestone: v.array(facetCount),
});

/** The number of deliveries at each milestone, and of those that wait for the customer. */
export type DeliverySummary = v.InferOutput<typeof deliverySummary>;

export const getDeliverySummary = defineCall('getDeliverySummary', { schema: deliverySummary });
