// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  listDocuments: { method: 'GET', path: '/api/portal/rest/resources/documents' },
  getDocumentDetails: { method: 'GET', path: '/api/portal/rest/resources/documents/{documentId}' },
  getDocumentFile: { method: 'GET', path: '/api/portal/rest/resources/documents/{documentId}/versions/{version}/file' },
  acceptDocumentTerms: { method: 'PUT', path: '/api/portal/rest/resources/documents/{documentId}/terms' },
  followDocument: { method: 'PUT', path: '/api/portal/rest/resources/documents/{documentId}/follow' },
  unfollowDocument: { method: 'DELETE', path: '/api/portal/rest/resources/documents/{documentId}/follow' },
  followDocumentCategory: { method: 'PUT', path: '/api/portal/rest/resources/categories/{categoryId}/follow' },
  unfollowDocumentCategory: { method: 'DELETE', path: '/api/portal/rest/resources/categories/{categoryId}/follow' },
  recordResourcesVisit: { method: 'PUT', path: '/api/portal/rest/resources/last-visit' },
  createDocumentArchive: { method: 'POST', path: '/api/portal/rest/resources/archive' },
} as const;
