import { beforeEach, expect, it } from 'vitest';
import { settlePromises } from '../../testing/manualClock.ts';
import { createDeferred } from '../../testing/promises.ts';
import type { SignInResponse } from '../gateway.ts';
import { openSessionTab, refuse, never, type SessionTab } from './sessionTab.fixtures.ts';

let tab: SessionTab;

const logged = (): string[] => tab.logger.entries.map(({ level, message }) => `${level}: ${message}`);

beforeEach(() => {
  tab = openSessionTab();
});

it('The callbackPath and landingPath of a session set its callback and where a sign-in without a return address goes', async () => {
  const options = { callbackPath: '/back', landingPath: '/home' };
  tab.gateway.pending.set('s1', '/back?again');
  await tab.load({ address: '/back?code=c&state=s1' }, options).start();
  expect(tab.browser.address()).toBe('/home');
  expect(tab.gateway.calls).toMatchObject({ completeSignIn: 1, checkSession: 0 });
  await tab.load({ address: '/login/callback?code=c&state=s1' }, options).start();
  expect(tab.gateway.calls).toMatchObject({ completeSignIn: 1, checkSession: 1 });
});

it('The silentCheckTimeoutMs of a session limits its silent check', async () => {
  tab.gateway.checkSession = never;
  const session = tab.load({}, { silentCheckTimeoutMs: 700 });
  void session.start();
  await tab.clock.advance(700);
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'no-session' });
});

it('The tokenTimeoutMs of a session limits its code exchange and its redirect', async () => {
  tab.gateway.pending.set('s1', '/cloud');
  tab.gateway.completeSignIn = never;
  tab.gateway.createSignInUrl = never;
  const session = tab.load({ address: '/login/callback?code=c&state=s1' }, { tokenTimeoutMs: 800 });
  void session.start();
  await tab.clock.advance(799);
  expect(session.getSnapshot()).toEqual({ status: 'checking' });
  await tab.clock.advance(1);
  const stalled = { status: 'failed', reason: 'provider-unreachable' };
  expect(session.getSnapshot()).toMatchObject(stalled);
  tab.gateway.checkSession = refuse('provider-refused');
  await session.retry();
  expect(session.getSnapshot()).toMatchObject({ status: 'signed-out' });
  void session.signIn();
  await tab.clock.advance(800);
  expect(session.getSnapshot()).toMatchObject(stalled);
  expect(tab.clock.pendingTimers()).toBe(0);
});

it('A session stores its redirects in the tab until a response proves the token valid', async () => {
  tab.gateway.checkSession = refuse('provider-refused');
  const session = tab.load();
  await session.start();
  await session.signIn();
  expect(tab.tabStorage.keys()).toEqual(['quayside.redirects']);
  const back = tab.load({ address: '/login/callback?code=c&state=state-1' });
  await back.start();
  expect(tab.tabStorage.keys()).toEqual(['quayside.redirects']);
  back.reportAuthorizedResponse();
  expect(tab.tabStorage.keys()).toEqual([]);
});

it('A session stores its reloads after a lost session apart from its redirects', async () => {
  tab.gateway.refresh = refuse('session-ended');
  const session = await tab.loadSignedIn();
  await session.getAccessToken({ force: true }).catch(() => undefined);
  expect(tab.tabStorage.keys()).toEqual(['quayside.reloads']);
});

it('A session stores how the user signed out until the next sign-in, and ignores other values', async () => {
  const session = await tab.loadSignedIn();
  await session.signOut();
  expect(tab.tabStorage.keys()).toEqual(['quayside.signedOut']);
  expect(tab.tabStorage.get('quayside.signedOut')).toBe('provider');
  tab.tabStorage.set('quayside.signedOut', 'somehow');
  await tab.loadSignedIn();
  expect(tab.tabStorage.keys()).toEqual([]);
});

it('A session removes its stored redirects when the user signs out', async () => {
  tab.gateway.checkSession = refuse('provider-refused');
  for (let round = 0; round < 2; round += 1) {
    const session = tab.load();
    await session.start();
    await session.signIn();
  }
  const session = tab.load({ address: '/login/callback?code=c&state=state-1' });
  await session.start();
  await session.signOut();
  expect(tab.tabStorage.keys()).toEqual(['quayside.signedOut']);
});

