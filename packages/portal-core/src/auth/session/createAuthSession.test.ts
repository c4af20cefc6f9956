import { beforeEach, describe, expect, it } from 'vitest';
import { NetworkError } from '../../base/errors/errors.ts';
import { settlePromises } from '../../testing/manualClock.ts';
import { createDeferred } from '../../testing/promises.ts';
import { createTestUser } from '../../testing/users.ts';
import type { RawTokenSet, SignInResponse } from '../gateway.ts';
import { openSessionTab, refuse, never, type SessionTab } from './sessionTab.fixtures.ts';

let tab: SessionTab;

beforeEach(() => {
  tab = openSessionTab();
});

it('A page load finds the provider session with the silent check [AUTH-3]', async () => {
  const session = tab.load({ address: '/support' });
  expect(session.getSnapshot()).toEqual({ status: 'unknown' });
  const started = session.start();
  expect(session.getSnapshot()).toEqual({ status: 'checking' });
  await started;
  expect(session.getSnapshot()).toEqual({
    status: 'signed-in',
    user: tab.gateway.user,
    freshness: 'fresh',
  });
  expect(tab.browser.navigations).toEqual([]);
});

it.each(['provider-refused', 'session-ended'] as const)(
  'A silent check that fails as %s means no session, which asks for a sign-in [AUTH-3]',
  async (reason) => {
    tab.gateway.checkSession = refuse(reason);
    const session = tab.load();
    await session.start();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'no-session' });
  },
);

it('A silent check without a response within 5 s means no session', async () => {
  tab.gateway.checkSession = never;
  const session = tab.load();
  void session.start();
  await tab.clock.advance(4_999);
  expect(session.getSnapshot().status).toBe('checking');
  await tab.clock.advance(1);
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'no-session' });
  expect(tab.clock.pendingTimers()).toBe(0);
});

it('A silent check whose code is not exchanged in time means an unreachable provider', async () => {
  tab.gateway.checkSession = (_signal, onResponse) => {
    onResponse?.();
    return never();
  };
  const session = tab.load();
  void session.start();
  await tab.clock.advance(5_000);
  expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason: 'provider-unreachable' });
});

it('A session that cannot reach its provider fails, and recovers on retry', async () => {
  tab.gateway.connect = refuse('provider-unreachable');
  const session = tab.load();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason: 'provider-unreachable' });
  tab.gateway.connect = async () => undefined;
  await session.retry();
  expect(session.getSnapshot().status).toBe('signed-in');
});

it('A session fails with an unreachable provider when the discovery document stalls', async () => {
  tab.gateway.connect = never;
  const session = tab.load();
  void session.start();
  await tab.clock.advance(5_000);
  expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason: 'provider-unreachable' });
});

it('createAuthSession does not start inside a frame', async () => {
  const session = tab.load({ framed: true });
  await session.start();
  await session.signIn({ trigger: 'manual' });
  expect(session.getSnapshot()).toEqual({ status: 'unknown' });
  expect(tab.gateway.calls.checkSession + tab.browser.navigations.length).toBe(0);
});

it('A page load ignores code and state on any path but the callback', async () => {
  const session = tab.load({ address: '/search?code=abc&state=def' });
  await session.start();
  expect(tab.browser.address()).toBe('/search?code=abc&state=def');
  expect(tab.gateway.calls.completeSignIn).toBe(0);
});

it('A session fails on a response that does not pass the validator, and stores nothing', async () => {
  tab.gateway.checkSession = async () => ({
    tokens: { ...tab.gateway.issue(), accessToken: '' },
    nonce: 'nonce',
  });
  const session = tab.load();
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason: 'invalid-response' });
  expect(tab.gateway.stored).toEqual([]);
});

