import { defineCall } from '@quayside/contract/calls/feedbacks';
import * as v from 'valibot';
import { moment, pageEntries } from '@quayside/page-kit/schema';
import { personRef } from '@quayside/shared/entities/entities.ts';

const feedback = v.object({
  id: v.string(),
  kind: v.picklist(['idea', 'problem', 'praise']),
  text: v.string(),
  page: v.nullable(v.object({ path: v.string(), title: v.string() })),
  mayContact: v.boolean(),
  status: v.picklist(['received', 'reviewing', 'replied']),
  createdAt: moment,
  reply: v.nullable(v.object({ text: v.string(), by: personRef, at: moment })),
});

const feedbackList = v.object({ ...pageEntries, items: v.array(feedback) });

export type Feedback = v.InferOutput<typeof feedback>;
export type FeedbackList = v.InferOutput<typeof feedbackList>;

/** Lists the user's own feedback, the newest first. */
export const listFeedbacks = defineCall('listFeedbacks', { schema: feedbackList });
export const getFeedback = defineCall('getFeedback', { schema: feedback });
export const createFeedback = defineCall('createFeedback', {
  schema: feedback,
  invalidates: [listFeedbacks],
});
