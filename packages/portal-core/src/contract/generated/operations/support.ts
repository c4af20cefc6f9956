// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  getSupportSummary: { method: 'GET', path: '/api/portal/rest/support/summary' },
  listCases: { method: 'GET', path: '/api/portal/rest/support/cases' },
  createCase: { method: 'POST', path: '/api/portal/rest/support/cases' },
  createCaseExport: { method: 'POST', path: '/api/portal/rest/support/case-exports' },
  getCase: { method: 'GET', path: '/api/portal/rest/support/cases/{caseNumber}' },
  changeCase: { method: 'PATCH', path: '/api/portal/rest/support/cases/{caseNumber}' },
  decideResolution: { method: 'PUT', path: '/api/portal/rest/support/cases/{caseNumber}/resolution' },
  closeCase: { method: 'PUT', path: '/api/portal/rest/support/cases/{caseNumber}/closure' },
  followCase: { method: 'PUT', path: '/api/portal/rest/support/cases/{caseNumber}/follow' },
  unfollowCase: { method: 'DELETE', path: '/api/portal/rest/support/cases/{caseNumber}/follow' },
  addCaseFollower: { method: 'PUT', path: '/api/portal/rest/support/cases/{caseNumber}/followers/{personId}' },
  removeCaseFollower: { method: 'DELETE', path: '/api/portal/rest/support/cases/{caseNumber}/followers/{personId}' },
  listColleagues: { method: 'GET', path: '/api/portal/rest/support/colleagues' },
  getServiceIssues: { method: 'GET', path: '/api/portal/rest/support/service-issues' },
} as const;
