// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  listServices: { method: 'GET', path: '/api/portal/rest/services' },
  createServiceExport: { method: 'POST', path: '/api/portal/rest/service-exports' },
  listSites: { method: 'GET', path: '/api/portal/rest/sites' },
  getService: { method: 'GET', path: '/api/portal/rest/services/{serviceId}' },
  changeService: { method: 'PATCH', path: '/api/portal/rest/services/{serviceId}' },
  setChangeLock: { method: 'PUT', path: '/api/portal/rest/services/{serviceId}/change-lock' },
  listProjects: { method: 'GET', path: '/api/portal/rest/projects' },
  createProjectExport: { method: 'POST', path: '/api/portal/rest/project-exports' },
  listProvisioningCases: { method: 'GET', path: '/api/portal/rest/provisioning-cases' },
  getProvisioningCase: { method: 'GET', path: '/api/portal/rest/provisioning-cases/{caseNumber}' },
  answerDeliveryAction: { method: 'PUT', path: '/api/portal/rest/provisioning-cases/{caseNumber}/actions/{actionId}' },
  getDeliverySummary: { method: 'GET', path: '/api/portal/rest/delivery-summary' },
  listChangeRequests: { method: 'GET', path: '/api/portal/rest/change-requests' },
  createChangeRequest: { method: 'POST', path: '/api/portal/rest/change-requests' },
  previewChangeRequest: { method: 'POST', path: '/api/portal/rest/change-request-previews' },
  getChangeRequestSummary: { method: 'GET', path: '/api/portal/rest/change-requests/summary' },
  createChangeRequestExport: { method: 'POST', path: '/api/portal/rest/change-request-exports' },
  getChangeRequest: { method: 'GET', path: '/api/portal/rest/change-requests/{changeRequestId}' },
  cancelChangeRequest: { method: 'PUT', path: '/api/portal/rest/change-requests/{changeRequestId}/cancellation' },
} as const;
