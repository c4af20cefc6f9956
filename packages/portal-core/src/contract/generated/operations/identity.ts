// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  getOpenIdConfiguration: { method: 'GET', path: '/realms/quayside/.well-known/openid-configuration' },
  authorize: { method: 'GET', path: '/realms/quayside/protocol/openid-connect/auth' },
  showSignIn: { method: 'GET', path: '/realms/quayside/login-actions/authenticate/{attempt}' },
  signIn: { method: 'POST', path: '/realms/quayside/login-actions/authenticate/{attempt}' },
  getToken: { method: 'POST', path: '/realms/quayside/protocol/openid-connect/token' },
  getUserInfo: { method: 'GET', path: '/realms/quayside/protocol/openid-connect/userinfo' },
  postUserInfo: { method: 'POST', path: '/realms/quayside/protocol/openid-connect/userinfo' },
  getKeys: { method: 'GET', path: '/realms/quayside/protocol/openid-connect/certs' },
  endSession: { method: 'GET', path: '/realms/quayside/protocol/openid-connect/logout' },
  revokeToken: { method: 'POST', path: '/realms/quayside/protocol/openid-connect/revoke' },
} as const;
