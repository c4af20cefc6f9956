import {
  AuthError,
  CancelledError,
  isAuthError,
  isTimeoutError,
  NetworkError,
} from '../../base/errors/errors.ts';
import type { AccessTokenOptions, SessionEpoch } from '../../http/ports.ts';
import { delay, withDeadline } from '../../base/platform/deadline.ts';
import type { Browser, Clock } from '../../base/platform/ports.ts';
import { sessionEnded } from '../authErrors.ts';
import type { OidcGateway, TokenSet } from '../gateway.ts';
import type { TokenSetValidator } from './tokenSetValidator.ts';

/** What the keeper tells its session. */
export interface TokenStoreEvents {
  onRefreshStarted(this: void): void;
  /** A try failed, and there will be another. */
  onRefreshRetried(this: void): void;
  onRefreshed(this: void, tokens: TokenSet): void;
  /** The refresh failed, but the session goes on. */
  onRefreshFailed(this: void): void;
  /** The session can't be renewed any more. */
  onLost(this: void, error: AuthError): void;
}

/** What the keeper needs; `timeoutMs` bounds a refresh with all its tries. */
export interface TokenStorePorts {
  gateway: Pick<OidcGateway, 'refresh'>;
  validator: TokenSetValidator;
  browser: Pick<Browser, 'isOnline'>;
  clock: Clock;
  timeoutMs: number;
}

/** Keeps the token set of the present epoch and renews it, one refresh at a time. */
export interface TokenStore {
  getEpoch(this: void): SessionEpoch;
  peek(this: void): TokenSet | null;
  /** See `AuthSession.remainingMs`. */
  remainingMs(this: void): number | null;
  adopt(this: void, tokens: TokenSet): void;
  /** Forgets the tokens and raises the epoch: whatever is in flight is aborted, late answers are dropped. */
  drop(this: void): void;
  getAccessToken(this: void, options?: AccessTokenOptions): Promise<string>;
  /** Renews by a request that begins after this call. */
  renewNow(this: void): Promise<void>;
}

interface HeldTokens {
  tokens: TokenSet;
  wallTime: number;
  monotonicTime: number;
}

interface InFlightRefresh {
  done: Promise<TokenSet>;
  /** Resolves when a first try failed: from then on a still valid token is used. */
  retried: Promise<void>;
  /** When it is given up, by the monotonic clock; null until a try failed. */
  deadlineAt: number | null;
}

const firstPauseMs = 500;

/** Builds the keeper; it holds nothing until `adopt`. */
export function createTokenStore(ports: TokenStorePorts, events: TokenStoreEvents): TokenStore {
  const { gateway, validator, browser, clock, timeoutMs } = ports;
  let controller = new AbortController();
  let epoch: SessionEpoch = { id: 0, signal: controller.signal };
  let holding: HeldTokens | null = null;
  let inFlight: InFlightRefresh | null = null;

  function adopt(tokens: TokenSet): void {
    holding = { tokens, wallTime: clock.now(), monotonicTime: clock.monotonic() };
  }

  function drop(): void {
    const ended = controller;
    controller = new AbortController();
    epoch = { id: epoch.id + 1, signal: controller.signal };
    holding = null;
    inFlight = null;
    ended.abort(new CancelledError('session-over'));
  }

  /** What is left of a time in seconds that began with the tokens. */
  function left(seconds: number, { wallTime, monotonicTime }: HeldTokens): number {
    // Some monotonic clocks stand still while the machine sleeps, so the larger of both counts.
    return seconds * 1000 - Math.max(clock.monotonic() - monotonicTime, clock.now() - wallTime);
  }

  const validMs = (held: HeldTokens): number => left(held.tokens.expiresInSeconds, held);

  function remainingMs(): number | null {
    if (holding === null) return null;
    const { refreshExpiresInSeconds } = holding.tokens;
    const limits = [
      ...(refreshExpiresInSeconds === null ? [] : [left(refreshExpiresInSeconds, holding)]),
      ...(inFlight === null || inFlight.deadlineAt === null ? [] : [inFlight.deadlineAt - clock.monotonic()]),
    ];
    return limits.length === 0 ? null : Math.max(0, Math.min(...limits));
  }

  async function tryRefresh(previous: TokenSet, signal: AbortSignal): Promise<TokenSet> {
    if (previous.refreshToken === null) throw sessionEnded();
    // Half of the time, so that a connection that stalls leaves room for another try.
    const limit = { clock, timeoutMs: timeoutMs / 2, what: 'Renewing the session', signal };
    const { refreshToken } = previous;
    return withDeadline(limit, async (attemptSignal) => {
      const raw = await gateway.refresh(refreshToken, attemptSignal);
      return validator.validate(raw, { nonce: null, previous }, attemptSignal);
    });
  }

  async function refreshUntilDeadline(
    previous: TokenSet,
    signal: AbortSignal,
    onRetry: () => void,
  ): Promise<TokenSet> {
    for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
      try {
        return await tryRefresh(previous, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (!isAuthError(error, 'provider-unreachable') && !isTimeoutError(error)) throw error;
      }
      if (!browser.isOnline()) throw offline();
      onRetry();
      await delay(clock, pauseMs, signal);
    }
  }

  async function renew(previous: TokenSet, mine: SessionEpoch, onRetry: () => void): Promise<TokenSet> {
    const limit = { clock, timeoutMs, what: 'Renewing the session', signal: mine.signal };
    let tokens: TokenSet;
    try {
      tokens = await withDeadline(limit, (signal) => refreshUntilDeadline(previous, signal, onRetry));
    } catch (error) {
      mine.signal.throwIfAborted();
      throw giveUp(error);
    }
    mine.signal.throwIfAborted();
    adopt(tokens);
    events.onRefreshed(tokens);
    // Whoever heard of the tokens may have signed out.
    mine.signal.throwIfAborted();
    return tokens;
  }

  /** Tells why there are no new tokens; returns what the waiters are told. */
  function giveUp(error: unknown): AuthError | NetworkError {
    const failure = isTimeoutError(error) && !browser.isOnline() ? offline() : error;
    if (failure instanceof NetworkError) {
      events.onRefreshFailed();
      return failure;
    }
    const lost = sessionEnded({ cause: failure });
    events.onLost(lost);
    return lost;
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
    // Every waiter has its own look at the outcome; with none left it must not count as unhandled.
    done.catch(() => undefined);
    const started: InFlightRefresh = { done, retried: retried, deadlineAt: null };
    inFlight = started;
    return started;
  }

  async function getAccessToken(options: AccessTokenOptions = {}): Promise<string> {
    const { minValiditySeconds = 30, force = false } = options;
    if (holding === null) throw notSignedIn();
    if (!force && validMs(holding) >= minValiditySeconds * 1000) return holding.tokens.accessToken;
    const current = inFlight ?? startRefresh(holding.tokens);
    if (force || validMs(holding) <= 0) return (await current.done).accessToken;
    const mine = epoch;
    await Promise.race([current.done.then(noop, noop), current.retried]);
    if (mine === epoch && holding !== null && validMs(holding) > 0) return holding.tokens.accessToken;
    return (await current.done).accessToken;
  }

  return {
    getEpoch: () => epoch,
    peek: () => holding?.tokens ?? null,
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

function offline(): NetworkError {
  return new NetworkError(
    'The session could not be renewed because this device is offline. Try again when it is connected.',
  );
}
