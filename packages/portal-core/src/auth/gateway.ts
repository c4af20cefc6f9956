/** An answer of the token endpoint as it came, before any check. Kept in memory only. */
export interface RawTokenSet {
  readonly accessToken: unknown;
  /** How the access token is to be used; only `Bearer`, in any letters, is understood. Left out, it counts as that. */
  readonly tokenType?: unknown;
  readonly idToken: unknown;
  readonly refreshToken: unknown;
  /** Seconds, as the provider said. */
  readonly expiresIn: unknown;
  /** Seconds the refresh token lasts, where the provider says so (Keycloak: `refresh_expires_in`). */
  readonly refreshExpiresIn?: unknown;
}

/** A processed authorization answer: unchecked tokens and what they must match. */
export interface SignInResponse {
  readonly tokens: RawTokenSet;
  readonly nonce: string;
}

/** A token set that passed the validator; the only kind that is stored. */
export interface TokenSet {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string | null;
  readonly expiresInSeconds: number;
  /** Seconds the session can be renewed without being used; null when the provider does not say. */
  readonly refreshExpiresInSeconds: number | null;
  readonly claims: VerifiedClaims;
}

/** The claims of an ID token that was verified. */
export interface VerifiedClaims {
  readonly iss: string;
  readonly sub: string;
  readonly aud: string | string[];
  /** Seconds since 1970. */
  readonly exp: number;
  /** Seconds since 1970. */
  readonly iat: number;
  readonly [claim: string]: unknown;
}

/** What is asked of the provider's form: where to return, and whether it must ask for credentials even with a session. */
export interface SignInRequest {
  readonly returnTo: string;
  readonly forceLogin: boolean;
}

/** The identity provider, as the session sees it. Every call is bounded by its signal. */
export interface OidcGateway {
  /** Learns the provider's endpoints; asks only until it succeeded. Rejects with AuthError `provider-unreachable` or `invalid-response`. */
  connect(this: void, signal: AbortSignal): Promise<void>;
  /** Asks the provider in an invisible frame; `onAnswered` is called when it has answered, before its code is exchanged. Rejects with AuthError `provider-refused` when it knows no session, `provider-unreachable` when it can't be asked. */
  checkSession(this: void, signal: AbortSignal, onResponse?: () => void): Promise<SignInResponse>;
  /** The address of the provider's sign-in form; a pending state is kept for its callback. */
  createSignInUrl(this: void, request: SignInRequest, signal: AbortSignal): Promise<string>;
  /** The return address of the sign-in this callback address belongs to; null when none is pending (a reload, a bookmark, a forgery). */
  readPendingReturn(this: void, url: string): Promise<string | null>;
  /** Uses up the pending state, checks the callback's issuer (RFC 9207) and exchanges the code. Rejects with AuthError; `session-ended` means the code was used or has expired, `invalid-response` for another issuer that no code was sent. */
  completeSignIn(this: void, url: string, signal: AbortSignal): Promise<SignInResponse>;
  /** Rejects with AuthError: `session-ended` for `invalid_grant`, `invalid-response` for an answer that makes no sense, `provider-unreachable` for everything worth another try. */
  refresh(this: void, refreshToken: string, signal: AbortSignal): Promise<RawTokenSet>;
  /** The address that ends the provider's session, or null when the provider has none. Rejects when the provider does not answer. */
  createSignOutUrl(this: void, idToken: string, signal: AbortSignal): Promise<string | null>;
  /** Announces a checked token set to the library's own store. May reject or hang with its listeners: the session goes on after 1 s. */
  store(this: void, tokens: TokenSet): Promise<void>;
  /** Forgets pending sign-ins, and tokens in the library's own store, which may reject or hang like `store`. */
  clear(this: void): Promise<void>;
}

/** A JSON Web Key Set as it is fetched. */
export interface SigningKeys {
  keys: Record<string, unknown>[];
}
