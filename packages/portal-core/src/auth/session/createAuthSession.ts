import { type AuthError, isCancelledError } from '../../base/errors/errors.ts';
import type { SessionEpoch } from '../../http/ports.ts';
import { withDeadline } from '../../base/platform/deadline.ts';
import { createStore } from '../../base/store/createStore.ts';
import { createAttemptGuard } from '../redirects/attemptGuard.ts';
import { providerUnreachable, sessionEnded, storageBlocked } from '../authErrors.ts';
import { keepUserReference, mapClaims } from '../tokens/claims.ts';
import { createRedirect } from '../redirects/redirect.ts';
import { createSignIn } from '../createSignIn.ts';
import { checkSilently, findSession, type SilentCheckPorts } from './findSession.ts';
import type { TokenSet } from '../gateway.ts';
import { createUserManagerSync } from './userManagerSync.ts';
import { signInReturnAddress } from '../redirects/returnAddress.ts';
import type { AuthSession, AuthSessionOptions, AuthSessionPorts } from './session.ts';
import {
  sessionTransition,
  type SessionEvent,
  type SessionState,
  type SignedOutReason,
} from './sessionState.ts';
import { toSessionFailure } from './signInFailure.ts';
import { isSignedOutMessage, signedOutMessage } from './signedOutMessage.ts';
import { createSignOutHooks } from './signOutHooks.ts';
import { createSignOutMark } from './signOutMark.ts';
import { createTokenStore } from '../tokens/tokenStore.ts';

const unknownSession: SessionState = { status: 'unknown' };

