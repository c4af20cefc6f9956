import type { TokenSettings } from './sandboxControl.ts';

/** One call that reached the identity provider. */
export interface IdentityRequest {
  endpoint: 'token' | 'logout';
  /** Whether the request was granted. */
  succeeded: boolean;
}

/** The stored claims of a person. Of the partner, only the named fields change. */
export interface PersonClaims {
  agreedToTermsOfUse?: boolean;
  apolloAccess?: boolean;
  artemisAccess?: boolean;
  artemisPagesAccess?: boolean;
  partner?: Readonly<Record<string, unknown>>;
}

/** The control of the identity provider that the tests use, whichever runs with the portal. */
export interface IdentityDriver {
  /** Restores the users, all lifetimes and the list of requests, and signs everybody out. */
  reset: () => Promise<void>;
  /** Changes claims from the next token on. Omitted claims stay. */
  patchClaims: (username: string, claims: PersonClaims) => Promise<void>;
  /** Ends a person's refresh tokens; or the session at the provider, and with it the refresh tokens. */
  expire: (username: string, what: 'refresh' | 'sso') => Promise<void>;
  /** Disables the account, as an administrator does: it can no longer sign in, and its sessions end. */
  disable: (username: string) => Promise<void>;
  /** Applies to tokens that are issued from then on. Omitted settings stay. */
  tokens: (settings: TokenSettings) => Promise<void>;
  /** Returns the requests that reached the provider since the list was cleared. */
  requests: () => Promise<IdentityRequest[]>;
  clearRequests: () => Promise<void>;
}
