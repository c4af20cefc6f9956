import { defineCall } from '@quayside/contract/calls/services';
import * as v from 'valibot';
import { calendarDay, count, facetCount, moment, pageEntries, waitingFor } from '@quayside/page-kit/schema';
import { money, personRef, serviceRef, siteContact } from '@quayside/shared/entities/entities.ts';
import { jobSchema } from '@quayside/page-kit/jobs';

const health = v.picklist(['up', 'degraded', 'down', 'none']);
const siteRef = v.object({ siteId: v.string(), name: v.string(), postcode: v.string() });

const summaryEntries = {
  id: v.string(),
  name: v.string(),
  customerReference: v.string(),
  product: v.string(),
  status: v.picklist(['inDelivery', 'live', 'livePending', 'suspended', 'ceasing', 'ceased']),
  health,
  aEnd: siteRef,
  bEnd: v.nullable(siteRef),
  bandwidthMbps: count,
  contractEnd: v.nullable(calendarDay),
  mrc: money,
  openCases: count,
  waitingFor: v.nullable(waitingFor),
  projectId: v.nullable(v.string()),
};

const serviceSummary = v.object(summaryEntries);

const serviceSite = v.object({
  siteId: v.string(),
  name: v.string(),
  address: v.array(v.string()),
  postcode: v.string(),
  accessTechnology: v.string(),
  carrier: v.string(),
  carrierCircuitId: v.string(),
  demarcation: v.string(),
  nni: v.nullable(v.string()),
  vlan: v.nullable(v.number()),
  contact: v.nullable(siteContact),
});

const serviceDetails = v.object({
  ...summaryEntries,
  etag: v.string(),
  costCentre: v.string(),
  orderId: v.string(),
  purchaseOrder: v.exactOptional(v.string()),
  provisioningCase: v.nullable(v.string()),
  nrc: money,
  activatedAt: v.nullable(calendarDay),
  healthSince: v.nullable(moment),
  healthHistory: v.array(
    v.object({ from: moment, to: v.nullable(moment), health, caseNumber: v.nullable(v.string()) }),
  ),
  dependencies: v.array(
    v.object({ relation: v.picklist(['reliesOn', 'carries', 'protects']), service: serviceRef }),
  ),
  sites: v.object({ a: serviceSite, b: v.nullable(serviceSite) }),
  contract: v.object({
    startedAt: v.nullable(calendarDay),
    termMonths: count,
    noticeDays: count,
    noticeBy: v.nullable(calendarDay),
    endOfTerm: v.picklist(['rollsMonthly', 'renewsYearly', 'ends']),
    sla: v.object({ availabilityPercent: v.number(), restoreHours: count, supportHours: v.string() }),
  }),
  changeLock: v.nullable(v.object({ by: personRef, at: moment, reason: v.string() })),
  openChanges: count,
  allowedActions: v.array(
    v.picklist(['edit', 'lockChanges', 'unlockChanges', 'requestChange', 'cease', 'raiseCase']),
  ),
});

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

const outlook = v.picklist(['onTrack', 'atRisk', 'delayed', 'complete']);

const projectList = v.object({
  ...pageEntries,
  items: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      outlook,
      total: count,
      delivered: count,
      atRisk: count,
      delayed: count,
      waitingForYou: count,
      committedDate: v.nullable(calendarDay),
      nextMilestone: v.nullable(v.object({ name: v.string(), siteName: v.string(), date: calendarDay })),
    }),
  ),
});

/** A service as lists show it. */
export type ServiceSummary = v.InferOutput<typeof serviceSummary>;
/** A service with everything that its page shows. */
export type ServiceDetails = v.InferOutput<typeof serviceDetails>;
/** One end of a service. */
export type ServiceSite = v.InferOutput<typeof serviceSite>;
/** One page of services, with the counts of each filter. */
export type ServiceList = v.InferOutput<typeof serviceList>;
/** One page of projects. */
export type ProjectList = v.InferOutput<typeof projectList>;
/** Services that are delivered together. */
export type Project = ProjectList['items'][number];

/** Lists services. */
export const listServices = defineCall('listServices', { schema: serviceList });
/** Gets one service. */
export const getService = defineCall('getService', { schema: serviceDetails });
/** Lists projects, those at risk first. */
export const listProjects = defineCall('listProjects', { schema: projectList });
/** Starts the export of the projects that a filter finds. */
export const createProjectExport = defineCall('createProjectExport', { schema: jobSchema });
/** Starts the export of the services that a filter finds. */
export const createServiceExport = defineCall('createServiceExport', { schema: jobSchema });

const invalidates = [listServices, getService];

/** Changes the customer's names for a service. */
export const changeService = defineCall('changeService', { schema: serviceDetails, invalidates });
/** Locks a service against changes, or unlocks it. */
export const setChangeLock = defineCall('setChangeLock', { schema: serviceDetails, invalidates });
