import { feedbackList } from './components/feedbacks.fixtures.ts';

/** A working backend. */
export const areaFixtures = { api: { listFeedbacks: feedbackList } };
