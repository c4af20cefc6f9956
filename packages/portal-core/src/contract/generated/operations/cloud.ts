// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  getCloudPricePlan: { method: 'GET', path: '/api/portal/rest/cloud/price-plans/{pricePlanId}' },
  listCloudTemplates: { method: 'GET', path: '/api/portal/rest/cloud/templates' },
  listCloudEstimates: { method: 'GET', path: '/api/portal/rest/cloud/estimates' },
  createCloudEstimate: { method: 'POST', path: '/api/portal/rest/cloud/estimates' },
  createCloudEstimateExport: { method: 'POST', path: '/api/portal/rest/cloud/estimate-exports' },
  getCloudEstimate: { method: 'GET', path: '/api/portal/rest/cloud/estimates/{estimateNumber}' },
  replaceCloudEstimate: { method: 'PUT', path: '/api/portal/rest/cloud/estimates/{estimateNumber}' },
  deleteCloudEstimate: { method: 'DELETE', path: '/api/portal/rest/cloud/estimates/{estimateNumber}' },
  restoreCloudEstimate: { method: 'PUT', path: '/api/portal/rest/cloud/estimates/{estimateNumber}/restoration' },
  shareCloudEstimate: { method: 'PUT', path: '/api/portal/rest/cloud/estimates/{estimateNumber}/sharing' },
  moveCloudEstimate: { method: 'PUT', path: '/api/portal/rest/cloud/estimates/{estimateNumber}/price-plan' },
  requestCloudQuote: { method: 'PUT', path: '/api/portal/rest/cloud/estimates/{estimateNumber}/quote' },
  cancelCloudQuote: { method: 'PUT', path: '/api/portal/rest/cloud/estimates/{estimateNumber}/quote-cancellation' },
  getCloudEstimateFile: { method: 'GET', path: '/api/portal/rest/cloud/estimates/{estimateNumber}/file' },
} as const;
