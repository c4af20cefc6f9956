// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  listUsers: { method: 'GET', path: '/api/portal/rest/admin/users' },
  createUserExport: { method: 'POST', path: '/api/portal/rest/admin/user-exports' },
  getUser: { method: 'GET', path: '/api/portal/rest/admin/users/{userId}' },
  editUser: { method: 'PATCH', path: '/api/portal/rest/admin/users/{userId}' },
  resendInvitation: { method: 'PUT', path: '/api/portal/rest/admin/users/{userId}/invitation' },
  revokeInvitation: { method: 'DELETE', path: '/api/portal/rest/admin/users/{userId}/invitation' },
  inviteUsers: { method: 'POST', path: '/api/portal/rest/admin/invitations' },
  getInvitations: { method: 'GET', path: '/api/portal/rest/admin/invitations/{invitationsId}' },
  listPermissions: { method: 'GET', path: '/api/portal/rest/admin/permissions' },
  listContacts: { method: 'GET', path: '/api/portal/rest/admin/contacts' },
  replaceContacts: { method: 'PUT', path: '/api/portal/rest/admin/contacts' },
  listAuditEntries: { method: 'GET', path: '/api/portal/rest/admin/audit' },
  createAuditExport: { method: 'POST', path: '/api/portal/rest/admin/audit-exports' },
} as const;
