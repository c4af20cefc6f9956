import { defineCall } from '@quayside/contract/calls/services';
import * as v from 'valibot';
import { calendarDay, facetCount, pageEntries, waitingFor } from '@quayside/page-kit/schema';
import { jobSchema } from '@quayside/page-kit/jobs';
import { personRef, serviceRef } from '@quayside/shared/entities/entities.ts';
import { milestoneId, milestoneOwner, orderDates, orderStatus } from '@quayside/shared/orders/orderSchema.ts';

/** What a delivery needs next; null if nothing more happens. */
export const nextStep = v.nullable(
  v.object({
    milestone: milestoneId,
    by: v.nullable(calendarDay),
    owner: milestoneOwner,
    needs: v.string(),
  }),
);

/** The services with which a delivery belongs together; null for one alone. */
export const projectOfDelivery = v.nullable(v.object({ id: v.string(), name: v.string() }));

const provisioningCaseSummary = v.object({
  caseNumber: v.string(),
  orderId: v.string(),
  purchaseOrder: v.exactOptional(v.string()),
  service: serviceRef,
  siteName: v.string(),
  project: projectOfDelivery,
  status: orderStatus,
  outlook: v.picklist(['onTrack', 'atRisk', 'delayed', 'complete']),
  waitingFor: v.nullable(waitingFor),
  waitingForPerson: v.exactOptional(personRef),
  dates: orderDates,
  next: nextStep,
});

const deliveryList = v.object({
  ...pageEntries,
  items: v.array(provisioningCaseSummary),
  facets: v.object({
    waitingFor: v.array(facetCount),
    outlook: v.array(facetCount),
    milestone: v.array(facetCount),
  }),
});

export type DeliveryList = v.InferOutput<typeof deliveryList>;
export type ListedDelivery = DeliveryList['items'][number];

/** Lists open deliveries. */
export const listProvisioningCases = defineCall('listProvisioningCases', { schema: deliveryList });
export const createDeliveryExport = defineCall('createDeliveryExport', { schema: jobSchema });
