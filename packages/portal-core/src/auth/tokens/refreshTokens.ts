import { type AuthError, isAuthError, isTimeoutError, NetworkError } from '../../base/errors/errors.ts';
import { delay, withDeadline } from '../../base/platform/deadline.ts';
import type { Browser, Clock } from '../../base/platform/ports.ts';
import { sessionEnded } from '../authErrors.ts';
import type { OidcGateway, TokenSet } from '../gateway.ts';
import type { TokenSetValidator } from './tokenSetValidator.ts';

/** Ports of a refresh. `timeoutMs` bounds all its attempts together. */
export interface RefreshPorts {
  gateway: Pick<OidcGateway, 'refresh'>;
  validator: TokenSetValidator;
  browser: Pick<Browser, 'isOnline'>;
  clock: Clock;
  timeoutMs: number;
}

const firstPauseMs = 500;

/**
 * Exchanges the refresh token for a new token set. Retries while the provider is unreachable, with a pause that doubles from 500 ms, and calls `onRetry` before each pause.
 * Rejects with NetworkError when the device is offline, else with AuthError `session-ended`; or with the signal's reason.
 */
export async function refreshTokens(
  previous: TokenSet,
  ports: RefreshPorts,
  signal: AbortSignal,
  onRetry: () => void,
): Promise<TokenSet> {
  const { clock, timeoutMs, browser } = ports;
  const limit = { clock, timeoutMs, what: 'Renewing the session', signal };
  try {
    return await withDeadline(limit, (limited) => retryUntilAborted(previous, ports, limited, onRetry));
  } catch (error) {
    signal.throwIfAborted();
    throw toRefreshError(isTimeoutError(error) && !browser.isOnline() ? offline() : error);
  }
}

async function retryUntilAborted(
  previous: TokenSet,
  ports: RefreshPorts,
  signal: AbortSignal,
  onRetry: () => void,
): Promise<TokenSet> {
  for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
    try {
      return await attempt(previous, ports, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!isAuthError(error, 'provider-unreachable') && !isTimeoutError(error)) throw error;
    }
    if (!ports.browser.isOnline()) throw offline();
    onRetry();
    await delay(ports.clock, pauseMs, signal);
  }
}

function attempt(
  previous: TokenSet,
  { gateway, validator, clock, timeoutMs }: RefreshPorts,
  signal: AbortSignal,
): Promise<TokenSet> {
  const { refreshToken } = previous;
  if (refreshToken === null) throw sessionEnded();
  // Half of the time, so that a stalled connection leaves room for a second attempt.
  const limit = { clock, timeoutMs: timeoutMs / 2, what: 'Renewing the session', signal };
  return withDeadline(limit, async (attemptSignal) => {
    const raw = await gateway.refresh(refreshToken, attemptSignal);
    return validator.validate(raw, { nonce: null, previous }, attemptSignal);
  });
}

function toRefreshError(error: unknown): AuthError | NetworkError {
  return error instanceof NetworkError ? error : sessionEnded({ cause: error });
}

function offline(): NetworkError {
  return new NetworkError(
    'The session could not be renewed because this device is offline. Try again when it is connected.',
  );
}
