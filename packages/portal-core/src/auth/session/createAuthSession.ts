import type { AuthError } from '../../base/errors/errors.ts';
import type { Clock, KeyValueStorage } from '../../base/platform/ports.ts';
import { withDeadline } from '../../base/platform/deadline.ts';
import { createAttemptGuard, type AttemptGuard } from '../redirects/attemptGuard.ts';
import { sessionEnded, storageBlocked } from '../authErrors.ts';
import { createRedirect } from '../redirects/redirect.ts';
import { createSessionCheck, type SessionCheckPorts } from './createSessionCheck.ts';
import { createSessionTokens } from './createSessionTokens.ts';
import { createSignIn } from './createSignIn.ts';
import { createSignOut } from './createSignOut.ts';
import type { CurrentUser } from '../tokens/currentUser.ts';
import { signInReturnAddress } from '../redirects/returnAddress.ts';
import type { AuthSession, AuthSessionOptions, AuthSessionPorts } from './session.ts';
import type { SessionState } from './sessionState.ts';
import { createSignOutHooks } from './signOutHooks.ts';
import { createSignOutMark } from './signOutMark.ts';
import { watchTab } from './watchTab.ts';

const defaults: Required<AuthSessionOptions> = {
  callbackPath: '/login/callback',
  landingPath: '/landing',
  silentCheckTimeoutMs: 5_000,
  tokenTimeoutMs: 10_000,
};

/** Creates the session. It does nothing before `start()`. */
export function createAuthSession(options: AuthSessionOptions, ports: AuthSessionPorts): AuthSession {
  const { browser, clock, tabStorage, logger } = ports;
  const resolved = { ...defaults, ...options };
  const { silentCheckTimeoutMs, tokenTimeoutMs } = resolved;
  const { redirects, reloads } = createAttemptGuards({ storage: tabStorage, clock });
  const withinEpoch = createWithinEpoch(clock);
  const redirect = createRedirect(silentCheckTimeoutMs, { browser, clock });
  const mark = createSignOutMark(tabStorage);
  const hooks = createSignOutHooks(logger);
  const session = createSessionTokens({ ...ports, timeoutMs: tokenTimeoutMs, mark, onLost });
  const { tokenStore, getSnapshot, dispatch, fail, adopt, clearLibrary } = session;
  const { getEpoch } = tokenStore;
  const toReturnAddress = (address: string | null): string => signInReturnAddress(address, resolved);
  const check = createSessionCheck(resolved, {
    ...ports,
    mark,
    redirect,
    noteAttempt: redirects.note,
    toReturnAddress,
    getEpoch,
    withinEpoch,
    adopt,
    dispatch,
    fail,
  });
  const signIn = createSignIn({
    ...ports,
    redirects,
    redirect,
    mark,
    getStatus: () => getSnapshot().status,
    toReturnAddress,
    withinEpoch: (work) => withinEpoch(getEpoch(), tokenTimeoutMs, work),
    fail,
  });
  const { signOut, endSession } = createSignOut({
    ...ports,
    tokenStore,
    clearLibrary,
    redirect,
    redirects,
    mark,
    hooks,
    withinEpoch: (work) => withinEpoch(getEpoch(), silentCheckTimeoutMs, work),
    dispatch,
  });
  let stopWatching: (() => void) | null = null;
  /** The epoch whose token the server last accepted. */
  let lastAcceptedEpoch = -1;

  function onLost(error: AuthError): void {
    void endSession('session-ended');
    if (!reloads.isOpen()) fail(error);
    else if (!reloads.record()) fail(storageBlocked({ cause: error }));
    else {
      logger.warn('The session could not be renewed, so the page reloads.', error);
      browser.reload();
    }
  }

  function onSignedOutElsewhere(): void {
    mark.set('provider');
    void endSession('signed-out-elsewhere');
  }

  function onRestored(): void {
    redirect.cancel();
    // Another page of this tab may have counted redirects meanwhile, so the next accepted token resets them again.
    lastAcceptedEpoch = -1;
    if (getSnapshot().status === 'signed-in')
      tokenStore.getAccessToken({ force: true }).catch(() => undefined);
    else void check.run();
  }

  return {
    getSnapshot,
    subscribe: session.subscribe,
    async start() {
      if (stopWatching !== null) return;
      if (browser.isFramed()) {
        logger.warn('The portal does not start inside a frame.');
        return;
      }
      const onReconnected = (): void => void check.run();
      stopWatching = watchTab({ ...ports, getSnapshot, onSignedOutElsewhere, onRestored, onReconnected });
      await check.run();
    },
    stop() {
      stopWatching?.();
      stopWatching = null;
      check.reset();
      redirect.cancel();
      session.reset();
    },
    async retry() {
      if (getSnapshot().status !== 'signed-in') await check.run();
    },
    remainingMs: tokenStore.remainingMs,
    signIn,
    signOut,
    getEpoch,
    peekAccessToken: () => tokenStore.peek()?.accessToken ?? null,
    getAccessToken: tokenStore.getAccessToken,
    async refreshUser() {
      await tokenStore.renewNow();
      return signedInUser(getSnapshot());
    },
    reportAuthorizedResponse() {
      const { id } = getEpoch();
      if (lastAcceptedEpoch === id) return;
      lastAcceptedEpoch = id;
      redirects.reset();
    },
    findProviderUserId: check.findProviderUserId,
    yieldToOtherUser() {
      if (getSnapshot().status === 'signed-in') void endSession('other-user');
    },
    onSignOut: hooks.add,
  };
}

/** Creates the guards against endless redirects and reloads. */
function createAttemptGuards(ports: {
  storage: KeyValueStorage;
  clock: Clock;
}): Record<'redirects' | 'reloads', AttemptGuard> {
  return {
    redirects: createAttemptGuard({ key: 'quayside.redirects', limit: 2, windowMs: 60_000 }, ports),
    reloads: createAttemptGuard({ key: 'quayside.reloads', limit: 1, windowMs: 60_000 }, ports),
  };
}

function signedInUser(state: SessionState): CurrentUser {
  if (state.status === 'signed-in') return state.user;
  throw sessionEnded();
}

/** Returns a function that runs work until a deadline or the end of an epoch. */
function createWithinEpoch(clock: Clock): SessionCheckPorts['withinEpoch'] {
  return ({ signal }, timeoutMs, work) =>
    withDeadline({ clock, timeoutMs, what: 'The identity provider', signal }, work);
}
