import * as v from 'valibot';
import type { Feedback } from './api.ts';

/** The schema of the form. No kind is chosen at first. */
export const feedbackSchema = v.object({
  kind: v.pipe(
    v.picklist(['', 'idea', 'problem', 'praise']),
    v.check((kind) => kind !== '', 'Choose what it is about'),
    v.transform((kind): Feedback['kind'] => (kind === '' ? 'idea' : kind)),
  ),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Write a sentence or two'),
    v.maxLength(4000, 'Write at most 4,000 characters'),
  ),
  attachesPage: v.boolean(),
  mayContact: v.boolean(),
});

export type FeedbackValues = v.InferInput<typeof feedbackSchema>;

/** An empty form. The page is attached and we may reply, unless the user says otherwise. */
export const emptyFeedback: FeedbackValues = { kind: '', text: '', attachesPage: true, mayContact: true };
