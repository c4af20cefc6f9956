/** A response of the token endpoint before validation. Held in memory only. */
export interface RawTokenSet {
  readonly accessToken: unknown;
  /** Only `Bearer` is accepted, in any letter case. Absent means `Bearer`. */
  readonly tokenType?: unknown;
  readonly idToken: unknown;
  readonly refreshToken: unknown;
  /** Seconds, as the provider sent them. */
  readonly expiresIn: unknown;
  /** Lifetime of the refresh token in seconds, if the provider sends it (Keycloak: `refresh_expires_in`). */
  readonly refreshExpiresIn?: unknown;
}

/** A processed authorization response: unvalidated tokens, and the nonce they must match. */
export interface SignInResponse {
  readonly tokens: RawTokenSet;
  readonly nonce: string;
}

/** A validated token set. Only validated token sets are stored. */
export interface TokenSet {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string | null;
  readonly expiresInSeconds: number;
  /** Seconds until the unused session can no longer be renewed; null when the provider does not say. */
  readonly refreshExpiresInSeconds: number | null;
  readonly claims: VerifiedClaims;
}

/** The claims of a verified ID token. */
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

/** A request for the provider's form. `forceLogin` asks for credentials even when the provider has a session. */
export interface SignInRequest {
  readonly returnTo: string;
  readonly forceLogin: boolean;
}

/** The identity provider. Every call ends with its signal. */
export interface OidcGateway {
  /** Fetches the provider's endpoints, until that succeeded once. Rejects with AuthError `provider-unreachable` or `invalid-response`. */
  connect(this: void, signal: AbortSignal): Promise<void>;
  /** Runs the silent check in a hidden frame. Calls `onResponse` after the provider responded and before the code is exchanged. Rejects with AuthError `provider-refused` when the provider has no session, `provider-unreachable` when it cannot be reached. */
  checkSession(this: void, signal: AbortSignal, onResponse?: () => void): Promise<SignInResponse>;
  /** Returns the address of the provider's form, and stores a pending sign-in for its callback. */
  createSignInUrl(this: void, request: SignInRequest, signal: AbortSignal): Promise<string>;
  /** Returns the return address of the sign-in that a callback belongs to; null when none is pending (a reload, a bookmark, a forgery). */
  readPendingReturn(this: void, url: string): Promise<string | null>;
  /** Removes the pending sign-in, checks the callback's issuer (RFC 9207) and exchanges the code. Rejects with AuthError: `session-ended` for a code that was used or has expired, `invalid-response` for another issuer. No code is sent to another issuer. */
  completeSignIn(this: void, url: string, signal: AbortSignal): Promise<SignInResponse>;
  /** Rejects with AuthError: `session-ended` for `invalid_grant`, `invalid-response` for a malformed response, `provider-unreachable` for everything that a retry may fix. */
  refresh(this: void, refreshToken: string, signal: AbortSignal): Promise<RawTokenSet>;
  /** Returns the address that ends the provider's session; null when the provider has none. Rejects when the provider does not respond. */
  createSignOutUrl(this: void, idToken: string, signal: AbortSignal): Promise<string | null>;
  /**
   * Writes a validated token set to the library's own store. May reject, or hang with the library's listeners; the session
   * continues after 1 s.
   */
  store(this: void, tokens: TokenSet): Promise<void>;
  /** Removes pending sign-ins, and the tokens in the library's own store. May reject or hang like `store`. */
  clear(this: void): Promise<void>;
}

/** A JSON Web Key Set as fetched. */
export interface SigningKeys {
  keys: Record<string, unknown>[];
}
