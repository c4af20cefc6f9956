import { AuthError, isAuthError, isCancelledError, isTimeoutError } from '../errors/errors.ts';
import { withDeadline } from '../platform/deadline.ts';
import { createStore } from '../store/createStore.ts';
import { createAttemptGuard } from './attemptGuard.ts';
import { keepUserReference, mapClaims } from './claims.ts';
import type { CurrentUser } from './currentUser.ts';
import type { SignInAnswer, TokenSet } from './gateway.ts';
import { safeReturnAddress } from './returnAddress.ts';
import type { AuthSession, AuthSessionOptions, AuthSessionPorts, SignInOptions } from './session.ts';
import {
  sessionTransition,
  type SessionEvent,
  type SessionState,
  type SignedOutReason,
  type SignInFailure,
} from './sessionState.ts';
import { createSignOutMark } from './signOutMark.ts';
import { createTokenKeeper } from './tokenKeeper.ts';

const signedOutMessage = 'signed-out';
const unknownSession: SessionState = { status: 'unknown' };

/** Builds the session. Nothing happens before `start()`. */
export function createAuthSession(options: AuthSessionOptions, ports: AuthSessionPorts): AuthSession {
  const { gateway, validator, browser, clock, tabStorage, channel, logger } = ports;
  const {
    callbackPath = '/login/callback',
    landingPath = '/landing',
    silentCheckTimeoutMs = 5_000,
    tokenTimeoutMs = 10_000,
  } = options;
  const store = createStore<SessionState>(unknownSession);
  const signOutListeners = new Set<(reason: SignedOutReason) => void>();
  const mark = createSignOutMark(tabStorage);
  const guardPorts = { storage: tabStorage, clock };
  const redirects = createAttemptGuard({ key: 'quayside.redirects', limit: 2, windowMs: 60_000 }, guardPorts);
  const reloads = createAttemptGuard({ key: 'quayside.reloads', limit: 1, windowMs: 60_000 }, guardPorts);
  const keeper = createTokenKeeper(
    { gateway, validator, browser, clock, timeoutMs: tokenTimeoutMs },
    {
      onRefreshStarted: () => dispatch({ type: 'refresh-started' }),
      onRefreshed,
      onRefreshFailed: () => dispatch({ type: 'refresh-settled', user: null }),
      onLost,
    },
  );
  let stops: (() => void)[] = [];
  let beginning: Promise<void> | null = null;
  let leaving = false;
  let provenEpoch = -1;

  function dispatch(event: SessionEvent): void {
    store.set(sessionTransition(store.getSnapshot(), event));
  }

  function bounded<Result>(
    timeoutMs: number,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    return withDeadline(
      { clock, timeoutMs, what: 'The identity provider', signal: keeper.getEpoch().signal },
      work,
    );
  }

  function fail(error: unknown): void {
    if (isCancelledError(error)) return;
    const failure = toAuthError(error);
    logger.error('Sign-in stopped.', failure);
    dispatch({ type: 'failed', reason: toFailure(failure), error: failure });
  }

  async function adopt(answer: SignInAnswer, signal: AbortSignal): Promise<void> {
    const { nonce, callbackIssuer } = answer;
    const tokens = await validator.validate(answer.tokens, { nonce, callbackIssuer, previous: null }, signal);
    signal.throwIfAborted();
    keeper.adopt(tokens);
    await gateway.store(tokens);
    signal.throwIfAborted();
    mark.clear();
    dispatch({ type: 'user-found', user: mapClaims(tokens.claims) });
  }

  async function onRefreshed(tokens: TokenSet): Promise<void> {
    const { signal } = keeper.getEpoch();
    await gateway.store(tokens);
    const state = store.getSnapshot();
    if (signal.aborted || state.status !== 'signed-in') return;
    dispatch({ type: 'refresh-settled', user: keepUserReference(state.user, mapClaims(tokens.claims)) });
  }

  function begin(): Promise<void> {
    beginning ??= check().finally(() => {
      beginning = null;
    });
    return beginning;
  }

  async function check(): Promise<void> {
    dispatch({ type: 'check-started' });
    try {
      const callback = await takeCallback();
      if (callback !== null && (await completed(callback))) return;
      if (mark.read() === 'here') dispatch({ type: 'signed-out', reason: 'signed-out-here' });
      else if (mark.read() === 'provider') dispatch({ type: 'signed-out', reason: 'no-session' });
      else await checkSilently();
    } catch (error) {
      fail(error);
    }
  }

  /** The callback address when a sign-in of this tab awaits it. The address bar is cleared of it first, so that a reload is an ordinary load. */
  async function takeCallback(): Promise<string | null> {
    const { pathname, search, hash } = browser.location();
    if (pathname !== callbackPath) return null;
    const url = browser.origin + pathname + search + hash;
    const returnTo = await gateway.readPendingReturn(url).catch(() => null);
    browser.replaceAddress(toReturnAddress(returnTo));
    return returnTo === null ? null : url;
  }

  async function completed(callbackUrl: string): Promise<boolean> {
    try {
      await bounded(tokenTimeoutMs, async (signal) => {
        await adopt(await gateway.completeSignIn(callbackUrl, signal), signal);
      });
      return true;
    } catch (error) {
      // The code was used or is too old: the provider most likely has a session by now.
      if (isAuthError(error, 'session-ended')) return false;
      throw error;
    }
  }

  async function checkSilently(): Promise<void> {
    await bounded(silentCheckTimeoutMs, (signal) => gateway.connect(signal));
    try {
      await bounded(silentCheckTimeoutMs, async (signal) => {
        await adopt(await gateway.checkSession(signal), signal);
      });
    } catch (error) {
      const noAnswer = isTimeoutError(error) || isAuthError(error, 'session-ended');
      if (!noAnswer && !isAuthError(error, 'provider-refused')) throw error;
      dispatch({ type: 'signed-out', reason: 'no-session' });
    }
  }

  function toReturnAddress(address: string | null): string {
    const safe = safeReturnAddress(address, landingPath);
    return safe.split(/[?#]/)[0] === callbackPath ? landingPath : safe;
  }

  async function signIn({ returnTo, trigger = 'automatic' }: SignInOptions = {}): Promise<void> {
    const { status } = store.getSnapshot();
    if (browser.isFramed() || status === 'signed-in' || status === 'checking') return;
    if (trigger === 'manual') redirects.reset();
    else if (leaving) return;
    if (!redirects.isOpen()) {
      fail(
        new AuthError(
          'too-many-redirects',
          'Signing in went back and forth too often, so it stopped. Sign in by the button.',
        ),
      );
      return;
    }
    leaving = true;
    const { pathname, search, hash } = browser.location();
    const request = {
      returnTo: toReturnAddress(returnTo ?? pathname + search + hash),
      forceLogin: mark.read() !== null,
    };
    try {
      const url = await bounded(tokenTimeoutMs, (signal) => gateway.createSignInUrl(request, signal));
      if (trigger === 'automatic') redirects.record();
      browser.navigate(url);
    } catch (error) {
      leaving = false;
      fail(error);
    }
  }

  async function endHere(reason: SignedOutReason): Promise<void> {
    keeper.drop();
    for (const listener of signOutListeners) {
      try {
        listener(reason);
      } catch (error) {
        logger.error('A part of the portal could not be cleared after the session.', error);
      }
    }
    dispatch({ type: 'signed-out', reason });
    await gateway.clear();
  }

  async function signOut(): Promise<void> {
    const idToken = keeper.peek()?.idToken;
    if (idToken === undefined) return;
    redirects.reset();
    mark.set('provider');
    const cleared = endHere('signed-out');
    channel.post({ type: signedOutMessage });
    try {
      await cleared;
      const url = await bounded(silentCheckTimeoutMs, (signal) => gateway.createSignOutUrl(idToken, signal));
      browser.navigate(url ?? `${browser.origin}/`);
    } catch (error) {
      logger.warn('The identity provider could not be reached to end its session.', error);
      mark.set('here');
      dispatch({ type: 'signed-out', reason: 'signed-out-here' });
    }
  }

  function onLost(error: AuthError): void {
    void endHere('session-ended');
    if (!reloads.isOpen()) {
      fail(error);
      return;
    }
    logger.warn('The session could not be renewed, so the page reloads.', error);
    reloads.record();
    browser.reload();
  }

  function onMessage(message: unknown): void {
    if (typeof message !== 'object' || message === null) return;
    if (!('type' in message) || message.type !== signedOutMessage) return;
    mark.set('provider');
    void endHere('signed-out');
  }

  function onRestored(): void {
    leaving = false;
    if (store.getSnapshot().status !== 'signed-in') void begin();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async start() {
      if (stops.length > 0) return;
      if (browser.isFramed()) {
        logger.warn('The portal does not start inside a frame.');
        return;
      }
      stops = [channel.subscribe(onMessage), browser.onRestored(onRestored)];
      await begin();
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
      keeper.drop();
      store.set(unknownSession);
    },
    retry: () => (store.getSnapshot().status === 'signed-in' ? Promise.resolve() : begin()),
    signIn,
    signOut,
    getEpoch: keeper.getEpoch,
    peekAccessToken: () => keeper.peek()?.accessToken ?? null,
    getAccessToken: keeper.getAccessToken,
    async refreshUser(): Promise<CurrentUser> {
      await keeper.renewNow();
      const state = store.getSnapshot();
      if (state.status === 'signed-in') return state.user;
      throw new AuthError('session-ended', 'The session ended while it was being renewed. Sign in again.');
    },
    reportAuthorizedAnswer() {
      const { id } = keeper.getEpoch();
      if (provenEpoch === id) return;
      provenEpoch = id;
      redirects.reset();
    },
    onSignOut(listener) {
      signOutListeners.add(listener);
      return () => signOutListeners.delete(listener);
    },
  };
}

function toAuthError(error: unknown): AuthError {
  if (isAuthError(error)) return error;
  if (isTimeoutError(error)) {
    return new AuthError(
      'provider-unreachable',
      'The identity provider did not answer in time. Check the connection and try again.',
      { cause: error },
    );
  }
  return new AuthError(
    'invalid-answer',
    'Signing in failed unexpectedly. Try again; tell support if it happens again.',
    {
      cause: error instanceof Error ? new Error(error.name) : undefined,
    },
  );
}

function toFailure({ reason }: AuthError): SignInFailure {
  return reason === 'not-signed-in' ? 'invalid-answer' : reason;
}
