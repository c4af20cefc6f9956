import { type AuthError, isCancelledError } from '../../base/errors/errors.ts';
import { createStore, type ReadableStore } from '../../base/store/createStore.ts';
import type { SessionEpoch } from '../../http/ports.ts';
import type { TokenSet } from '../gateway.ts';
import { keepUserReference, mapClaims } from '../tokens/claims.ts';
import { createTokenStore, type TokenStore } from '../tokens/tokenStore.ts';
import type { AuthSessionPorts } from './session.ts';
import { sessionTransition, type SessionEvent, type SessionState } from './sessionState.ts';
import { toSessionFailure } from './signInFailure.ts';
import type { SignOutMark } from './signOutMark.ts';
import { createUserManagerSync } from './userManagerSync.ts';

/** Ports of `createSessionTokens`. `timeoutMs` bounds a refresh. */
export interface SessionTokensPorts extends Pick<
  AuthSessionPorts,
  'browser' | 'clock' | 'gateway' | 'logger' | 'validator'
> {
  timeoutMs: number;
  mark: Pick<SignOutMark, 'clear'>;
  /** The session can no longer be renewed. */
  onLost(this: void, error: AuthError): void;
}

/** The session's state, its tokens, and the OIDC library's copy of the tokens. They change together. */
export interface SessionTokens extends ReadableStore<SessionState> {
  readonly tokenStore: TokenStore;
  dispatch(this: void, event: SessionEvent): void;
  /** Makes an error the state, unless it is a cancellation. */
  fail(this: void, error: unknown): void;
  /** Stores validated tokens and announces their user. Rejects when the epoch ends meanwhile. */
  adopt(this: void, tokens: TokenSet, epoch: SessionEpoch): Promise<void>;
  /** Clears the OIDC library's copy. Never rejects. */
  clearLibrary(this: void): Promise<void>;
  /** Drops the tokens and returns to `unknown`. */
  reset(this: void): void;
}

const unknownSession: SessionState = { status: 'unknown' };

export function createSessionTokens(ports: SessionTokensPorts): SessionTokens {
  const { mark, logger, onLost } = ports;
  const store = createStore<SessionState>(unknownSession);
  const library = createUserManagerSync(ports);
  const tokenStore = createTokenStore(ports, {
    onRefreshStarted: () => dispatch({ type: 'refresh-started' }),
    onRefreshRetried: () => dispatch({ type: 'refresh-retried' }),
    onRefreshed,
    onRefreshFailed: () => dispatch({ type: 'refresh-settled', user: null }),
    onLost,
  });

  function dispatch(event: SessionEvent): void {
    store.set(sessionTransition(store.getSnapshot(), event));
  }

  function onRefreshed(tokens: TokenSet): void {
    const state = store.getSnapshot();
    if (state.status !== 'signed-in') return;
    // Callers that need the token do not wait for the library.
    void library.publish(tokens, tokenStore.getEpoch().signal);
    dispatch({ type: 'refresh-settled', user: keepUserReference(state.user, mapClaims(tokens.claims)) });
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    tokenStore,
    dispatch,
    fail(error) {
      if (isCancelledError(error)) return;
      const failure = toSessionFailure(error);
      logger.error('Sign-in stopped.', failure.error);
      dispatch({ type: 'failed', ...failure });
    },
    async adopt(tokens, { signal }) {
      await library.publish(tokens, signal);
      signal.throwIfAborted();
      tokenStore.adopt(tokens);
      mark.clear();
      dispatch({ type: 'user-found', user: mapClaims(tokens.claims) });
    },
    clearLibrary: library.clear,
    reset() {
      tokenStore.drop();
      store.set(unknownSession);
    },
  };
}
