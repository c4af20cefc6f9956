import { defineCall } from '@quayside/contract/calls/support';
import * as v from 'valibot';
import { refusedActions } from '@quayside/shared/rights/actions.ts';
import {
  entityTag,
  count,
  facetCount,
  moment,
  namedFacetCount,
  pageEntries,
  waitingFor,
} from '@quayside/page-kit/schema';
import { caseImpact, caseStatus } from '@quayside/shared/cases/api.ts';
import { personRef, serviceRef, siteContact } from '@quayside/shared/entities/entities.ts';
import { jobSchema } from '@quayside/page-kit/jobs';

const summaryEntries = {
  caseNumber: v.string(),
  subject: v.string(),
  type: v.picklist(['fault', 'serviceRequest', 'billing', 'orderQuery', 'information']),
  status: caseStatus,
  waitingFor: v.nullable(waitingFor),
  impact: caseImpact,
  priority: v.picklist(['low', 'normal', 'high', 'urgent']),
  service: v.nullable(serviceRef),
  siteName: v.nullable(v.string()),
  customerReference: v.string(),
  raisedBy: personRef,
  raisedAt: moment,
  updatedAt: moment,
  nextUpdateDueAt: v.nullable(moment),
  unreadCount: count,
  isFollowed: v.boolean(),
};

const caseSummary = v.object(summaryEntries);

const incident = v.object({
  id: v.string(),
  title: v.string(),
  state: v.picklist(['investigating', 'identified', 'monitoring', 'resolved']),
  startedAt: moment,
  nextUpdateAt: v.nullable(moment),
  affects: v.string(),
});

const caseDetails = v.object({
  ...summaryEntries,
  etag: entityTag,
  description: v.string(),
  ourPriority: v.picklist(['P1', 'P2', 'P3', 'P4']),
  issueStartedAt: v.nullable(moment),
  intrusiveTestsAllowed: v.boolean(),
  siteContact: v.nullable(siteContact),
  accessHours: v.string(),
  followers: v.array(personRef),
  whatHappensNext: v.string(),
  expectedResolutionAt: v.nullable(moment),
  slaState: v.picklist(['onTrack', 'atRisk', 'missed', 'paused', 'met']),
  resolution: v.nullable(
    v.object({
      summary: v.string(),
      proposedAt: moment,
      closesAt: moment,
      decision: v.picklist(['pending', 'accepted', 'rejected', 'expired']),
    }),
  ),
  incident: v.nullable(incident),
  appointment: v.nullable(
    v.object({
      from: moment,
      to: moment,
      engineer: v.string(),
      state: v.picklist(['proposed', 'confirmed', 'done', 'missed']),
    }),
  ),
  conversationId: v.string(),
  conversationTotal: count,
  allowedActions: v.array(
    v.picklist(['reply', 'follow', 'addFollowers', 'changePriority', 'decideResolution', 'close']),
  ),
  refusedActions,
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(moment),
});

const caseList = v.object({
  ...pageEntries,
  items: v.array(caseSummary),
  facets: v.object({
    scope: v.array(facetCount),
    waitingFor: v.array(facetCount),
    status: v.array(facetCount),
    impact: v.array(facetCount),
    type: v.array(facetCount),
    raisedBy: v.array(namedFacetCount),
  }),
});

const plannedWork = v.object({
  id: v.string(),
  title: v.string(),
  from: moment,
  to: moment,
  expectedImpact: v.string(),
  serviceCount: count,
  services: v.array(serviceRef),
});

const supportSummary = v.object({
  waitingForYou: v.object({ total: count, items: v.array(caseSummary) }),
  waitingForColleagues: count,
  openByAge: v.array(v.object({ id: v.picklist(['day', 'week', 'month', 'older']), total: count })),
  openByImpact: v.array(v.object({ id: caseImpact, total: count })),
  plannedWorks: v.array(plannedWork),
  recentUpdates: v.array(caseSummary),
});

const serviceIssues = v.object({
  incidents: v.array(incident),
  plannedWorks: v.array(plannedWork),
  openCases: v.array(caseSummary),
});

export type CaseSummary = v.InferOutput<typeof caseSummary>;
export type CaseDetails = v.InferOutput<typeof caseDetails>;
export type CaseList = v.InferOutput<typeof caseList>;
export type PlannedWork = v.InferOutput<typeof plannedWork>;
export type SupportSummary = v.InferOutput<typeof supportSummary>;

/** Incidents, planned works and open cases of a service. */
export type ServiceIssues = v.InferOutput<typeof serviceIssues>;

/** Gets the known issues of a service before a case is raised. */
export const getServiceIssues = defineCall('getServiceIssues', { schema: serviceIssues });
export const getSupportSummary = defineCall('getSupportSummary', { schema: supportSummary });
export const listCases = defineCall('listCases', { schema: caseList });
export const createCaseExport = defineCall('createCaseExport', { schema: jobSchema });
export const getCase = defineCall('getCase', { schema: caseDetails });

const invalidates = [listCases, getCase, getSupportSummary];

export const createCase = defineCall('createCase', { schema: caseDetails, invalidates });
/** Changes the priority or the customer's reference. */
export const changeCase = defineCall('changeCase', { schema: caseDetails, invalidates });
/** Accepts or rejects the proposed solution. */
export const decideResolution = defineCall('decideResolution', { schema: caseDetails, invalidates });
export const closeCase = defineCall('closeCase', { schema: caseDetails, invalidates });
export const followCase = defineCall('followCase', { invalidates });
export const unfollowCase = defineCall('unfollowCase', { invalidates });
export const addCaseFollower = defineCall('addCaseFollower', { invalidates });
export const removeCaseFollower = defineCall('removeCaseFollower', { invalidates });
