import type { OidcGateway } from '../auth/gateway.ts';
import type { AuthSession } from '../auth/session/session.ts';
import type { SessionState } from '../auth/session/sessionState.ts';
import { isAuthError, toPortalError } from '../base/errors/errors.ts';
import type { OpenSilentFrame } from '../base/platform/ports.ts';
import type { ObserverPorts } from './createEventEmitter.ts';

/** The parts of a session that an observer reads. */
export type ObservedSession = Pick<AuthSession, 'getSnapshot' | 'subscribe' | 'peekAccessToken'>;

/**
 * Observes sign-ins, refreshes and the end of a session. The two ports it wraps reveal facts that the session's states do not: how
 * a user signed in, and why a refresh failed.
 */
export interface SessionObserver {
  observeFrame(this: void, openSilentFrame: OpenSilentFrame): OpenSilentFrame;
  observeGateway<Gateway extends Pick<OidcGateway, 'refresh'>>(this: void, gateway: Gateway): Gateway;
  /** Follows the session. Call it before the session starts. Returns an unsubscribe function. */
  follow(this: void, session: ObservedSession): () => void;
}

type SignedIn = SessionState & { status: 'signed-in' };

/** Creates a session observer. */
export function createSessionObserver({ emit, clock }: ObserverPorts): SessionObserver {
  let checkedSinceMs = clock.monotonic();
  let method: 'silent' | 'form' = 'form';
  let renewal: { sinceMs: number; token: string | null } | null = null;
  let cause: string | null = null;

  const sinceCheck = () => ({
    'portal.sign_in.method': method,
    'portal.duration_ms': Math.round(clock.monotonic() - checkedSinceMs),
  });

  function emitSignIn(outcome: 'signed-in' | 'no-session'): void {
    emit({ name: 'portal.sign_in', attributes: { 'portal.sign_in.outcome': outcome, ...sinceCheck() } });
  }

  function emitFailure({ reason }: SessionState & { status: 'failed' }): void {
    const outcome = reason === 'provider-refused' ? 'refused' : 'failed';
    emit({
      name: 'portal.sign_in',
      attributes: { 'portal.sign_in.outcome': outcome, 'error.type': reason, ...sinceCheck() },
    });
  }

  function endRenewal(error: string | null): void {
    if (renewal === null) return;
    const took = { 'portal.duration_ms': Math.round(clock.monotonic() - renewal.sinceMs) };
    renewal = null;
    emit({
      name: 'portal.token_refresh',
      attributes: error === null ? took : { ...took, 'error.type': error },
    });
  }

  function followRenewal({ freshness }: SignedIn, peekAccessToken: () => string | null): void {
    if (freshness !== 'fresh') {
      if (renewal === null) cause = null;
      renewal ??= { sinceMs: clock.monotonic(), token: peekAccessToken() };
    } else if (renewal !== null) {
      // Without new tokens the refresh has failed for good, and the session continues.
      endRenewal(renewal.token === peekAccessToken() ? (cause ?? 'NetworkError') : null);
    }
  }

  function leave(state: SessionState & { status: 'signed-out' }, wasSignedIn: boolean): void {
    if (state.reason === 'no-session') emitSignIn('no-session');
    // A refresh that was cancelled did not fail.
    if (state.reason === 'session-ended') endRenewal(cause ?? 'invalid-response');
    renewal = null;
    if (wasSignedIn)
      emit({ name: 'portal.session_end', attributes: { 'portal.session_end.reason': state.reason } });
  }

  function onChange(previous: SessionState, state: SessionState, peek: () => string | null): void {
    const wasSignedIn = previous.status === 'signed-in';
    if (state.status === 'checking') {
      checkedSinceMs = clock.monotonic();
      method = 'form';
    } else if (state.status === 'failed') emitFailure(state);
    else if (state.status === 'signed-out') leave(state, wasSignedIn);
    else if (state.status === 'signed-in') {
      if (!wasSignedIn) emitSignIn('signed-in');
      followRenewal(state, peek);
    }
  }

  return {
    observeFrame: (openSilentFrame) => (url, options) => {
      method = 'silent';
      return openSilentFrame(url, options);
    },
    observeGateway: (gateway) => ({
      ...gateway,
      async refresh(refreshToken, signal) {
        cause = null;
        try {
          return await gateway.refresh(refreshToken, signal);
        } catch (error) {
          cause = isAuthError(error) ? error.reason : toPortalError(error).name;
          throw error;
        }
      },
    }),
    follow(session) {
      let previous = session.getSnapshot();
      return session.subscribe(() => {
        const state = session.getSnapshot();
        const before = previous;
        previous = state;
        onChange(before, state, () => session.peekAccessToken());
      });
    },
  };
}
