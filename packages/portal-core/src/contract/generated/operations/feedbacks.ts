// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  listFeedbacks: { method: 'GET', path: '/api/portal/rest/feedbacks' },
  createFeedback: { method: 'POST', path: '/api/portal/rest/feedbacks' },
  getFeedback: { method: 'GET', path: '/api/portal/rest/feedbacks/{feedbackId}' },
} as const;
