import type { AnyCall } from '@quayside/portal-core/calls';
import { defineCall } from '@quayside/contract/calls/approvals';
import { defineCall as defineServicesCall } from '@quayside/contract/calls/services';
import * as v from 'valibot';
import { refusedActions } from '@quayside/shared/rights/actions.ts';
import {
  entityTag,
  calendarDay,
  facetCount,
  moment,
  namedFacetCount,
  pageEntries,
  waitingFor,
} from '@quayside/page-kit/schema';
import { money, personRef } from '@quayside/shared/entities/entities.ts';
import { jobSchema } from '@quayside/page-kit/jobs';
import { dealReads } from '@quayside/shared/deals/api.ts';
import { orderReads } from '@quayside/shared/orders/api.ts';

const summaryEntries = {
  etag: entityTag,
  id: v.string(),
  kind: v.picklist(['order', 'ecc', 'change', 'cease', 'discount', 'access', 'deal']),
  title: v.string(),
  status: v.picklist(['pending', 'approved', 'rejected', 'withdrawn', 'expired', 'superseded']),
  waitingFor: v.nullable(waitingFor),
  subject: v.object({ kind: v.string(), id: v.string(), name: v.string() }),
  total: v.object({ nrc: money, mrc: money, tcv: money }),
  requestedBy: personRef,
  requestedAt: moment,
  dueAt: moment,
  due: v.nullable(v.picklist(['overdue', 'week', 'later'])),
  ifNotDecided: v.string(),
  approver: personRef,
  decidedAt: v.nullable(moment),
};

const approvalSummary = v.object(summaryEntries);

const approvalList = v.object({
  ...pageEntries,
  items: v.array(approvalSummary),
  facets: v.object({
    scope: v.array(facetCount),
    status: v.array(facetCount),
    kind: v.array(facetCount),
    due: v.array(facetCount),
    requestedBy: v.array(namedFacetCount),
  }),
});

const approvalDetails = v.object({
  ...summaryEntries,
  description: v.string(),
  reason: v.string(),
  lines: v.array(v.object({ label: v.string(), nrc: money, mrc: money })),
  changes: v.array(
    v.object({
      field: v.picklist(['nrc', 'mrc', 'tcv', 'term', 'bandwidth', 'date', 'site', 'discount']),
      before: v.nullable(v.string()),
      after: v.nullable(v.string()),
    }),
  ),
  history: v.array(
    v.object({
      at: moment,
      event: v.picklist([
        'submitted',
        'changed',
        'asked',
        'answered',
        'reassigned',
        'approved',
        'rejected',
        'withdrawn',
        'expired',
        'superseded',
      ]),
      by: v.string(),
      note: v.string(),
    }),
  ),
  questions: v.array(
    v.object({
      id: v.string(),
      text: v.string(),
      by: personRef,
      at: moment,
      reply: v.nullable(v.object({ text: v.string(), by: personRef, at: moment })),
    }),
  ),
  decision: v.nullable(
    v.object({
      decision: v.picklist(['approved', 'rejected', 'withdrawn', 'expired', 'superseded']),
      by: personRef,
      at: moment,
      comment: v.string(),
    }),
  ),
  limit: v.nullable(money),
  delegatedBy: v.nullable(personRef),
  allowedActions: v.array(v.picklist(['approve', 'reject', 'ask'])),
  refusedActions,
  related: v.array(
    v.object({ kind: v.picklist(['quote', 'service', 'delivery']), id: v.string(), name: v.string() }),
  ),
});

const bulkResults = v.object({
  results: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      outcome: v.picklist(['done', 'failed']),
      message: v.nullable(v.string()),
    }),
  ),
});

const days = { from: calendarDay, until: calendarDay };

const delegations = v.object({
  etag: entityTag,
  given: v.nullable(v.object({ ...days, to: personRef })),
  received: v.array(v.object({ ...days, by: personRef })),
});

export type ApprovalSummary = v.InferOutput<typeof approvalSummary>;
export type ApprovalDetails = v.InferOutput<typeof approvalDetails>;
export type ApprovalList = v.InferOutput<typeof approvalList>;
export type BulkResults = v.InferOutput<typeof bulkResults>['results'];
export type Delegations = v.InferOutput<typeof delegations>;

export const listApprovals = defineCall('listApprovals', { schema: approvalList });
export const getApproval = defineCall('getApproval', { schema: approvalDetails });
export const getApprovalDelegation = defineCall('getApprovalDelegation', { schema: delegations });

/** The calls that a decision makes stale. It also changes its subject: an order, a deal, a delivery or a change. */
const decided: readonly AnyCall[] = [
  listApprovals,
  getApproval,
  ...orderReads,
  ...dealReads,
  defineServicesCall('getProvisioningCase'),
  defineServicesCall('getDeliverySummary'),
  defineServicesCall('listChangeRequests'),
  defineServicesCall('getChangeRequestSummary'),
  defineServicesCall('getChangeRequest'),
  defineServicesCall('listServices'),
  defineServicesCall('getService'),
];

/** Approves or rejects. The same decision can be sent again. */
export const decideApproval = defineCall('decideApproval', { schema: approvalDetails, invalidates: decided });
/** Approves or rejects several. Each may fail separately. */
export const decideApprovals = defineCall('decideApprovals', { schema: bulkResults, invalidates: decided });
export const askApprovalQuestion = defineCall('askApprovalQuestion', {
  schema: approvalDetails,
  invalidates: [listApprovals, getApproval],
});
export const delegateApprovals = defineCall('delegateApprovals', {
  schema: delegations,
  invalidates: [getApprovalDelegation],
});
export const endApprovalDelegation = defineCall('endApprovalDelegation', {
  schema: delegations,
  invalidates: [getApprovalDelegation],
});
export const createApprovalExport = defineCall('createApprovalExport', { schema: jobSchema });
