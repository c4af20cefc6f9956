import type { TokenStore } from '../tokens/tokenStore.ts';
import { providerUnreachable } from '../authErrors.ts';
import type { AttemptGuard } from '../redirects/attemptGuard.ts';
import type { Redirect } from '../redirects/redirect.ts';
import type { AuthSession, AuthSessionPorts } from './session.ts';
import type { SessionTokens } from './createSessionTokens.ts';
import type { SessionEvent, SignedOutReason } from './sessionState.ts';
import { signedOutMessage } from './signedOutMessage.ts';
import type { SignOutHooks } from './signOutHooks.ts';
import type { SignOutMark } from './signOutMark.ts';

export interface SignOutPorts extends Pick<AuthSessionPorts, 'browser' | 'channel' | 'gateway' | 'logger'> {
  tokenStore: Pick<TokenStore, 'drop' | 'peek'>;
  clearLibrary: SessionTokens['clearLibrary'];
  redirect: Pick<Redirect, 'cancel' | 'navigate'>;
  redirects: Pick<AttemptGuard, 'reset'>;
  mark: Pick<SignOutMark, 'set'>;
  hooks: Pick<SignOutHooks, 'run'>;
  /** Runs work until the deadline for a redirect or the end of the new epoch. */
  withinEpoch<Result>(this: void, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  dispatch(this: void, event: SessionEvent): void;
}

/** The two ways to end a session. */
export interface SignOut extends Pick<AuthSession, 'signOut'> {
  /** Ends the session in this tab only. Settles once the OIDC library is cleared too. */
  endSession(this: void, reason: SignedOutReason): Promise<void>;
}

/** Creates `AuthSession.signOut` and its local half. */
export function createSignOut(ports: SignOutPorts): SignOut {
  const { browser, channel, gateway, logger, tokenStore, redirect, mark, dispatch } = ports;

  async function endSession(reason: SignedOutReason): Promise<void> {
    redirect.cancel();
    tokenStore.drop();
    ports.hooks.run(reason);
    dispatch({ type: 'signed-out', reason });
    await ports.clearLibrary();
  }

  function stayHere(error: unknown): void {
    logger.warn('The identity provider could not be reached to end its session.', error);
    mark.set('here');
    dispatch({ type: 'signed-out', reason: 'signed-out-here' });
  }

  return {
    endSession,
    async signOut() {
      const idToken = tokenStore.peek()?.idToken;
      if (idToken === undefined) return;
      ports.redirects.reset();
      mark.set('provider');
      const cleared = endSession('signed-out');
      channel.post(signedOutMessage);
      try {
        await cleared;
        const url = await ports.withinEpoch((signal) => gateway.createSignOutUrl(idToken, signal));
        redirect.navigate(url ?? `${browser.origin}/`, () => stayHere(providerUnreachable()));
      } catch (error) {
        stayHere(error);
      }
    },
  };
}
