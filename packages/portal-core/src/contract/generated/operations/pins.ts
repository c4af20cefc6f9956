// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  listPins: { method: 'GET', path: '/api/portal/rest/pins' },
  orderPins: { method: 'PUT', path: '/api/portal/rest/pins' },
  addPin: { method: 'PUT', path: '/api/portal/rest/pins/{kind}/{itemId}' },
  removePin: { method: 'DELETE', path: '/api/portal/rest/pins/{kind}/{itemId}' },
  listRecentItems: { method: 'GET', path: '/api/portal/rest/recent-items' },
  recordRecentItem: { method: 'PUT', path: '/api/portal/rest/recent-items/{kind}/{itemId}' },
} as const;
