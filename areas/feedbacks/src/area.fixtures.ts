import { feedbackList } from './feedbacks.fixtures.ts';

export const areaFixtures = { api: { listFeedbacks: feedbackList } };
