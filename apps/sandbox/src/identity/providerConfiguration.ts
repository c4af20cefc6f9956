import type { JWK } from 'jose';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { ProviderStorage } from '../store/providerStorage.ts';
import type { Settings } from '../store/settings.ts';
import type { Users } from '../store/users.ts';
import { accessTokenClaims, claimsOf, idTokenClaims, issuedClaims } from './claims.ts';
import { renderEndSession } from './endSession.ts';
import { sessionSeconds } from './keycloakBehaviour.ts';
import { messagePage } from './pages/messagePage.ts';
import { createErrorRenderer } from './renderError.ts';
import { apiAudience, clientId, endpointPaths, realmPath, signInPath } from './realm.ts';

export interface ProviderPorts {
  settings: Settings;
  users: Users;
  storage: ProviderStorage;
  signingKey: JWK;
  portalOrigins: readonly string[];
  /** The sandbox's port. It separates the cookies of two sandboxes on one machine. */
  port: number;
}

const hour = 3600;
const apiResource = `urn:${apiAudience}`;
const scopes = ['openid', 'profile', 'email', 'roles'];

/** The library's configuration: Keycloak's addresses and behaviour, one public client, no consent. */
export function providerConfiguration(ports: ProviderPorts): Configuration {
  const { settings, users, storage, signingKey, portalOrigins, port } = ports;
  const cookie = { httpOnly: true, sameSite: 'lax' } as const;

  return {
    adapter: storage.adapter,
    jwks: { keys: [signingKey] },
    clients: [
      {
        client_id: clientId,
        client_name: 'Quayside portal',
        token_endpoint_auth_method: 'none',
        application_type: 'web',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        require_auth_time: true,
        redirect_uris: portalOrigins.flatMap((origin) => [
          `${origin}/login/callback`,
          `${origin}/assets/portal/silent-check-sso.html`,
        ]),
        post_logout_redirect_uris: portalOrigins.map((origin) => `${origin}/`),
      },
    ],
    // The metadata lists what the provider supports, not what its clients use.
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    routes: endpointPaths,
    scopes,
    claims: { openid: [...issuedClaims] },
    // Keycloak has the mapped claims in the ID token too.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: {
      keys: [...settings.get('cookieKeys')],
      names: {
        session: `sandbox_${port}_session`,
        interaction: `sandbox_${port}_interaction`,
        resume: `sandbox_${port}_resume`,
      },
      long: { ...cookie, path: realmPath },
      // Without a path each attempt has its own cookies, so two tabs can sign in.
      short: cookie,
    },
    ttl: {
      AuthorizationCode: 60,
      Interaction: hour / 2,
      Session: (_ctx, session) => sessionSeconds(settings, session.loginTs),
      Grant: 30 * 24 * hour,
      AccessToken: () => settings.get('tokens').accessTokenSeconds,
      IdToken: () => settings.get('tokens').accessTokenSeconds,
      RefreshToken: () => settings.get('tokens').refreshTokenSeconds,
    },
    clientBasedCORS: (_ctx, origin) => portalOrigins.includes(origin),
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: () => settings.get('tokens').rotate,
    findAccount(ctx, id, token) {
      const user = users.findEnabledById(id);
      if (user === undefined) return undefined;
      const boundSession = token !== undefined && 'sessionUid' in token ? token.sessionUid : undefined;
      const sid = boundSession ?? ctx.oidc.session?.uid;
      // As in Keycloak, a refreshed ID token belongs to no sign-in request, so it has no nonce.
      if (token !== undefined && 'nonce' in token && token.kind === 'RefreshToken') delete token.nonce;
      // Read each time, so that a refreshed token has the current claims.
      return {
        accountId: id,
        claims(use) {
          const now = users.findById(id) ?? user;
          return use === 'id_token' ? idTokenClaims(now, sid) : claimsOf(now);
        },
      };
    },
    extraTokenClaims(_ctx, token) {
      const user = 'accountId' in token ? users.findById(token.accountId) : undefined;
      if (user === undefined) return undefined;
      return accessTokenClaims(user, 'sessionUid' in token ? token.sessionUid : undefined);
    },
    loadExistingGrant: (ctx) => grantEverything(ctx),
    interactions: { url: (_ctx, interaction) => `${signInPath}/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => renderEndSession(ctx, form),
        postLogoutSuccessSource(ctx) {
          ctx.body = messagePage({ title: 'Signed out', text: 'You are signed out of Quayside.' });
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiResource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: scopes.join(' '),
          audience: apiAudience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: settings.get('tokens').accessTokenSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    renderError: createErrorRenderer(portalOrigins),
  };
}

/** The client belongs to the company, so no user is asked for consent. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (existing !== undefined) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes.join(' '));
  grant.addOIDCClaims([...issuedClaims]);
  grant.addResourceScope(apiResource, scopes.join(' '));
  await grant.save();
  return grant;
}