it('A session logs why a sign-in stopped', async () => {
  tab.gateway.checkSession = refuse('invalid-response');
  await tab.load().start();
  expect(logged()).toEqual(['error: Sign-in stopped.']);
  expect(tab.logger.entries[0]?.cause).toMatchObject({ name: 'AuthError', reason: 'invalid-response' });
});

it('A session logs that it does not start inside a frame', async () => {
  await tab.load({ framed: true }).start();
  expect(logged()).toEqual(['warn: The portal does not start inside a frame.']);
});

it('A session logs that the page reloads because the session could not be renewed', async () => {
  tab.gateway.refresh = refuse('session-ended');
  const session = await tab.loadSignedIn();
  await session.getAccessToken({ force: true }).catch(() => undefined);
  expect(logged()).toEqual(['warn: The session could not be renewed, so the page reloads.']);
});

it('A session logs that the provider or the OIDC library still holds it after a sign-out', async () => {
  const session = await tab.loadSignedIn();
  tab.gateway.createSignOutUrl = refuse('provider-unreachable');
  tab.gateway.clear = () => Promise.reject(new Error('Played by the test.'));
  await session.signOut();
  expect(logged()).toEqual([
    'error: The session could not be copied to the OIDC library.',
    'warn: The identity provider could not be reached to end its session.',
  ]);
});

it('A session no longer calls a sign-out listener that was removed', async () => {
  const session = await tab.loadSignedIn();
  const received: string[] = [];
  const end = session.onSignOut((reason) => received.push(reason));
  end();
  await session.signOut();
  expect(received).toEqual([]);
});

it('A session logs that a sign-out listener failed', async () => {
  const session = await tab.loadSignedIn();
  session.onSignOut(() => {
    throw new Error('Played by the test.');
  });
  await session.signOut();
  expect(logged()).toEqual(['error: A part of the portal could not be cleared after the session.']);
});

it('A session that is stopped during its silent check logs nothing', async () => {
  tab.gateway.checkSession = never;
  const session = tab.load();
  const started = session.start();
  await settlePromises();
  session.stop();
  await started;
  expect(session.getSnapshot()).toEqual({ status: 'unknown' });
  expect(logged()).toEqual([]);
});

it.each([null, 'signed-out', { type: 'other' }, { type: ['signed-out'] }, 7])(
  'A session ignores the message %j of another tab',
  async (message) => {
    const session = await tab.loadSignedIn();
    tab.hub.open().post(message);
    await settlePromises();
    expect(session.getSnapshot().status).toBe('signed-in');
  },
);

it('A session notifies the other tabs of a sign-out once', async () => {
  const received: unknown[] = [];
  tab.hub.open().subscribe((message) => received.push(message));
  const session = await tab.loadSignedIn();
  await session.signOut();
  await session.signOut();
  expect(received).toEqual([{ type: 'signed-out' }]);
  expect(tab.gateway.calls.createSignOutUrl).toBe(1);
});

it('A page shows the form on the next sign-in after a sign-out in another tab', async () => {
  const session = await tab.loadSignedIn();
  tab.hub.open().post({ type: 'signed-out' });
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out-elsewhere' });
  const next = tab.load();
  await next.start();
  await next.signIn();
  expect(tab.gateway.signInRequests).toEqual([{ returnTo: '/', forceLogin: true }]);
});

it('A session keeps the copy in the OIDC library while the user stays', async () => {
  const cleared: string[] = [];
  tab.gateway.clear = async () => void cleared.push('cleared');
  const session = await tab.loadSignedIn();
  await session.getAccessToken({ force: true });
  expect(tab.gateway.stored).toHaveLength(2);
  expect(cleared).toEqual([]);
});

it('A sign-out leads to the portal’s start page when the provider has no sign-out address', async () => {
  tab.gateway.createSignOutUrl = async () => null;
  const session = await tab.loadSignedIn();
  await session.signOut();
  expect(tab.browser.navigations).toEqual(['https://portal.example/']);
});

