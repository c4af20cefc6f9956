import type { Feedback, FeedbackList } from './api.ts';

export const repliedFeedback: Feedback = {
  id: 'FB-1001',
  kind: 'idea',
  text: 'Let me sort the services by the end of their contract.',
  page: { path: '/services', title: 'Services' },
  mayContact: true,
  status: 'replied',
  createdAt: '2026-11-09T09:20:00Z',
  reply: {
    text: 'You can now. Choose the column “Contract end” in the settings of the table.',
    by: { id: 'quayside.product', name: 'Ida Lund, Quayside' },
    at: '2026-11-12T14:05:00Z',
  },
};

export const newFeedback: Feedback = {
  id: 'FB-1003',
  kind: 'praise',
  text: 'The milestones are a joy.',
  page: null,
  mayContact: false,
  status: 'received',
  createdAt: '2026-11-21T09:20:00Z',
  reply: null,
};

export const feedbackList: FeedbackList = {
  page: 1,
  pageSize: 10,
  total: 3,
  items: [
    newFeedback,
    {
      ...newFeedback,
      id: 'FB-1002',
      kind: 'problem',
      status: 'reviewing',
      text: 'When I print a quote for 40 sites, the last column is cut off.',
    },
    repliedFeedback,
  ],
};
