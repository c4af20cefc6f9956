// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  getDashboardChanges: { method: 'GET', path: '/api/portal/rest/dashboard/changes' },
  recordDashboardVisit: { method: 'PUT', path: '/api/portal/rest/dashboard/last-visit' },
} as const;
