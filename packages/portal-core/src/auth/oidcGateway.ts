import { InMemoryWebStorage, OidcClient, User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { OidcClientSettings, SigninResponse } from 'oidc-client-ts';
import { AuthError } from '../errors/errors.ts';
import type { Fetch, KeyValueStorage, OpenSilentFrame } from '../platform/ports.ts';
import type { SigningKeys } from './createTokenSetValidator.ts';
import type { OidcGateway, RawTokenSet, SignInAnswer } from './gateway.ts';
import { createKeyValueStateStore } from './keyValueStateStore.ts';
import { readSignInFailure } from './signInFailure.ts';
import {
  fetchProviderMetadata,
  fetchSigningKeys,
  requestRefresh,
  type ProviderMetadata,
} from './providerRequests.ts';

/** The client's registration at the provider; the paths are below `origin` and have the portal's defaults. */
export interface OidcGatewayOptions {
  /** The issuer, exactly. */
  authority: string;
  clientId: string;
  /** The portal's own origin. */
  origin: string;
  /** Default `/login/callback`. */
  callbackPath?: string;
  /** Default `/assets/portal/silent-check-sso.html`. */
  silentCheckPath?: string;
  /** Default `/`. */
  signedOutPath?: string;
  /** Default `openid profile email`. */
  scope?: string;
}

/** What the gateway needs: the tab's storage keeps pending sign-ins only, never a token. */
export interface OidcGatewayPorts {
  fetch: Fetch;
  openSilentFrame: OpenSilentFrame;
  tabStorage: KeyValueStorage;
}

/** The gateway over oidc-client-ts. `userManager` mirrors the checked session for react-oidc-context's AuthProvider. */
export interface LibraryOidcGateway extends OidcGateway {
  readonly userManager: UserManager;
  fetchSigningKeys(this: void, signal: AbortSignal): Promise<SigningKeys>;
}

/** Speaks OpenID Connect. The only importer of oidc-client-ts; nothing is requested before a call. */
export function createOidcGateway(options: OidcGatewayOptions, ports: OidcGatewayPorts): LibraryOidcGateway {
  const { authority, clientId, origin } = options;
  const silentUri = origin + (options.silentCheckPath ?? '/assets/portal/silent-check-sso.html');
  const signedOutUri = origin + (options.signedOutPath ?? '/');
  const stateStore = createKeyValueStateStore(ports.tabStorage, 'quayside.oidc.');
  const settings = {
    authority,
    client_id: clientId,
    redirect_uri: origin + (options.callbackPath ?? '/login/callback'),
    scope: options.scope ?? 'openid profile email',
    stateStore,
  } satisfies OidcClientSettings;
  const userManager = new UserManager({
    ...settings,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    automaticSilentRenew: false,
    monitorSession: false,
    includeIdTokenInSilentRenew: false,
  });
  let connected: { metadata: ProviderMetadata; client: OidcClient } | null = null;

  async function connect(signal: AbortSignal): Promise<{ metadata: ProviderMetadata; client: OidcClient }> {
    if (connected !== null) return connected;
    const metadata = await fetchProviderMetadata(authority, ports.fetch, signal);
    // Given to the library ready-made: by itself it would take any issuer and wait for ever.
    connected = { metadata, client: new OidcClient({ ...settings, metadata: { ...metadata } }) };
    return connected;
  }

  async function createRequest(
    request: { returnTo: string; prompt?: string; redirectUri?: string },
    signal: AbortSignal,
  ): Promise<{ url: string; id: string }> {
    const { client } = await connect(signal);
    const { returnTo, prompt, redirectUri } = request;
    const created = await client.createSigninRequest({
      state: { returnTo },
      nonce: crypto.randomUUID(),
      ...(prompt === undefined ? {} : { prompt }),
      ...(redirectUri === undefined ? {} : { redirect_uri: redirectUri }),
    });
    return { url: created.url, id: created.state.id };
  }

  async function completeSignIn(url: string, signal: AbortSignal): Promise<SignInAnswer> {
    const { client } = await connect(signal);
    try {
      const { state } = await client.readSigninResponseState(url);
      const answer = await client.processSigninResponse(url);
      if (state.nonce === undefined) throw new Error('A pending sign-in has no nonce.');
      return {
        tokens: readTokens(answer),
        nonce: state.nonce,
        callbackIssuer: new URL(url).searchParams.get('iss'),
      };
    } catch (error) {
      signal.throwIfAborted();
      throw readSignInFailure(error);
    }
  }

  return {
    userManager,
    completeSignIn,
    async connect(signal) {
      await connect(signal);
    },
    async fetchSigningKeys(signal) {
      const { metadata } = await connect(signal);
      return fetchSigningKeys(metadata, ports.fetch, signal);
    },
    async checkSession(signal) {
      const { url, id } = await createRequest(
        { returnTo: '', prompt: 'none', redirectUri: silentUri },
        signal,
      );
      try {
        const answerUrl = await ports.openSilentFrame(url, { signal });
        if (!answerUrl.startsWith(`${silentUri}?`)) {
          throw new AuthError(
            'invalid-answer',
            'The silent check was answered from an unexpected page, so it is ignored. Sign in again.',
          );
        }
        return await completeSignIn(answerUrl, signal);
      } finally {
        await stateStore.remove(id);
      }
    },
    async createSignInUrl({ returnTo, forceLogin }, signal) {
      const { url } = await createRequest({ returnTo, ...(forceLogin ? { prompt: 'login' } : {}) }, signal);
      return url;
    },
    async readPendingReturn(url) {
      const { searchParams } = new URL(url);
      const id = searchParams.get('state');
      if (id === null || !(searchParams.has('code') || searchParams.has('error'))) return null;
      const stored = await stateStore.get(id);
      return stored === null ? null : readReturnTo(stored);
    },
    async refresh(refreshToken, signal) {
      const { metadata } = await connect(signal);
      return requestRefresh({ metadata, clientId, refreshToken }, ports.fetch, signal);
    },
    async createSignOutUrl(idToken, signal) {
      // Asked anew: leaving for a provider that is down would end on the browser's own error page.
      const metadata = await fetchProviderMetadata(authority, ports.fetch, signal);
      if (metadata.end_session_endpoint === undefined) return null;
      const client = new OidcClient({ ...settings, metadata: { ...metadata } });
      const request = await client.createSignoutRequest({
        id_token_hint: idToken,
        client_id: clientId,
        post_logout_redirect_uri: signedOutUri,
      });
      return request.url;
    },
    async store({ accessToken, idToken, claims, expiresInSeconds }) {
      const user = new User({
        access_token: accessToken,
        id_token: idToken,
        token_type: 'Bearer',
        profile: { ...claims },
        expires_at: Math.floor(Date.now() / 1000 + expiresInSeconds),
      });
      await userManager.storeUser(user);
      await userManager.events.load(user);
    },
    async clear() {
      await userManager.removeUser();
      for (const id of await stateStore.getAllKeys()) await stateStore.remove(id);
    },
  };
}

function readTokens(answer: SigninResponse): RawTokenSet {
  return {
    accessToken: answer.access_token,
    idToken: answer.id_token,
    refreshToken: answer.refresh_token,
    expiresIn: answer.expires_in,
  };
}

function readReturnTo(stored: string): string {
  const state: unknown = JSON.parse(stored);
  const data: unknown = typeof state === 'object' && state !== null && 'data' in state ? state.data : null;
  if (typeof data !== 'object' || data === null || !('returnTo' in data)) return '';
  return typeof data.returnTo === 'string' ? data.returnTo : '';
}
