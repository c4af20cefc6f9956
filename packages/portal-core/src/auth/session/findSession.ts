import { isAuthError, isTimeoutError } from '../../base/errors/errors.ts';
import type { Browser } from '../../base/platform/ports.ts';
import type { OidcGateway, SignInResponse, TokenSet } from '../gateway.ts';
import type { AuthSessionOptions } from './session.ts';
import type { SignedOutReason } from './sessionState.ts';
import type { SignOutMark } from './signOutMark.ts';
import type { TokenSetValidator } from '../tokens/tokenSetValidator.ts';

/** What may become of an automatic sign-in: the provider sent the browser back, or a user was signed in by it too. */
export type AttemptOutcome = 'returned' | 'completed';

/** What asking the provider silently needs from the session. */
export interface SilentCheckPorts {
  gateway: OidcGateway;
  validator: TokenSetValidator;
  /** Runs work under a deadline in milliseconds and the present epoch. */
  bounded<Result>(
    this: void,
    timeoutMs: number,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result>;
  /** Keeps and announces checked tokens, in its own time. */
  adopt(this: void, tokens: TokenSet): Promise<void>;
}

/** What finding a session needs besides. */
export interface FindSessionPorts extends SilentCheckPorts {
  browser: Browser;
  mark: SignOutMark;
  /** Notes what became of the latest automatic sign-in. */
  noteAttempt(this: void, outcome: AttemptOutcome): void;
  toReturnAddress(this: void, address: string | null): string;
}

/** How a page load finds out who is signed in: the callback first, else a sign-out mark, else the silent check. Resolves with null once a user was adopted. */
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

/** The callback address when a sign-in of this tab awaits it. The address bar is cleared of it first, so that a reload is an ordinary load. */
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
  { gateway, validator, bounded, adopt, noteAttempt }: FindSessionPorts,
): Promise<boolean> {
  try {
    const tokens = await bounded(tokenTimeoutMs, async (signal) => {
      await gateway.connect(signal);
      validator.warmUp(signal);
      return validate(await gateway.completeSignIn(url, signal), validator, signal);
    });
    await adopt(tokens);
    noteAttempt('completed');
    return true;
  } catch (error) {
    // The code was used or is too old: the provider most likely has a session by now.
    if (isAuthError(error, 'session-ended')) return false;
    throw error;
  }
}

/** Asks the provider in a hidden frame who is signed in. Resolves with false when it knows nobody or does not answer in time; rejects when it is out of reach or its answer is refused. */
export async function checkSilently(
  { silentCheckTimeoutMs }: Required<AuthSessionOptions>,
  { gateway, validator, bounded, adopt }: SilentCheckPorts,
): Promise<boolean> {
  // Apart from the frame: no discovery document means no provider, no answer from the frame only no session.
  await bounded(silentCheckTimeoutMs, (signal) => gateway.connect(signal));
  let hasResponded = false;
  const onResponse = (): void => {
    hasResponded = true;
  };
  try {
    const tokens = await bounded(silentCheckTimeoutMs, async (signal) => {
      validator.warmUp(signal);
      return validate(await gateway.checkSession(signal, onResponse), validator, signal);
    });
    await adopt(tokens);
    return true;
  } catch (error) {
    // A frame that says nothing may be a blocked cookie; a code that can't be exchanged is a provider out of reach.
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
