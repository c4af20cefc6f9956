// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  getRuntimeConfig: { method: 'GET', path: '/assets/portal/config.json' },
  getNavigation: { method: 'GET', path: '/core/rest/navigation' },
  getNavigationItems: { method: 'GET', path: '/core/rest/navigation/{view}/items/{name}' },
  getPortalWideMessage: { method: 'GET', path: '/core/rest/portal-wide-message' },
  acceptTermsOfUse: { method: 'POST', path: '/api/identity/rest/terms-of-use/accept' },
  getPendingNotifications: { method: 'GET', path: '/api/identity/rest/global-notification/notifications' },
  getRoleContacts: { method: 'GET', path: '/api/identity/rest/global-notification/notifications/contact-role-management/contacts' },
  submitRoleContacts: { method: 'POST', path: '/api/identity/rest/global-notification/notifications/contact-role-management/submit' },
  getMarketingContent: { method: 'GET', path: '/api/identity/rest/global-notification/notifications/marketing-notification/content' },
  getMarketingLogo: { method: 'GET', path: '/api/identity/rest/global-notification/notifications/marketing-notification/logo' },
  dismissMarketing: { method: 'POST', path: '/api/identity/rest/global-notification/notifications/marketing-notification/dont-show' },
  dismissWelcome: { method: 'POST', path: '/api/identity/rest/global-notification/notifications/welcome-notification/dont-show' },
  getLiveChatConfiguration: { method: 'GET', path: '/core/rest/live-chat/configuration' },
  getDocuments: { method: 'GET', path: '/core/rest/documents' },
  getDocument: { method: 'GET', path: '/core/rest/documents/{name}' },
} as const;
