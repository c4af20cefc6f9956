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

/** A provider in memory. Replace its methods to play what a test needs; by default everything succeeds. */
export interface FakeGateway extends OidcGateway {
  /** The person the next token set is about. */
  user: CurrentUser;
  /** Seconds the next token set lasts. */
  expiresInSeconds: number;
  /** Seconds the next refresh token lasts; default: the provider does not say. */
  refreshExpiresInSeconds: number | null;
  /** How often each call was made. */
  readonly calls: Record<
    'checkSession' | 'completeSignIn' | 'refresh' | 'createSignInUrl' | 'createSignOutUrl',
    number
  >;
  /** What was asked of the sign-in form, in order. */
  readonly signInRequests: readonly SignInRequest[];
  /** Every token set announced to the library's store. */
  readonly stored: readonly TokenSet[];
  /** The pending sign-ins by their `state`, with the return address each. */
  readonly pending: Map<string, string>;
  /** A new token set, unlike all before it. */
  issue(this: void): RawTokenSet;
}

const standardClaims = {
  iss: 'https://id.example/realms/quayside',
  aud: 'portal',
  exp: 0,
  iat: 0,
  nonce: 'nonce',
};

/** Builds a fake gateway for a user (default: one who may do everything). */
export function createFakeGateway(user: CurrentUser = createTestUser()): FakeGateway {
  const signInRequests: SignInRequest[] = [];
  const stored: TokenSet[] = [];
  let issued = 0;
  const answer = (): SignInResponse => ({ tokens: gateway.issue(), nonce: 'nonce' });
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
      return answer();
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
      return answer();
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

/** A validator for the fake gateway's unsigned tokens. It checks what needs no signature: presence, expiry, and that the person stays the same. */
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
  return new AuthError('invalid-response', 'The fake provider gave an answer that was refused.');
}
