// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  getProfile: { method: 'GET', path: '/api/portal/rest/profile' },
  editProfile: { method: 'PATCH', path: '/api/portal/rest/profile' },
} as const;
