import { defineCall } from '@quayside/contract/calls/services';
import * as v from 'valibot';
import { refusedActions } from '@quayside/shared/rights/actions.ts';
import { approvalReads } from '@quayside/shared/approvals/api.ts';
import { calendarDay, count, entityTag, facetCount, moment } from '@quayside/page-kit/schema';
import { money } from '@quayside/shared/entities/entities.ts';
import { jobSchema } from '@quayside/page-kit/jobs';
import { changeRequestSummary, listChangeRequests } from '@quayside/shared/changes/api.ts';
import { serviceReads } from '@quayside/shared/services/serviceApi.ts';

const diff = v.array(
  v.object({
    field: v.picklist(['bandwidth', 'ipAddresses', 'site', 'contact', 'equipment', 'service', 'mrc']),
    before: v.nullable(v.string()),
    after: v.nullable(v.string()),
  }),
);

const charges = v.object({
  nrc: money,
  mrcBefore: money,
  mrcAfter: money,
  earlyTerminationFee: v.nullable(money),
  earliestDate: calendarDay,
});

const changeRequestDetails = v.object({
  ...changeRequestSummary.entries,
  etag: entityTag,
  reason: v.string(),
  cease: v.nullable(
    v.object({
      lastDay: calendarDay,
      reason: v.picklist(['moving', 'noLongerNeeded', 'price', 'anotherProvider', 'other']),
    }),
  ),
  diff,
  charges,
  approval: v.nullable(
    v.object({
      id: v.exactOptional(v.string()),
      state: v.picklist(['pending', 'approved', 'rejected', 'withdrawn', 'expired', 'superseded']),
      by: v.nullable(v.string()),
      at: v.nullable(moment),
      comment: v.string(),
    }),
  ),
  schedule: v.array(
    v.object({
      title: v.string(),
      from: moment,
      to: moment,
      state: v.picklist(['upcoming', 'current', 'done', 'failed']),
    }),
  ),
  history: v.array(
    v.object({ at: moment, status: changeRequestSummary.entries.status, by: v.string(), note: v.string() }),
  ),
  allowedActions: v.array(v.picklist(['cancel'])),
  refusedActions,
});

const numbers = v.object({
  waitingForYou: v.object({ total: count, items: v.array(changeRequestSummary) }),
  waitingForColleagues: count,
  byStatus: v.array(facetCount),
  openByAge: v.array(facetCount),
  nextWindows: v.array(changeRequestSummary),
});

const preview = v.object({ etag: entityTag, charges, diff, impact: changeRequestSummary.entries.impact });

export type ChangeRequestDetails = v.InferOutput<typeof changeRequestDetails>;
export type ChangeRequestNumbers = v.InferOutput<typeof numbers>;
export type ChangeRequestPreview = v.InferOutput<typeof preview>;

export const createChangeRequestExport = defineCall('createChangeRequestExport', { schema: jobSchema });
export const getChangeRequestSummary = defineCall('getChangeRequestSummary', { schema: numbers });
export const getChangeRequest = defineCall('getChangeRequest', { schema: changeRequestDetails });
/** Gets the charges and effects of a change. Stores nothing. */
export const previewChangeRequest = defineCall('previewChangeRequest', { schema: preview });

const invalidates = [
  listChangeRequests,
  getChangeRequestSummary,
  getChangeRequest,
  ...serviceReads,
  ...approvalReads,
];

/** Requests a change of a service, or its end. */
export const createChangeRequest = defineCall('createChangeRequest', {
  schema: changeRequestDetails,
  invalidates,
});
/** Cancels a change that has not begun. */
export const cancelChangeRequest = defineCall('cancelChangeRequest', {
  schema: changeRequestDetails,
  invalidates,
});
