import { InMemoryWebStorage, OidcClient, User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { CreateSigninRequestArgs, OidcClientSettings, SigninRequest } from 'oidc-client-ts';
import type { Clock, Fetch, KeyValueStorage, OpenSilentFrame } from '../base/platform/ports.ts';
import { asRecord } from '../base/parsing/records.ts';
import { invalidResponse } from '../auth/authErrors.ts';
import type { OidcGateway, SignInResponse, SigningKeys, TokenSet } from '../auth/gateway.ts';
import { createKeyValueStateStore } from './keyValueStateStore.ts';
import { readSignInFailure } from '../auth/session/signInFailure.ts';
import {
  fetchProviderMetadata,
  fetchSigningKeys,
  requestRefresh,
  toRawTokenSet,
  type ProviderMetadata,
} from './providerRequests.ts';

/** The registration of the client at the provider. Paths are relative to `origin`. */
export interface OidcGatewayOptions {
  /** The issuer, compared exactly. */
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

/** Ports of the gateway. The tab's storage holds pending sign-ins only, never a token. */
export interface OidcGatewayPorts {
  clock: Pick<Clock, 'now'>;
  fetch: Fetch;
  openSilentFrame: OpenSilentFrame;
  tabStorage: KeyValueStorage;
}

/** The gateway over oidc-client-ts. `userManager` holds a copy of the validated session for react-oidc-context's AuthProvider. */
export interface LibraryOidcGateway extends OidcGateway {
  readonly userManager: UserManager;
  fetchSigningKeys(this: void, signal: AbortSignal): Promise<SigningKeys>;
}

/** Creates the gateway. It sends nothing before a call. This is the only importer of oidc-client-ts. */
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
  const userManager = createUserManager(settings);
  let connected: { metadata: ProviderMetadata; client: OidcClient } | null = null;

  // The library gets the metadata ready-made. By itself it would accept any issuer and wait without a deadline.
  const createClient = (metadata: ProviderMetadata): OidcClient =>
    new OidcClient({ ...settings, metadata: { ...metadata } });

  async function connect(signal: AbortSignal): Promise<{ metadata: ProviderMetadata; client: OidcClient }> {
    if (connected !== null) return connected;
    const metadata = await fetchProviderMetadata(authority, ports.fetch, signal);
    connected = { metadata, client: createClient(metadata) };
    return connected;
  }

  async function createRequest(
    returnTo: string,
    extra: Pick<CreateSigninRequestArgs, 'prompt' | 'redirect_uri'>,
    signal: AbortSignal,
  ): Promise<SigninRequest> {
    const { client } = await connect(signal);
    return client.createSigninRequest({ state: { returnTo }, nonce: crypto.randomUUID(), ...extra });
  }

  async function completeSignIn(url: string, signal: AbortSignal): Promise<SignInResponse> {
    const { client, metadata } = await connect(signal);
    try {
      const { state } = await client.readSigninResponseState(url);
      if (!hasExpectedIssuer(url, metadata)) {
        await stateStore.remove(state.id);
        throw invalidResponse('its callback does not name the expected issuer');
      }
      const signInResponse = await client.processSigninResponse(url);
      if (state.nonce === undefined) throw new Error('A pending sign-in has no nonce.');
      return { tokens: toRawTokenSet(signInResponse), nonce: state.nonce };
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
    async checkSession(signal, onResponse) {
      const { url, state } = await createRequest('', { prompt: 'none', redirect_uri: silentUri }, signal);
      try {
        const responseUrl = await ports.openSilentFrame(url, { signal });
        if (!responseUrl.startsWith(`${silentUri}?`)) {
          throw invalidResponse('it came from an unexpected page');
        }
        onResponse?.();
        return await completeSignIn(responseUrl, signal);
      } finally {
        await stateStore.remove(state.id);
      }
    },
    async createSignInUrl({ returnTo, forceLogin }, signal) {
      const { url } = await createRequest(returnTo, forceLogin ? { prompt: 'login' } : {}, signal);
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
      // Fetched again: a redirect to a provider that is down would end on the browser's error page.
      const metadata = await fetchProviderMetadata(authority, ports.fetch, signal);
      if (metadata.end_session_endpoint === undefined) return null;
      const request = await createClient(metadata).createSignoutRequest({
        id_token_hint: idToken,
        client_id: clientId,
        post_logout_redirect_uri: signedOutUri,
      });
      return request.url;
    },
    async store(tokens) {
      const user = toUser(tokens, ports.clock.now());
      await userManager.storeUser(user);
      await userManager.events.load(user);
    },
    async clear() {
      for (const id of await stateStore.getAllKeys()) await stateStore.remove(id);
      // Last, because it waits for every listener of the manager.
      await userManager.removeUser();
    },
  };
}

function createUserManager(settings: OidcClientSettings & { redirect_uri: string }): UserManager {
  return new UserManager({
    ...settings,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    automaticSilentRenew: false,
    monitorSession: false,
    includeIdTokenInSilentRenew: false,
  });
}

function toUser({ accessToken, idToken, claims, expiresInSeconds }: TokenSet, nowMs: number): User {
  return new User({
    access_token: accessToken,
    id_token: idToken,
    token_type: 'Bearer',
    profile: { ...claims },
    expires_at: Math.floor(nowMs / 1000 + expiresInSeconds),
  });
}

/** Checks a callback's `iss` parameter (RFC 9207): there is exactly one, and it is the provider's. It may be absent unless the metadata announces it. */
function hasExpectedIssuer(url: string, metadata: ProviderMetadata): boolean {
  const issuers = new URL(url).searchParams.getAll('iss');
  if (issuers.length === 0) return metadata.authorization_response_iss_parameter_supported !== true;
  return issuers.length === 1 && issuers[0] === metadata.issuer;
}

function readReturnTo(stored: string): string {
  const returnTo = asRecord(asRecord(JSON.parse(stored))?.['data'])?.['returnTo'];
  return typeof returnTo === 'string' ? returnTo : '';
}