/** Builds the session. Nothing happens before `start()`. */
export function createAuthSession(options: AuthSessionOptions, ports: AuthSessionPorts): AuthSession {
  const { gateway, validator, browser, clock, tabStorage, channel, logger } = ports;
  const resolved: Required<AuthSessionOptions> = {
    callbackPath: '/login/callback',
    landingPath: '/landing',
    silentCheckTimeoutMs: 5_000,
    tokenTimeoutMs: 10_000,
    ...options,
  };
  const { silentCheckTimeoutMs, tokenTimeoutMs } = resolved;
  const store = createStore<SessionState>(unknownSession);
  const hooks = createSignOutHooks(logger);
  const mark = createSignOutMark(tabStorage);
  const guardPorts = { storage: tabStorage, clock };
  const redirects = createAttemptGuard({ key: 'quayside.redirects', limit: 2, windowMs: 60_000 }, guardPorts);
  const reloads = createAttemptGuard({ key: 'quayside.reloads', limit: 1, windowMs: 60_000 }, guardPorts);
  const userManagerSync = createUserManagerSync({ gateway, clock, logger });
  const redirect = createRedirect(silentCheckTimeoutMs, { browser, clock });
  const tokenStore = createTokenStore(
    { gateway, validator, browser, clock, timeoutMs: tokenTimeoutMs },
    {
      onRefreshStarted: () => dispatch({ type: 'refresh-started' }),
      onRefreshRetried: () => dispatch({ type: 'refresh-retried' }),
      onRefreshed,
      onRefreshFailed: () => dispatch({ type: 'refresh-settled', user: null }),
      onLost,
    },
  );
  let stops: (() => void)[] = [];
  let beginning: Promise<void> | null = null;
  let provenEpoch = -1;

  function dispatch(event: SessionEvent): void {
    store.set(sessionTransition(store.getSnapshot(), event));
  }

  function bounded<Result>(
    { signal }: SessionEpoch,
    timeoutMs: number,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    return withDeadline({ clock, timeoutMs, what: 'The identity provider', signal }, work);
  }

  const providerPorts = (epoch: SessionEpoch): Omit<SilentCheckPorts, 'adopt'> => ({
    gateway,
    validator,
    bounded: (timeoutMs, work) => bounded(epoch, timeoutMs, work),
  });

  function fail(error: unknown): void {
    if (isCancelledError(error)) return;
    const failure = toSessionFailure(error);
    logger.error('Sign-in stopped.', failure.error);
    dispatch({ type: 'failed', ...failure });
  }

  async function adopt(tokens: TokenSet, { signal }: SessionEpoch): Promise<void> {
    await userManagerSync.publish(tokens, signal);
    signal.throwIfAborted();
    tokenStore.adopt(tokens);
    mark.clear();
    dispatch({ type: 'user-found', user: mapClaims(tokens.claims) });
  }

  function onRefreshed(tokens: TokenSet): void {
    const { signal } = tokenStore.getEpoch();
    const state = store.getSnapshot();
    if (state.status !== 'signed-in') return;
    // Whoever waits for the token does not wait for this.
    void userManagerSync.publish(tokens, signal);
    dispatch({ type: 'refresh-settled', user: keepUserReference(state.user, mapClaims(tokens.claims)) });
  }

  function begin(): Promise<void> {
    if (beginning !== null) return beginning;
    const mine = check().finally(() => {
      if (beginning === mine) beginning = null;
    });
    beginning = mine;
    return mine;
  }

  async function check(): Promise<void> {
    redirect.cancel();
    dispatch({ type: 'check-started' });
    // One epoch for the whole check, so that a sign-out between two of its steps ends it.
    const epoch = tokenStore.getEpoch();
    try {
      const reason = await findSession(resolved, {
        ...providerPorts(epoch),
        adopt: (tokens) => adopt(tokens, epoch),
        browser,
        mark,
        noteAttempt: redirects.note,
        toReturnAddress,
      });
      epoch.signal.throwIfAborted();
      if (reason !== null) dispatch({ type: 'signed-out', reason });
    } catch (error) {
      fail(error);
    }
  }

  const toReturnAddress = (address: string | null): string => signInReturnAddress(address, resolved);

  const signIn = createSignIn({
    gateway,
    browser,
    redirects,
    redirect: redirect,
    mark,
    getStatus: () => store.getSnapshot().status,
    toReturnAddress,
    bounded: (work) => bounded(tokenStore.getEpoch(), tokenTimeoutMs, work),
    fail,
  });

  async function endSession(reason: SignedOutReason): Promise<void> {
    redirect.cancel();
    tokenStore.drop();
    hooks.run(reason);
    dispatch({ type: 'signed-out', reason });
    await userManagerSync.clear();
  }

  async function signOut(): Promise<void> {
    const idToken = tokenStore.peek()?.idToken;
    if (idToken === undefined) return;
    redirects.reset();
    mark.set('provider');
    const cleared = endSession('signed-out');
    channel.post(signedOutMessage);
    try {
      await cleared;
      const url = await bounded(tokenStore.getEpoch(), silentCheckTimeoutMs, (signal) =>
        gateway.createSignOutUrl(idToken, signal),
      );
      redirect.navigate(url ?? `${browser.origin}/`, () => endLocalSession(providerUnreachable()));
    } catch (error) {
      endLocalSession(error);
    }
  }

  function endLocalSession(error: unknown): void {
    logger.warn('The identity provider could not be reached to end its session.', error);
    mark.set('here');
    dispatch({ type: 'signed-out', reason: 'signed-out-here' });
  }

  function onLost(error: AuthError): void {
    void endSession('session-ended');
    if (!reloads.isOpen()) fail(error);
    else if (!reloads.record()) fail(storageBlocked({ cause: error }));
    else {
      logger.warn('The session could not be renewed, so the page reloads.', error);
      browser.reload();
    }
  }

  function onMessage(message: unknown): void {
    const state = store.getSnapshot();
    // Where another user took over there is nothing left to end, and the drafts of the first one wait.
    const isReplaced = state.status === 'signed-out' && state.reason === 'other-user';
    if (isReplaced || !isSignedOutMessage(message)) return;
    mark.set('provider');
    void endSession('signed-out-elsewhere');
  }

  /** Back from the back-forward cache: the session may have ended while the page was away. */
  function onRestored(): void {
    redirect.cancel();
    // Other pages of this tab may have counted attempts meanwhile.
    provenEpoch = -1;
    if (store.getSnapshot().status === 'signed-in')
      tokenStore.getAccessToken({ force: true }).catch(() => undefined);
    else void begin();
  }

  function onConnectionChange(): void {
    const state = store.getSnapshot();
    const waits = state.status === 'failed' && state.reason === 'provider-unreachable';
    if (waits && browser.isOnline()) void begin();
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
      stops = [
        channel.subscribe(onMessage),
        browser.onRestored(onRestored),
        browser.onConnectionChange(onConnectionChange),
      ];
      await begin();
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
      beginning = null;
      redirect.cancel();
      tokenStore.drop();
      store.set(unknownSession);
    },
    async retry() {
      if (store.getSnapshot().status !== 'signed-in') await begin();
    },
    remainingMs: tokenStore.remainingMs,
    signIn,
    signOut,
    getEpoch: tokenStore.getEpoch,
    peekAccessToken: () => tokenStore.peek()?.accessToken ?? null,
    getAccessToken: tokenStore.getAccessToken,
    async refreshUser() {
      await tokenStore.renewNow();
      const state = store.getSnapshot();
      if (state.status === 'signed-in') return state.user;
      throw sessionEnded();
    },
    reportAuthorizedResponse() {
      const { id } = tokenStore.getEpoch();
      if (provenEpoch === id) return;
      provenEpoch = id;
      redirects.reset();
    },
    async findProviderUserId() {
      let userId: string | null = null;
      const adoptNothing = async ({ claims }: TokenSet): Promise<void> => void (userId = claims.sub);
      await checkSilently(resolved, { ...providerPorts(tokenStore.getEpoch()), adopt: adoptNothing });
      return userId;
    },
    yieldToOtherUser() {
      if (store.getSnapshot().status === 'signed-in') void endSession('other-user');
    },
    onSignOut: hooks.add,
  };
}
