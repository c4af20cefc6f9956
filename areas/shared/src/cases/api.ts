import { defineCall } from '@quayside/contract/calls/support';
import * as v from 'valibot';
import { moment, pageEntries, waitingFor } from '@quayside/page-kit/schema';

export const caseStatus = v.picklist([
  'new',
  'inProgress',
  'waitingForYou',
  'withSupplier',
  'resolved',
  'closed',
  'cancelled',
]);
export const caseImpact = v.picklist(['down', 'intermittent', 'degraded', 'none']);

const relatedCases = v.object({
  ...pageEntries,
  items: v.array(
    v.object({
      caseNumber: v.string(),
      subject: v.string(),
      status: caseStatus,
      waitingFor: v.nullable(waitingFor),
      impact: caseImpact,
      updatedAt: moment,
    }),
  ),
});

/** Some of the cases about one thing. */
export type RelatedCases = v.InferOutput<typeof relatedCases>;
/** A case, as much of it as the page of another thing shows. */
export type RelatedCase = RelatedCases['items'][number];

export const listRelatedCases = defineCall('listCases', { schema: relatedCases });
