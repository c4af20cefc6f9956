import { AuthError, CancelledError, isAuthError } from '../../base/errors/errors.ts';
import type { AccessTokenOptions, SessionEpoch } from '../../http/ports.ts';
import type { TokenSet } from '../gateway.ts';
import { refreshTokens, type RefreshPorts } from './refreshTokens.ts';

export interface TokenStoreEvents {
  onRefreshStarted(this: void): void;
  /** An attempt failed, and another one follows. */
  onRefreshRetried(this: void): void;
  onRefreshed(this: void, tokens: TokenSet): void;
  /** The refresh failed, but the session continues. */
  onRefreshFailed(this: void): void;
  /** The session can no longer be renewed. */
  onLost(this: void, error: AuthError): void;
}

/** Holds the token set of the current epoch and renews it, one refresh at a time. */
export interface TokenStore {
  getEpoch(this: void): SessionEpoch;
  peek(this: void): TokenSet | null;
  /** See `AuthSession.remainingMs`. */
  remainingMs(this: void): number | null;
  adopt(this: void, tokens: TokenSet): void;
  /** Drops the tokens and raises the epoch: requests in flight are aborted, late responses are dropped. */
  drop(this: void): void;
  getAccessToken(this: void, options?: AccessTokenOptions): Promise<string>;
  /** Renews by a request that starts after this call. */
  renewNow(this: void): Promise<void>;
}

interface HeldTokens {
  tokens: TokenSet;
  wallTime: number;
  monotonicTime: number;
}

interface InFlightRefresh {
  done: Promise<TokenSet>;
  /** Resolves when the first attempt failed. Callers then use a token that is still valid. */
  retried: Promise<void>;
  /** The time at which the refresh stops retrying, by the monotonic clock; null until an attempt failed. */
  deadlineAt: number | null;
}

/** Creates an empty token store. */
export function createTokenStore(ports: RefreshPorts, events: TokenStoreEvents): TokenStore {
  const { clock, timeoutMs } = ports;
  let controller = new AbortController();
  let epoch: SessionEpoch = { id: 0, signal: controller.signal };
  let held: HeldTokens | null = null;
  let inFlight: InFlightRefresh | null = null;

  function adopt(tokens: TokenSet): void {
    held = { tokens, wallTime: clock.now(), monotonicTime: clock.monotonic() };
  }

  function drop(): void {
    const ended = controller;
    controller = new AbortController();
    epoch = { id: epoch.id + 1, signal: controller.signal };
    held = null;
    inFlight = null;
    ended.abort(new CancelledError('session-over'));
  }

  /** Returns the rest of a lifetime, given in seconds, that began with the tokens. */
  function remainingOf(seconds: number, { wallTime, monotonicTime }: HeldTokens): number {
    // Some monotonic clocks stop while the machine sleeps, so the larger of both times counts.
    return seconds * 1000 - Math.max(clock.monotonic() - monotonicTime, clock.now() - wallTime);
  }

  const validMs = (of: HeldTokens): number => remainingOf(of.tokens.expiresInSeconds, of);

  function remainingMs(): number | null {
    if (held === null) return null;
    const { refreshExpiresInSeconds } = held.tokens;
    const limits = [
      ...(refreshExpiresInSeconds === null ? [] : [remainingOf(refreshExpiresInSeconds, held)]),
      ...(inFlight === null || inFlight.deadlineAt === null ? [] : [inFlight.deadlineAt - clock.monotonic()]),
    ];
    return limits.length === 0 ? null : Math.max(0, Math.min(...limits));
  }

  async function renew(previous: TokenSet, { signal }: SessionEpoch, onRetry: () => void): Promise<TokenSet> {
    let tokens: TokenSet;
    try {
      tokens = await refreshTokens(previous, ports, signal, onRetry);
    } catch (error) {
      signal.throwIfAborted();
      if (isAuthError(error)) events.onLost(error);
      else events.onRefreshFailed();
      throw error;
    }
    signal.throwIfAborted();
    adopt(tokens);
    events.onRefreshed(tokens);
    // A listener may have signed out.
    signal.throwIfAborted();
    return tokens;
  }

  function startRefresh(previous: TokenSet): InFlightRefresh {
    let resolveRetried = noop;
    const retried = new Promise<void>((resolve) => {
      resolveRetried = resolve;
    });
    const deadlineAt = clock.monotonic() + timeoutMs;
    const onRetry = (): void => {
      started.deadlineAt = deadlineAt;
      resolveRetried();
      events.onRefreshRetried();
    };
    events.onRefreshStarted();
    const done = renew(previous, epoch, onRetry).finally(() => {
      if (inFlight === started) inFlight = null;
    });
    // Each caller handles the outcome itself. Without callers a failure must not count as unhandled.
    done.catch(noop);
    const started: InFlightRefresh = { done, retried, deadlineAt: null };
    inFlight = started;
    return started;
  }

  async function getAccessToken(options: AccessTokenOptions = {}): Promise<string> {
    const { minValiditySeconds = 30, force = false } = options;
    if (held === null) throw notSignedIn();
    if (!force && validMs(held) >= minValiditySeconds * 1000) return held.tokens.accessToken;
    const current = inFlight ?? startRefresh(held.tokens);
    if (force || validMs(held) <= 0) return (await current.done).accessToken;
    const startedIn = epoch;
    await Promise.race([current.done.then(noop, noop), current.retried]);
    if (startedIn === epoch && held !== null && validMs(held) > 0) return held.tokens.accessToken;
    return (await current.done).accessToken;
  }

  return {
    getEpoch: () => epoch,
    peek: () => held?.tokens ?? null,
    remainingMs,
    adopt,
    drop,
    getAccessToken,
    async renewNow() {
      await inFlight?.done.then(noop, noop);
      await getAccessToken({ force: true });
    },
  };
}

function noop(): void {}

function notSignedIn(): AuthError {
  return new AuthError('not-signed-in', 'Nobody is signed in, so there is no access token. Sign in first.');
}
