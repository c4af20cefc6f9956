import type { AccessTokenOptions, TokenSource } from '../../http/ports.ts';
import type { Browser, Clock, KeyValueStorage, Logger, TabChannel } from '../../base/platform/ports.ts';
import type { ReadableStore } from '../../base/store/createStore.ts';
import type { CurrentUser } from '../tokens/currentUser.ts';
import type { OidcGateway } from '../gateway.ts';
import type { SessionState, SignedOutReason } from './sessionState.ts';
import type { TokenSetValidator } from '../tokens/tokenSetValidator.ts';

/** How to sign in. `returnTo` defaults to the present address; `trigger` to `automatic`, which the loop guard counts. A click is `manual` and resets it. */
export interface SignInOptions {
  returnTo?: string;
  trigger?: 'automatic' | 'manual';
}

/** The one session of the page: who is signed in, and the only keeper of tokens. */
export interface AuthSession extends ReadableStore<SessionState>, TokenSource {
  /** Begins: processes the callback, or checks silently. Settles when the state does; never rejects. Does nothing inside a frame. */
  start(this: void): Promise<void>;
  /** Undoes `start`: timers, listeners and what is in flight. */
  stop(this: void): void;
  /** After a failure: checks again. */
  retry(this: void): Promise<void>;
  /** Leaves for the identity provider. Never rejects; a failure becomes the state. */
  signIn(this: void, options?: SignInOptions): Promise<void>;
  /** Ends the session here, in the other tabs and at the provider. Never rejects. */
  signOut(this: void): Promise<void>;
  /** Rejects with AuthError (`not-signed-in`, `session-ended`) or a retryable NetworkError when offline. */
  getAccessToken(this: void, options?: AccessTokenOptions): Promise<string>;
  /** Refreshes the tokens and with them the user's claims. Rejects like `getAccessToken`. */
  refreshUser(this: void): Promise<CurrentUser>;
  /** Milliseconds until the session can't be renewed any more, where that is known: the provider said how long it lasts unused, or a failing renewal will be given up. Else null. */
  remainingMs(this: void): number | null;
  /** Asks the provider in a hidden frame who is signed in there; null when it knows nobody or does not answer in time. Changes nothing here. Rejects with AuthError, or CancelledError when the session ends meanwhile. */
  findProviderUserId(this: void): Promise<string | null>;
  /** Ends the session in this tab because another user signed in in this browser; `createOtherUserWatch` of `/session-ending` notices that. */
  yieldToOtherUser(this: void): void;
  /** Calls back, before anything is announced, whenever a user's time is over; returns what ends it. */
  onSignOut(this: void, listener: (reason: SignedOutReason) => void): () => void;
}

/** What a session may be told; all have defaults. */
export interface AuthSessionOptions {
  /** Default `/login/callback`. */
  callbackPath?: string;
  /** Where a sign-in without a usable return address ends. Default `/landing`. */
  landingPath?: string;
  /** How long the silent check, or leaving for the provider, may take. Default 5000 ms. */
  silentCheckTimeoutMs?: number;
  /** How long a code exchange or a refresh may take, tries included. Default 10000 ms. */
  tokenTimeoutMs?: number;
}

/** What a session needs. */
export interface AuthSessionPorts {
  gateway: OidcGateway;
  validator: TokenSetValidator;
  browser: Browser;
  clock: Clock;
  tabStorage: KeyValueStorage;
  channel: TabChannel;
  logger: Logger;
}
