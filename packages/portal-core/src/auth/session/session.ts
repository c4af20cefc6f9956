import type { AccessTokenOptions, TokenSource } from '../../http/ports.ts';
import type { Browser, Clock, KeyValueStorage, Logger, TabChannel } from '../../base/platform/ports.ts';
import type { ReadableStore } from '../../base/store/createStore.ts';
import type { CurrentUser } from '../tokens/currentUser.ts';
import type { OidcGateway } from '../gateway.ts';
import type { SessionState, SignedOutReason } from './sessionState.ts';
import type { TokenSetValidator } from '../tokens/tokenSetValidator.ts';

/** Options of `signIn`. `returnTo` defaults to the current address. `trigger` defaults to `automatic`, which the loop guard counts; a click is `manual` and resets the guard. */
export interface SignInOptions {
  returnTo?: string;
  trigger?: 'automatic' | 'manual';
}

/** The session of this page: who is signed in. It is the only holder of tokens. */
export interface AuthSession extends ReadableStore<SessionState>, TokenSource {
  /** Processes the callback, or runs the silent check. Settles with the state; never rejects. Does nothing inside a frame. */
  start(this: void): Promise<void>;
  /** Undoes `start`: stops timers and listeners, and aborts what is in flight. */
  stop(this: void): void;
  /** Checks again after a failure. */
  retry(this: void): Promise<void>;
  /** Redirects to the provider. Never rejects; a failure becomes the state. */
  signIn(this: void, options?: SignInOptions): Promise<void>;
  /** Ends the session here, in the other tabs and at the provider. Never rejects. */
  signOut(this: void): Promise<void>;
  /** Rejects with AuthError (`not-signed-in`, `session-ended`) or a retryable NetworkError when offline. */
  getAccessToken(this: void, options?: AccessTokenOptions): Promise<string>;
  /** Refreshes the tokens and with them the user's claims. Rejects like `getAccessToken`. */
  refreshUser(this: void): Promise<CurrentUser>;
  /** Returns the milliseconds until the session can no longer be renewed; null when unknown. Known when the provider says how long an unused session lasts, or while a failing refresh is retried. */
  remainingMs(this: void): number | null;
  /** Runs the silent check and returns the id of the provider's user, without a change here; null when the provider has no session or does not respond. Rejects with AuthError, or with CancelledError when the session ends meanwhile. */
  findProviderUserId(this: void): Promise<string | null>;
  /** Ends the session in this tab because another user signed in in this browser. Called by `createOtherUserWatch` of `/session-ending`. */
  yieldToOtherUser(this: void): void;
  /** Calls back when a session ends, before the new state is announced. Returns an unsubscribe function. */
  onSignOut(this: void, listener: (reason: SignedOutReason) => void): () => void;
}

/** Options of `createAuthSession`. All have defaults. */
export interface AuthSessionOptions {
  /** Default `/login/callback`. */
  callbackPath?: string;
  /** The address after a sign-in without a usable return address. Default `/landing`. */
  landingPath?: string;
  /** Timeout of the silent check and of a redirect. Default 5000 ms. */
  silentCheckTimeoutMs?: number;
  /** Timeout of a code exchange or a refresh, retries included. Default 10000 ms. */
  tokenTimeoutMs?: number;
}

/** Ports of `createAuthSession`. */
export interface AuthSessionPorts {
  gateway: OidcGateway;
  validator: TokenSetValidator;
  browser: Browser;
  clock: Clock;
  tabStorage: KeyValueStorage;
  channel: TabChannel;
  logger: Logger;
}
