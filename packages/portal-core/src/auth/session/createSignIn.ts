import type { Browser } from '../../base/platform/ports.ts';
import type { AttemptGuard } from '../redirects/attemptGuard.ts';
import { providerUnreachable, storageBlocked, tooManyRedirects } from '../authErrors.ts';
import type { Redirect } from '../redirects/redirect.ts';
import type { OidcGateway } from '../gateway.ts';
import type { SignInOptions } from './session.ts';
import type { SessionState } from './sessionState.ts';
import type { SignOutMark } from './signOutMark.ts';

export interface SignInPorts {
  gateway: Pick<OidcGateway, 'createSignInUrl'>;
  browser: Pick<Browser, 'location'>;
  redirects: AttemptGuard;
  redirect: Redirect;
  mark: Pick<SignOutMark, 'read'>;
  getStatus(this: void): SessionState['status'];
  toReturnAddress(this: void, address: string | null): string;
  /** Runs work until the deadline for tokens or the end of the epoch. */
  withinEpoch(this: void, work: (signal: AbortSignal) => Promise<string>): Promise<string>;
  fail(this: void, error: unknown): void;
}

export function createSignIn(ports: SignInPorts): (options?: SignInOptions) => Promise<void> {
  const { gateway, browser, redirects, redirect, mark, getStatus, toReturnAddress, withinEpoch, fail } =
    ports;
  return async ({ returnTo, trigger = 'automatic' } = {}) => {
    const status = getStatus();
    if (status !== 'signed-out' && status !== 'failed') return;
    if (trigger === 'manual') redirects.reset();
    else if (redirect.isInProgress()) return;
    if (!redirects.isOpen()) {
      fail(tooManyRedirects(redirects.lastOutcome()));
      return;
    }
    redirect.prepare();
    const { pathname, search, hash } = browser.location();
    const request = {
      returnTo: toReturnAddress(returnTo ?? pathname + search + hash),
      forceLogin: mark.read() !== null,
    };
    try {
      const url = await withinEpoch((signal) => gateway.createSignInUrl(request, signal));
      if (trigger === 'automatic' && !redirects.record()) throw storageBlocked();
      redirect.navigate(url, () => fail(providerUnreachable()));
    } catch (error) {
      redirect.cancel();
      fail(error);
    }
  };
}
