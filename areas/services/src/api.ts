import { defineCall } from '@quayside/contract/calls/services';
import * as v from 'valibot';
import { facetCount, pageEntries } from '@quayside/page-kit/schema';
import { serviceDetails, serviceReads, serviceSummary } from '@quayside/shared/services/serviceApi.ts';
import { jobSchema } from '@quayside/page-kit/jobs';

const serviceList = v.object({
  ...pageEntries,
  items: v.array(serviceSummary),
  facets: v.object({
    status: v.array(facetCount),
    health: v.array(facetCount),
    product: v.array(facetCount),
    waitingFor: v.array(facetCount),
  }),
});

export type ServiceList = v.InferOutput<typeof serviceList>;

export const listServices = defineCall('listServices', { schema: serviceList });
export const createServiceExport = defineCall('createServiceExport', { schema: jobSchema });

/** Changes the customer's names for a service. */
export const changeService = defineCall('changeService', {
  schema: serviceDetails,
  invalidates: serviceReads,
});
/** Locks a service against changes, or unlocks it. */
export const setChangeLock = defineCall('setChangeLock', {
  schema: serviceDetails,
  invalidates: serviceReads,
});
