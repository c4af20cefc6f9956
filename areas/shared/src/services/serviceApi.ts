import type { AnyCall } from '@quayside/portal-core/calls';
import { defineCall } from '@quayside/contract/calls/services';
import * as v from 'valibot';
import { refusedActions } from '../rights/actions.ts';
import { calendarDay, count, entityTag, moment, waitingFor } from '@quayside/page-kit/schema';
import { money, personRef, serviceRef, siteContact } from '../entities/entities.ts';

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

export const serviceSummary = v.object(summaryEntries);

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

export const serviceDetails = v.object({
  ...summaryEntries,
  etag: entityTag,
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
  cease: v.nullable(v.object({ changeId: v.string(), lastDay: calendarDay })),
  suspension: v.nullable(v.object({ since: moment, reason: v.picklist(['requested', 'unpaidInvoice']) })),
  changeLock: v.nullable(v.object({ by: personRef, at: moment, reason: v.string() })),
  openChanges: count,
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(moment),
  allowedActions: v.array(
    v.picklist(['edit', 'lockChanges', 'unlockChanges', 'requestChange', 'cease', 'raiseCase']),
  ),
  refusedActions,
});

export type ServiceSummary = v.InferOutput<typeof serviceSummary>;
export type ServiceDetails = v.InferOutput<typeof serviceDetails>;
/** One end of a service. */
export type ServiceSite = v.InferOutput<typeof serviceSite>;

export const getService = defineCall('getService', { schema: serviceDetails });

/** Reads that a write about a service makes stale. A write of another area names them. */
export const serviceReads: readonly AnyCall[] = [defineCall('listServices'), getService];
