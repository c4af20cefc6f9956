import { AuthError } from '../base/errors/errors.ts';
import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import type {
  OidcGateway,
  RawTokenSet,
  SignInResponse,
  SignInRequest,
  TokenSet,
  VerifiedClaims,
} from '../auth/gateway.ts';
import type { TokenSetValidator } from '../auth/tokens/tokenSetValidator.ts';
import { createTestUser, toClaims } from './users.ts';

/** A provider in memory. By default every call succeeds. Replace its methods to change that. */
export interface FakeGateway extends OidcGateway {
  /** The user of the next token set. */
  user: CurrentUser;
  /** Lifetime of the next token set, in seconds. */
  expiresInSeconds: number;
  /** Lifetime of the next refresh token, in seconds. By default the provider does not say. */
  refreshExpiresInSeconds: number | null;
  /** The number of calls by method. */
  readonly calls: Record<
    'checkSession' | 'completeSignIn' | 'refresh' | 'createSignInUrl' | 'createSignOutUrl',
    number
  >;
  /** All requests for the sign-in form, in order. */
  readonly signInRequests: readonly SignInRequest[];
  /** All token sets written to the library's store. */
  readonly stored: readonly TokenSet[];
  /** The pending sign-ins by `state`, each with its return address. */
  readonly pending: Map<string, string>;
  /** Returns a new token set that differs from all earlier ones. */
  issue(this: void): RawTokenSet;
}

const standardClaims = {
  iss: 'https://id.example/realms/quayside',
  aud: 'portal',
  exp: 0,
  iat: 0,
  nonce: 'nonce',
};

/** Creates a fake gateway. The default user has access to everything. */
export function createFakeGateway(user: CurrentUser = createTestUser()): FakeGateway {
  const signInRequests: SignInRequest[] = [];
  const stored: TokenSet[] = [];
  let issued = 0;
  const createResponse = (): SignInResponse => ({ tokens: gateway.issue(), nonce: 'nonce' });
  const gateway: FakeGateway = {
    user,
    expiresInSeconds: 300,
    refreshExpiresInSeconds: null,
    calls: { checkSession: 0, completeSignIn: 0, refresh: 0, createSignInUrl: 0, createSignOutUrl: 0 },
    signInRequests,
    stored,
    pending: new Map(),
    issue() {
      issued += 1;
      return {
        accessToken: `access-${issued}`,
        idToken: JSON.stringify({ ...standardClaims, ...toClaims(gateway.user) }),
        refreshToken: `refresh-${issued}`,
        expiresIn: gateway.expiresInSeconds,
        refreshExpiresIn: gateway.refreshExpiresInSeconds,
      };
    },
    connect: async () => undefined,
    async checkSession() {
      gateway.calls.checkSession += 1;
      return createResponse();
    },
    async createSignInUrl(request) {
      gateway.calls.createSignInUrl += 1;
      signInRequests.push(request);
      const state = `state-${signInRequests.length}`;
      gateway.pending.set(state, request.returnTo);
      return `https://id.example/auth?state=${state}${request.forceLogin ? '&prompt=login' : ''}`;
    },
    async readPendingReturn(url) {
      return gateway.pending.get(new URL(url).searchParams.get('state') ?? '') ?? null;
    },
    async completeSignIn(url) {
      gateway.calls.completeSignIn += 1;
      gateway.pending.delete(new URL(url).searchParams.get('state') ?? '');
      return createResponse();
    },
    async refresh() {
      gateway.calls.refresh += 1;
      return gateway.issue();
    },
    async createSignOutUrl() {
      gateway.calls.createSignOutUrl += 1;
      return 'https://id.example/logout';
    },
    store: async (tokens) => void stored.push(tokens),
    clear: async () => gateway.pending.clear(),
  };
  return gateway;
}

/** Creates a validator for the unsigned tokens of the fake gateway. It checks presence, expiry and that the user stays the same. */
export function createFakeValidator(): TokenSetValidator {
  return {
    warmUp: () => undefined,
    async validate({ accessToken, idToken, refreshToken, expiresIn, refreshExpiresIn }, { previous }) {
      const usable =
        typeof accessToken === 'string' && typeof idToken === 'string' && typeof expiresIn === 'number';
      if (!usable || accessToken === '' || expiresIn <= 0) throw refused();
      const claims: VerifiedClaims = JSON.parse(idToken);
      if (previous !== null && previous.claims.sub !== claims.sub) throw refused();
      return {
        accessToken,
        idToken,
        claims,
        expiresInSeconds: expiresIn,
        refreshExpiresInSeconds: typeof refreshExpiresIn === 'number' ? refreshExpiresIn : null,
        refreshToken: typeof refreshToken === 'string' ? refreshToken : null,
      };
    },
  };
}

function refused(): AuthError {
  return new AuthError('invalid-response', 'The fake provider sent a response that was refused.');
}
