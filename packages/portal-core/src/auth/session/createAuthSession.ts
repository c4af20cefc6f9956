import type { AuthError } from '../../base/errors/errors.ts';
import type { SessionEpoch } from '../../http/ports.ts';
import { withDeadline } from '../../base/platform/deadline.ts';
import { createAttemptGuard } from '../redirects/attemptGuard.ts';
import { sessionEnded, storageBlocked } from '../authErrors.ts';
import { createRedirect } from '../redirects/redirect.ts';
import { createSessionCheck } from './createSessionCheck.ts';
import { createSessionTokens } from './createSessionTokens.ts';
import { createSignIn } from './createSignIn.ts';
import { createSignOut } from './createSignOut.ts';
import { signInReturnAddress } from '../redirects/returnAddress.ts';
import type { AuthSession, AuthSessionOptions, AuthSessionPorts } from './session.ts';
import { createSignOutHooks } from './signOutHooks.ts';
import { createSignOutMark } from './signOutMark.ts';
import { watchTab } from './watchTab.ts';

const defaults: Required<AuthSessionOptions> = {
  callbackPath: '/login/callback',
  landingPath: '/landing',
  silentCheckTimeoutMs: 5_000,
  tokenTimeoutMs: 10_000,
};

/** Creates the session. Nothing happens before `start()`. */
export function createAuthSession(options: AuthSessionOptions, ports: AuthSessionPorts): AuthSession {
  const { browser, clock, tabStorage, logger } = ports;
  const resolved = { ...defaults, ...options };
  const { silentCheckTimeoutMs, tokenTimeoutMs } = resolved;
  const guardPorts = { storage: tabStorage, clock };
  const redirects = createAttemptGuard({ key: 'quayside.redirects', limit: 2, windowMs: 60_000 }, guardPorts);
  const reloads = createAttemptGuard({ key: 'quayside.reloads', limit: 1, windowMs: 60_000 }, guardPorts);
  const redirect = createRedirect(silentCheckTimeoutMs, { browser, clock });
  const mark = createSignOutMark(tabStorage);
  const hooks = createSignOutHooks(logger);
  const session = createSessionTokens({ ...ports, timeoutMs: tokenTimeoutMs, mark, onLost });
  const { tokenStore, getSnapshot } = session;
  const { getEpoch } = tokenStore;
  const parts = { ...ports, ...session, redirect, redirects, mark, hooks, getEpoch };
  const toReturnAddress = (address: string | null): string => signInReturnAddress(address, resolved);
  const check = createSessionCheck(resolved, {
    ...parts,
    bounded,
    toReturnAddress,
    noteAttempt: redirects.note,
  });
  const signIn = createSignIn({
    ...parts,
    getStatus: () => getSnapshot().status,
    toReturnAddress,
    bounded: (work) => bounded(getEpoch(), tokenTimeoutMs, work),
  });
  const { signOut, endSession } = createSignOut({
    ...parts,
    bounded: (work) => bounded(getEpoch(), silentCheckTimeoutMs, work),
  });
  let stopWatching: (() => void) | null = null;
  /** The epoch in which a response last proved that the token is valid. */
  let provenEpoch = -1;

  function bounded<Result>(
    { signal }: SessionEpoch,
    timeoutMs: number,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    return withDeadline({ clock, timeoutMs, what: 'The identity provider', signal }, work);
  }

  function onLost(error: AuthError): void {
    void endSession('session-ended');
    if (!reloads.isOpen()) session.fail(error);
    else if (!reloads.record()) session.fail(storageBlocked({ cause: error }));
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
    // Another page of this tab may have counted redirects meanwhile, so the next response resets them again.
    provenEpoch = -1;
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
      const state = getSnapshot();
      if (state.status === 'signed-in') return state.user;
      throw sessionEnded();
    },
    reportAuthorizedResponse() {
      const { id } = getEpoch();
      if (provenEpoch === id) return;
      provenEpoch = id;
      redirects.reset();
    },
    findProviderUserId: check.findProviderUserId,
    yieldToOtherUser() {
      if (getSnapshot().status === 'signed-in') void endSession('other-user');
    },
    onSignOut: hooks.add,
  };
}
