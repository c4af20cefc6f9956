import type { TokenSettings } from './sandboxControl.ts';

/** One call that reached the identity provider. */
export interface IdentityRequest {
  endpoint: 'token' | 'logout';
  /** Whether it gave what was asked for. */
  succeeded: boolean;
}

/** The claims that are kept with a person; of the partner only what is named is changed. */
export interface PersonClaims {
  agreedToTermsOfUse?: boolean;
  apolloAccess?: boolean;
  artemisAccess?: boolean;
  artemisPagesAccess?: boolean;
  partner?: Readonly<Record<string, unknown>>;
}

/** What the tests do to the identity provider, whichever stands beside the portal. */
export interface IdentityDriver {
  /** Everybody, all lifetimes and the list of requests are as in the beginning, and nobody is signed in. */
  reset: () => Promise<void>;
  /** What is left out stays; the next token says it. */
  patchClaims: (username: string, claims: PersonClaims) => Promise<void>;
  /** Ends a person's refresh tokens; or the session at the provider, and with it the refresh tokens. */
  expire: (username: string, what: 'refresh' | 'sso') => Promise<void>;
  /** An administrator disables the account: nobody signs in with it, and what it has of sessions ends. */
  disable: (username: string) => Promise<void>;
  /** Holds for what is issued from then on; what is left out stays. */
  tokens: (settings: TokenSettings) => Promise<void>;
  /** What reached the provider since the list was cleared. */
  requests: () => Promise<IdentityRequest[]>;
  clearRequests: () => Promise<void>;
}
