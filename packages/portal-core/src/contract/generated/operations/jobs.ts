// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  getJob: { method: 'GET', path: '/api/portal/rest/jobs/{jobId}' },
  getJobFile: { method: 'GET', path: '/api/portal/rest/jobs/{jobId}/file' },
  getRequestResult: { method: 'GET', path: '/api/portal/rest/requests/{idempotencyKey}' },
} as const;
