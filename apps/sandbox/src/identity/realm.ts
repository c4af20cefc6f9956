/** The realm's path, as in Keycloak. */
export const realmPath = '/realms/quayside';

/** The portal's client id: public, code flow with PKCE. */
export const clientId = 'portal';

/** The audience of access tokens: the API. */
export const apiAudience = 'quayside-api';

/** The path of the sign-in form, followed by the attempt's id. */
export const signInPath = `${realmPath}/login-actions/authenticate`;

const protocolPath = '/protocol/openid-connect';

/** The provider's endpoints below the realm's path. */
export const endpointPaths = {
  authorization: `${protocolPath}/auth`,
  token: `${protocolPath}/token`,
  userinfo: `${protocolPath}/userinfo`,
  jwks: `${protocolPath}/certs`,
  end_session: `${protocolPath}/logout`,
  revocation: `${protocolPath}/revoke`,
};
