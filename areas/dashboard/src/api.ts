import { defineCall } from '@quayside/contract/calls/dashboard';
import * as v from 'valibot';
import { count, moment } from '@quayside/page-kit/schema';

const kind = v.picklist(['case', 'delivery', 'changeRequest', 'approval', 'quote', 'estimate', 'incident']);

const change = v.object({ kind, id: v.string(), title: v.string(), text: v.string(), at: moment });

const changes = v.object({
  since: moment,
  lastVisitAt: v.nullable(moment),
  isFirstDay: v.boolean(),
  total: count,
  items: v.array(change),
});

export type DashboardChange = v.InferOutput<typeof change>;
/** The changes since the last visit, newest first. */
export type DashboardChanges = v.InferOutput<typeof changes>;

export const getDashboardChanges = defineCall('getDashboardChanges', { schema: changes });
export const recordDashboardVisit = defineCall('recordDashboardVisit');
