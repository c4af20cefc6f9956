import { defineCall } from '@quayside/contract/calls/services';
import * as v from 'valibot';
import { facetCount, moment, pageEntries, waitingFor } from '@quayside/page-kit/schema';
import { personRef, serviceRef } from '../entities/entities.ts';

const status = v.picklist([
  'draft',
  'submitted',
  'assessing',
  'awaitingApproval',
  'scheduled',
  'implementing',
  'done',
  'rejected',
  'rolledBack',
  'cancelled',
]);

/** The schema of a change request as lists show it. */
export const changeRequestSummary = v.object({
  id: v.string(),
  type: v.picklist(['bandwidth', 'ip', 'move', 'contact', 'cpe', 'cease']),
  title: v.string(),
  status,
  waitingFor: v.nullable(waitingFor),
  waitingForPerson: v.exactOptional(personRef),
  impact: v.picklist(['none', 'brief', 'outage']),
  service: serviceRef,
  siteName: v.string(),
  requestedBy: personRef,
  requestedAt: moment,
  updatedAt: moment,
  window: v.nullable(v.object({ from: moment, to: moment })),
});

const changeRequestList = v.object({
  ...pageEntries,
  items: v.array(changeRequestSummary),
  facets: v.object({
    status: v.array(facetCount),
    type: v.array(facetCount),
    waitingFor: v.array(facetCount),
  }),
});

export type ChangeRequestSummary = v.InferOutput<typeof changeRequestSummary>;
export type ChangeRequestList = v.InferOutput<typeof changeRequestList>;

export const listChangeRequests = defineCall('listChangeRequests', { schema: changeRequestList });