it('The callback exchanges the code once, restores the return address first, and on a reload is an ordinary page load [AUTH-5, ROUTE-2]', async () => {
  tab.gateway.pending.set('s1', '/support?tab=open#latest');
  const session = tab.load({ address: '/login/callback?code=c&state=s1' });
  const { completeSignIn } = tab.gateway;
  tab.gateway.completeSignIn = async (url, signal) => {
    expect(tab.browser.address()).toBe('/support?tab=open#latest');
    return completeSignIn(url, signal);
  };
  await session.start();
  expect(session.getSnapshot().status).toBe('signed-in');
  expect(tab.gateway.calls).toMatchObject({ completeSignIn: 1, checkSession: 0 });

  const again = tab.load({ address: '/login/callback?code=c&state=s1' });
  await again.start();
  expect(tab.browser.address()).toBe('/landing');
  expect(again.getSnapshot().status).toBe('signed-in');
  expect(tab.gateway.calls).toMatchObject({ completeSignIn: 1, checkSession: 1 });
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/login/callback?code=x'])(
  'The callback never returns to %s, even if that address was stored',
  async (returnTo) => {
    tab.gateway.pending.set('s1', returnTo);
    await tab.load({ address: '/login/callback?code=c&state=s1' }).start();
    expect(tab.browser.address()).toBe('/landing');
  },
);

it('The callback runs the silent check when its code was used already', async () => {
  tab.gateway.pending.set('s1', '/cloud');
  tab.gateway.completeSignIn = refuse('session-ended');
  const session = tab.load({ address: '/login/callback?code=c&state=s1' });
  await session.start();
  expect(session.getSnapshot().status).toBe('signed-in');
  expect(tab.browser.address()).toBe('/cloud');
});

it.each(['provider-refused', 'invalid-response', 'provider-unreachable'] as const)(
  'The callback fails with %s when the code exchange does',
  async (reason) => {
    tab.gateway.pending.set('s1', '/cloud');
    tab.gateway.completeSignIn = refuse(reason);
    const session = tab.load({ address: '/login/callback?code=c&state=s1' });
    await session.start();
    expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason });
  },
);

it('The callback gives up a code exchange that stalls for 10 s', async () => {
  tab.gateway.pending.set('s1', '/cloud');
  tab.gateway.completeSignIn = never;
  const session = tab.load({ address: '/login/callback?code=c&state=s1' });
  void session.start();
  await tab.clock.advance(10_000);
  expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason: 'provider-unreachable' });
});

describe('AuthSession.signIn', () => {
  beforeEach(() => {
    tab.gateway.checkSession = refuse('provider-refused');
  });

  it('signIn redirects to the form once, with the current address as return address [ROUTE-2]', async () => {
    const session = tab.load({ address: '/search?keyword=fibre#top' });
    await session.start();
    await Promise.all([session.signIn(), session.signIn()]);
    await session.signIn();
    expect(tab.browser.navigations).toEqual(['https://id.example/auth?state=state-1']);
    expect(tab.gateway.signInRequests).toEqual([
      { returnTo: '/search?keyword=fibre#top', forceLogin: false },
    ]);
  });

  it('signIn stops after two automatic redirects in 60 s, and goes on after a click', async () => {
    for (let round = 0; round < 2; round += 1) {
      const session = tab.load();
      await session.start();
      await session.signIn();
      expect(tab.browser.navigations).toHaveLength(1);
      await tab.clock.advance(10_000);
    }
    const session = tab.load();
    await session.start();
    await session.signIn();
    expect(tab.browser.navigations).toEqual([]);
    expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason: 'sign-in-unfinished' });
    await session.signIn({ trigger: 'manual' });
    expect(tab.browser.navigations).toHaveLength(1);
  });

  it('signIn may redirect again after 60 s, or after a response that proves the token is valid', async () => {
    for (const between of [
      () => tab.clock.advance(60_000),
      async () => tab.load().reportAuthorizedResponse(),
    ]) {
      for (let round = 0; round < 2; round += 1) {
        const session = tab.load();
        await session.start();
        await session.signIn();
        expect(tab.browser.navigations).toHaveLength(1);
      }
      await between();
    }
  });

  it('signIn reports an unreachable provider instead of redirecting', async () => {
    tab.gateway.createSignInUrl = refuse('provider-unreachable');
    const session = tab.load();
    await session.start();
    await session.signIn();
    expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason: 'provider-unreachable' });
    expect(tab.browser.navigations).toEqual([]);
  });

  it('signIn reports a redirect that is stuck for 5 s, and redirects again after a click', async () => {
    const session = tab.load();
    await session.start();
    await session.signIn();
    await tab.clock.advance(4_999);
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'no-session' });
    await tab.clock.advance(1);
    expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason: 'provider-unreachable' });
    expect(tab.clock.pendingTimers()).toBe(0);
    await session.signIn({ trigger: 'manual' });
    expect(tab.browser.navigations).toHaveLength(2);
  });

  it('A page that left for the form signs in again when it comes back from the back-forward cache', async () => {
    const session = tab.load();
    await session.start();
    await session.signIn();
    tab.browser.restore();
    await settlePromises();
    await session.signIn();
    expect(tab.browser.navigations).toHaveLength(2);
  });
});