it('signIn does nothing while a user is signed in, and before the first check', async () => {
  const session = tab.load();
  await session.signIn({ trigger: 'manual' });
  await session.start();
  await session.signIn({ trigger: 'manual' });
  expect(tab.gateway.calls.createSignInUrl).toBe(0);
});

it('signIn redirects again on a click while a redirect is in progress, but not automatically', async () => {
  tab.gateway.checkSession = refuse('provider-refused');
  const session = tab.load();
  await session.start();
  await session.signIn();
  await session.signIn();
  await session.signIn({ trigger: 'manual', returnTo: '/cloud' });
  expect(tab.gateway.signInRequests.map(({ returnTo }) => returnTo)).toEqual(['/', '/cloud']);
  expect(tab.tabStorage.keys()).toEqual([]);
});

it('signIn redirects after a failure without waiting for the redirect that failed', async () => {
  tab.gateway.checkSession = refuse('provider-refused');
  const { createSignInUrl } = tab.gateway;
  tab.gateway.createSignInUrl = refuse('provider-unreachable');
  const session = tab.load();
  await session.start();
  await session.signIn();
  tab.gateway.createSignInUrl = createSignInUrl;
  await session.signIn();
  expect(tab.browser.navigations).toHaveLength(1);
});

it('A session starts one check however often it is started and retried, and none while a user is signed in', async () => {
  const session = tab.load();
  await Promise.all([session.start(), session.retry(), session.start()]);
  expect(tab.gateway.calls.checkSession).toBe(1);
  await session.retry();
  await session.start();
  expect(tab.gateway.calls.checkSession).toBe(1);
});

it('A page that comes back during a redirect checks again and does not count as stuck', async () => {
  tab.gateway.checkSession = refuse('provider-refused');
  const session = tab.load();
  await session.start();
  await session.signIn();
  tab.gateway.checkSession = never;
  tab.browser.restore();
  await tab.clock.advance(4_999);
  expect(session.getSnapshot()).toEqual({ status: 'checking' });
  await tab.clock.advance(1);
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'no-session' });
});

it('Going offline does not make a failed session check again', async () => {
  tab.gateway.connect = refuse('provider-unreachable');
  const session = tab.load();
  await session.start();
  tab.gateway.connect = async () => undefined;
  tab.browser.setOnline(false);
  await settlePromises();
  expect(session.getSnapshot()).toMatchObject({ status: 'failed' });
  expect(tab.gateway.calls.checkSession).toBe(0);
});

it('A stopped session ignores events, and drops late responses', async () => {
  const response = createDeferred<SignInResponse>();
  tab.gateway.checkSession = () => response.promise;
  const session = tab.load();
  const started = session.start();
  await settlePromises();
  session.stop();
  response.resolve({ tokens: tab.gateway.issue(), nonce: 'nonce' });
  await started;
  tab.hub.open().post({ type: 'signed-out' });
  tab.browser.restore();
  tab.browser.setOnline(true);
  await settlePromises();
  expect(session.getSnapshot()).toEqual({ status: 'unknown' });
  expect(tab.gateway.stored).toEqual([]);
  expect(tab.tabStorage.keys()).toEqual([]);
});

it('A stopped session can start again', async () => {
  const session = await tab.loadSignedIn();
  session.stop();
  await session.start();
  expect(session.getSnapshot().status).toBe('signed-in');
  tab.hub.open().post({ type: 'signed-out' });
  expect(session.getSnapshot().status).toBe('signed-out');
});

it('A stopped session does not report a stuck redirect', async () => {
  tab.gateway.checkSession = refuse('provider-refused');
  const session = tab.load();
  await session.start();
  await session.signIn();
  session.stop();
  await tab.clock.advance(5_000);
  expect(session.getSnapshot()).toEqual({ status: 'unknown' });
  expect(tab.clock.pendingTimers()).toBe(0);
});

it('refreshUser rejects when the session was lost meanwhile', async () => {
  const session = await tab.loadSignedIn();
  await session.signOut();
  await expect(session.refreshUser()).rejects.toMatchObject({ reason: 'not-signed-in' });
});
