// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  listSavedViews: { method: 'GET', path: '/api/portal/rest/saved-views/{list}' },
  replaceSavedViews: { method: 'PUT', path: '/api/portal/rest/saved-views/{list}' },
} as const;