it('signOut aborts, clears, notifies the other tabs and redirects, in that order [STATE-6]', async () => {
  const other = await tab.loadSignedIn();
  const session = await tab.loadSignedIn();
  const order: string[] = [];
  session.getEpoch().signal.addEventListener('abort', () => order.push('aborted'));
  session.onSignOut((reason) => order.push(`cleared: ${reason}`));
  other.onSignOut(() => order.push('other tab'));
  const { createSignOutUrl } = tab.gateway;
  tab.gateway.createSignOutUrl = (idToken, signal) => {
    order.push('end session');
    return createSignOutUrl(idToken, signal);
  };
  await session.signOut();
  expect(order).toEqual(['aborted', 'cleared: signed-out', 'other tab', 'end session']);
  expect(tab.browser.navigations).toEqual(['https://id.example/logout']);
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out' });
  expect(other.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out-elsewhere' });
  expect([session.peekAccessToken(), other.peekAccessToken()]).toEqual([null, null]);
});

it('The page after a sign-out asks for the form without a silent check until a sign-in is completed [AUTH-10]', async () => {
  await (await tab.loadSignedIn()).signOut();
  const checks = tab.gateway.calls.checkSession;
  const next = tab.load();
  await next.start();
  expect(next.getSnapshot()).toEqual({ status: 'signed-out', reason: 'no-session' });
  await next.signIn();
  expect(tab.gateway.calls.checkSession).toBe(checks);
  expect(tab.gateway.signInRequests.at(-1)).toEqual({ returnTo: '/', forceLogin: true });

  const back = tab.load({ address: '/login/callback?code=c&state=state-1' });
  await back.start();
  expect(back.getSnapshot().status).toBe('signed-in');
  await (await tab.loadSignedIn()).start();
});

it('A sign-out with an unreachable provider ends here, and waits for a click even after a reload', async () => {
  const session = await tab.loadSignedIn();
  tab.gateway.createSignOutUrl = refuse('provider-unreachable');
  await session.signOut();
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out-here' });
  const next = tab.load();
  await next.start();
  expect(next.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out-here' });
  await next.signIn({ trigger: 'manual' });
  expect(tab.gateway.signInRequests.at(-1)?.forceLogin).toBe(true);
});

it('A sign-out ends here when the provider stalls for 5 s', async () => {
  const session = await tab.loadSignedIn();
  tab.gateway.createSignOutUrl = never;
  void session.signOut();
  await tab.clock.advance(5_000);
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out-here' });
});

it('A sign-out ends here when the redirect is stuck for 5 s', async () => {
  const session = await tab.loadSignedIn();
  await session.signOut();
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out' });
  await tab.clock.advance(5_000);
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out-here' });
});

it('A sign-out is not undone by a late refresh', async () => {
  const session = await tab.loadSignedIn();
  const response = createDeferred<RawTokenSet>();
  tab.gateway.refresh = () => response.promise;
  const refreshed = session.getAccessToken({ force: true });
  await settlePromises();
  await session.signOut();
  response.resolve(tab.gateway.issue());
  await expect(refreshed).rejects.toMatchObject({ name: 'CancelledError', reason: 'session-over' });
  expect(session.getSnapshot().status).toBe('signed-out');
  expect(session.peekAccessToken()).toBeNull();
  expect(tab.gateway.stored).toHaveLength(1);
});

it('A sign-out is not undone by a silent check in progress in another tab', async () => {
  const session = await tab.loadSignedIn();
  const response = createDeferred<SignInResponse>();
  tab.gateway.checkSession = () => response.promise;
  const other = tab.load();
  const started = other.start();
  await settlePromises();
  await session.signOut();
  response.resolve({ tokens: tab.gateway.issue(), nonce: 'nonce' });
  await started;
  expect(other.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out-elsewhere' });
  expect(other.peekAccessToken()).toBeNull();
});

it('A sign-out in one tab is not undone by a callback in progress in another', async () => {
  const session = await tab.loadSignedIn();
  const pending = createDeferred<string>();
  tab.gateway.readPendingReturn = () => pending.promise;
  const returning = tab.load({ address: '/login/callback?code=c&state=s1' });
  const started = returning.start();
  await session.signOut();
  pending.resolve('/cloud');
  await started;
  expect(returning.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out-elsewhere' });
  expect(returning.peekAccessToken()).toBeNull();
});

it('A sign-out notifies all its listeners even if one throws', async () => {
  const session = await tab.loadSignedIn();
  const cleared: string[] = [];
  session.onSignOut(() => {
    throw new Error('broken part');
  });
  session.onSignOut(() => cleared.push('second'));
  await session.signOut();
  expect(cleared).toEqual(['second']);
  expect(tab.logger.entries.map(({ level }) => level)).toContain('error');
});

it('A session never leaves a token or a user in the tab’s storage or in the log [AUTH-6, STATE-5]', async () => {
  const session = await tab.loadSignedIn();
  await session.getAccessToken({ force: true });
  await session.signOut();
  const stored = tab.tabStorage.keys().map((key) => `${key}=${tab.tabStorage.get(key) ?? ''}`);
  expect(stored.join()).not.toMatch(/access-|refresh-|amelia|user-1/i);
  expect(JSON.stringify(tab.logger.entries)).not.toMatch(/access-|refresh-|amelia/i);
});

it('A session that cannot be renewed reloads the page once in 60 s, then fails [HTTP-9]', async () => {
  tab.gateway.refresh = refuse('session-ended');
  const first = await tab.loadSignedIn();
  await expect(first.getAccessToken({ force: true })).rejects.toMatchObject({ reason: 'session-ended' });
  expect(first.getSnapshot()).toEqual({ status: 'signed-out', reason: 'session-ended' });
  expect(tab.browser.reloads()).toBe(1);

  await tab.clock.advance(59_000);
  const second = await tab.loadSignedIn();
  await expect(second.getAccessToken({ force: true })).rejects.toMatchObject({ reason: 'session-ended' });
  expect(tab.browser.reloads()).toBe(0);
  expect(second.getSnapshot()).toMatchObject({ status: 'failed', reason: 'session-ended' });
});

it('A session that cannot be renewed goes on while the device is offline [HTTP-10]', async () => {
  const session = await tab.loadSignedIn();
  tab.gateway.refresh = refuse('provider-unreachable');
  tab.browser.setOnline(false);
  await expect(session.getAccessToken({ force: true })).rejects.toBeInstanceOf(NetworkError);
  expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', freshness: 'fresh' });
  expect(tab.browser.reloads()).toBe(0);
});

it('refreshUser returns new claims, and the same reference when none changed', async () => {
  tab.gateway.user = createTestUser({ agreedToTermsOfUse: false });
  const session = await tab.loadSignedIn();
  const before = session.getSnapshot();
  const same = await session.refreshUser();
  expect(before.status === 'signed-in' && before.user).toBe(same);
  tab.gateway.user = createTestUser();
  await expect(session.refreshUser()).resolves.toMatchObject({ agreedToTermsOfUse: true });
});

it('refreshUser does not use the response of a refresh that started earlier', async () => {
  const session = await tab.loadSignedIn();
  const early = session.getAccessToken({ force: true });
  const fresh = session.refreshUser();
  await Promise.all([early, fresh]);
  expect(tab.gateway.calls.refresh).toBe(2);
});

it('refreshUser rejects tokens that belong to another user', async () => {
  const session = await tab.loadSignedIn();
  tab.gateway.user = createTestUser({ id: 'user-2' });
  await expect(session.refreshUser()).rejects.toMatchObject({ reason: 'session-ended' });
  expect(tab.browser.reloads()).toBe(1);
});

it('A session that is stopped and started at once starts afresh, as in a React effect in development', async () => {
  const session = tab.load();
  void session.start();
  session.stop();
  await session.start();
  expect(session.getSnapshot().status).toBe('signed-in');
  expect(session.peekAccessToken()).toBe('access-1');
});

it('A session that is stopped and started on the callback completes the sign-in once', async () => {
  tab.gateway.pending.set('s1', '/cloud');
  const session = tab.load({ address: '/login/callback?code=c&state=s1' });
  void session.start();
  session.stop();
  await session.start();
  expect([session.getSnapshot().status, tab.browser.address()]).toEqual(['signed-in', '/cloud']);
  expect(tab.gateway.calls).toMatchObject({ completeSignIn: 1, checkSession: 0 });
});

it('A stopped session holds no user, no token and no timer', async () => {
  const session = await tab.loadSignedIn();
  session.stop();
  expect(session.getSnapshot()).toEqual({ status: 'unknown' });
  expect(session.peekAccessToken()).toBeNull();
  expect(tab.clock.pendingTimers()).toBe(0);
});
