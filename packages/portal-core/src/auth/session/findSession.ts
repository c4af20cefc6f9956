import { isAuthError, isTimeoutError } from '../../base/errors/errors.ts';
import type { Browser } from '../../base/platform/ports.ts';
import type { OidcGateway, SignInResponse, TokenSet } from '../gateway.ts';
import type { AuthSessionOptions } from './session.ts';
import type { SignedOutReason } from './sessionState.ts';
import type { SignOutMark } from './signOutMark.ts';
import type { TokenSetValidator } from '../tokens/tokenSetValidator.ts';

/** The outcome of an automatic sign-in. `returned`: the provider sent the browser back. `completed`: the user was signed in too. */
export type AttemptOutcome = 'returned' | 'completed';

export interface SilentCheckPorts {
  gateway: OidcGateway;
  validator: TokenSetValidator;
  /** Runs work until a deadline in milliseconds or the end of the epoch. */
  withinEpoch<Result>(
    this: void,
    timeoutMs: number,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result>;
  /** Stores validated tokens and announces their user. No deadline applies. */
  adopt(this: void, tokens: TokenSet): Promise<void>;
}

export interface FindSessionPorts extends SilentCheckPorts {
  browser: Browser;
  mark: SignOutMark;
  /** Records the outcome of the latest automatic sign-in. */
  noteAttempt(this: void, outcome: AttemptOutcome): void;
  toReturnAddress(this: void, address: string | null): string;
}

/** Finds out who is signed in: from the callback, else from a sign-out mark, else by the silent check. Resolves with null when a user was adopted. */
export async function findSession(
  options: Required<AuthSessionOptions>,
  ports: FindSessionPorts,
): Promise<SignedOutReason | null> {
  const callback = await takeCallback(options, ports);
  if (callback !== null && (await completeCallback(callback, options, ports))) return null;
  const mark = ports.mark.read();
  if (mark !== null) return mark === 'here' ? 'signed-out-here' : 'no-session';
  return (await checkSilently(options, ports)) ? null : 'no-session';
}

/** Returns the callback address when a sign-in of this tab waits for it. Clears the address bar first, so that a reload is an ordinary page load. */
async function takeCallback(
  { callbackPath }: Required<AuthSessionOptions>,
  { browser, gateway, noteAttempt, toReturnAddress }: FindSessionPorts,
): Promise<string | null> {
  const { pathname, search, hash } = browser.location();
  if (pathname !== callbackPath) return null;
  const url = browser.origin + pathname + search + hash;
  const returnTo = await gateway.readPendingReturn(url).catch(() => null);
  browser.replaceAddress(toReturnAddress(returnTo));
  if (returnTo === null) return null;
  noteAttempt('returned');
  return url;
}

async function completeCallback(
  url: string,
  { tokenTimeoutMs }: Required<AuthSessionOptions>,
  { gateway, validator, withinEpoch, adopt, noteAttempt }: FindSessionPorts,
): Promise<boolean> {
  try {
    const tokens = await withinEpoch(tokenTimeoutMs, async (signal) => {
      await gateway.connect(signal);
      validator.warmUp(signal);
      return validate(await gateway.completeSignIn(url, signal), validator, signal);
    });
    await adopt(tokens);
    noteAttempt('completed');
    return true;
  } catch (error) {
    // The code was used or has expired, so the provider probably has a session by now.
    if (isAuthError(error, 'session-ended')) return false;
    throw error;
  }
}

/** Runs the silent check. Resolves with false when the provider has no session or the frame stays silent; rejects when the provider is unreachable or its response is refused. */
export async function checkSilently(
  { silentCheckTimeoutMs }: Required<AuthSessionOptions>,
  { gateway, validator, withinEpoch, adopt }: SilentCheckPorts,
): Promise<boolean> {
  // Connects before the frame opens: without a discovery document there is no provider, without a response from the frame there is only no session.
  await withinEpoch(silentCheckTimeoutMs, (signal) => gateway.connect(signal));
  let hasResponded = false;
  const onResponse = (): void => {
    hasResponded = true;
  };
  try {
    const tokens = await withinEpoch(silentCheckTimeoutMs, async (signal) => {
      validator.warmUp(signal);
      return validate(await gateway.checkSession(signal, onResponse), validator, signal);
    });
    await adopt(tokens);
    return true;
  } catch (error) {
    // A silent frame may mean a blocked cookie. A code that cannot be exchanged means an unreachable provider.
    const noSession =
      (isTimeoutError(error) && !hasResponded) ||
      isAuthError(error, 'session-ended') ||
      isAuthError(error, 'provider-refused');
    if (noSession) return false;
    throw error;
  }
}

function validate(
  { tokens, nonce }: SignInResponse,
  validator: TokenSetValidator,
  signal: AbortSignal,
): Promise<TokenSet> {
  return validator.validate(tokens, { nonce, previous: null }, signal);
}
