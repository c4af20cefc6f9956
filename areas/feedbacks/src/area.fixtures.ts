import { feedbackList } from './feedbacks.fixtures.ts';

/** A working backend. */
export const areaFixtures = { api: { listFeedbacks: feedbackList } };
