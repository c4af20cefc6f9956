import { beforeEach, describe, expect, it } from 'vitest';
import { AuthError } from '../errors/errors.ts';
import { createChannelHub } from '../testing/channelHub.ts';
import { createFakeBrowser, type FakeBrowser, type FakeBrowserOptions } from '../testing/fakeBrowser.ts';
import { createFakeGateway, createFakeValidator, type FakeGateway } from '../testing/fakeGateway.ts';
import { createManualClock, settlePromises, type ManualClock } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createDeferred } from '../testing/promises.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createAuthSession } from './createAuthSession.ts';
import type { SignInAnswer } from './gateway.ts';
import type { AuthSession, AuthSessionOptions } from './session.ts';

let clock: ManualClock;
let gateway: FakeGateway;
let browser: FakeBrowser;
let tabStorage = createMemoryStorage();
let hub = createChannelHub();
let logger = createRecordingLogger();

/** Plays a page load: same tab, same storage, new memory. */
function load(options: AuthSessionOptions = {}, page: FakeBrowserOptions = {}): AuthSession {
  browser = createFakeBrowser(page);
  const validator = createFakeValidator();
  const channel = hub.open();
  return createAuthSession(options, { gateway, validator, browser, clock, tabStorage, channel, logger });
}

async function loadSignedIn(): Promise<AuthSession> {
  const session = load();
  await session.start();
  expect(session.getSnapshot().status).toBe('signed-in');
  return session;
}

const refuse = (reason: AuthError['reason']) => () =>
  Promise.reject(new AuthError(reason, 'Played by the test.'));
const never = <Result>(): Promise<Result> => new Promise(() => undefined);
const logged = (): string[] => logger.entries.map(({ level, message }) => `${level}: ${message}`);

beforeEach(() => {
  clock = createManualClock();
  gateway = createFakeGateway();
  tabStorage = createMemoryStorage();
  hub = createChannelHub();
  logger = createRecordingLogger();
});

describe('what a session is told', () => {
  it('is where its callback is, and where a sign-in without a return address ends', async () => {
    const options = { callbackPath: '/back', landingPath: '/home' };
    gateway.pending.set('s1', '/back?again');
    await load(options, { address: '/back?code=c&state=s1' }).start();
    expect(browser.address()).toBe('/home');
    expect(gateway.calls).toMatchObject({ completeSignIn: 1, checkSession: 0 });
    await load(options, { address: '/login/callback?code=c&state=s1' }).start();
    expect(gateway.calls).toMatchObject({ completeSignIn: 1, checkSession: 1 });
  });

  it('is how long the silent check may take', async () => {
    gateway.checkSession = never;
    const session = load({ silentCheckTimeoutMs: 700 });
    void session.start();
    await clock.advance(700);
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'no-session' });
  });

  it('is how long the exchange of a code, and the way to the form, may take', async () => {
    gateway.pending.set('s1', '/cloud');
    gateway.completeSignIn = never;
    gateway.createSignInUrl = never;
    const session = load({ tokenTimeoutMs: 800 }, { address: '/login/callback?code=c&state=s1' });
    void session.start();
    await clock.advance(799);
    expect(session.getSnapshot()).toEqual({ status: 'checking' });
    await clock.advance(1);
    const stalled = { status: 'failed', reason: 'provider-unreachable' };
    expect(session.getSnapshot()).toMatchObject(stalled);
    gateway.checkSession = refuse('provider-refused');
    await session.retry();
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-out' });
    void session.signIn();
    await clock.advance(800);
    expect(session.getSnapshot()).toMatchObject(stalled);
    expect(clock.pendingTimers()).toBe(0);
  });
});

describe('the tab’s storage', () => {
  it('holds when the page left, until a token has proven itself', async () => {
    gateway.checkSession = refuse('provider-refused');
    const session = load();
    await session.start();
    await session.signIn();
    expect(tabStorage.keys()).toEqual(['quayside.redirects']);
    const back = load({}, { address: '/login/callback?code=c&state=state-1' });
    await back.start();
    expect(tabStorage.keys()).toEqual(['quayside.redirects']);
    back.reportAuthorizedAnswer();
    expect(tabStorage.keys()).toEqual([]);
  });

  it('holds when the page was reloaded for a lost session, apart from that', async () => {
    gateway.refresh = refuse('session-ended');
    const session = await loadSignedIn();
    await session.getAccessToken({ force: true }).catch(() => undefined);
    expect(tabStorage.keys()).toEqual(['quayside.reloads']);
  });

  it('holds how the user signed out, until the next sign-in; another word there means nothing', async () => {
    const session = await loadSignedIn();
    await session.signOut();
    expect(tabStorage.keys()).toEqual(['quayside.signedOut']);
    expect(tabStorage.get('quayside.signedOut')).toBe('provider');
    tabStorage.set('quayside.signedOut', 'somehow');
    await loadSignedIn();
    expect(tabStorage.keys()).toEqual([]);
  });

  it('forgets how often the page left when the user signs out by hand', async () => {
    gateway.checkSession = refuse('provider-refused');
    for (let round = 0; round < 2; round += 1) {
      const session = load();
      await session.start();
      await session.signIn();
    }
    const session = load({}, { address: '/login/callback?code=c&state=state-1' });
    await session.start();
    await session.signOut();
    expect(tabStorage.keys()).toEqual(['quayside.signedOut']);
  });
});

describe('the log', () => {
  it('says why a sign-in stopped', async () => {
    gateway.checkSession = refuse('invalid-answer');
    await load().start();
    expect(logged()).toEqual(['error: Sign-in stopped.']);
    expect(logger.entries[0]?.cause).toMatchObject({ name: 'AuthError', reason: 'invalid-answer' });
  });

  it('says that a frame is no place for the portal', async () => {
    await load({}, { framed: true }).start();
    expect(logged()).toEqual(['warn: The portal does not start inside a frame.']);
  });

  it('says that the page reloads because the session could not be renewed', async () => {
    gateway.refresh = refuse('session-ended');
    const session = await loadSignedIn();
    await session.getAccessToken({ force: true }).catch(() => undefined);
    expect(logged()).toEqual(['warn: The session could not be renewed, so the page reloads.']);
  });

  it('says that the provider, or the library’s store, was left as it was at a sign-out', async () => {
    const session = await loadSignedIn();
    gateway.createSignOutUrl = refuse('provider-unreachable');
    gateway.clear = () => Promise.reject(new Error('Played by the test.'));
    await session.signOut();
    expect(logged()).toEqual([
      'error: The library of the identity provider was not told of the session.',
      'warn: The identity provider could not be reached to end its session.',
    ]);
  });

  it('holds nothing of a part that was taken away before', async () => {
    const session = await loadSignedIn();
    const heard: string[] = [];
    const end = session.onSignOut((reason) => heard.push(reason));
    end();
    await session.signOut();
    expect(heard).toEqual([]);
  });

  it('says which part could not be cleared', async () => {
    const session = await loadSignedIn();
    session.onSignOut(() => {
      throw new Error('Played by the test.');
    });
    await session.signOut();
    expect(logged()).toEqual(['error: A part of the portal could not be cleared after the session.']);
  });

  it('is silent about what was merely given up', async () => {
    gateway.checkSession = never;
    const session = load();
    const started = session.start();
    await settlePromises();
    session.stop();
    await started;
    expect(session.getSnapshot()).toEqual({ status: 'unknown' });
    expect(logged()).toEqual([]);
  });
});

describe('the other tabs', () => {
  it.each([null, 'signed-out', { type: 'other' }, { type: ['signed-out'] }, 7])(
    'are not heard when they say %j',
    async (message) => {
      const session = await loadSignedIn();
      hub.open().post(message);
      await settlePromises();
      expect(session.getSnapshot().status).toBe('signed-in');
    },
  );

  it('are told of a sign-out once, and not of one where nobody was signed in', async () => {
    const heard: unknown[] = [];
    hub.open().subscribe((message) => heard.push(message));
    const session = await loadSignedIn();
    await session.signOut();
    await session.signOut();
    expect(heard).toEqual([{ type: 'signed-out' }]);
    expect(gateway.calls.createSignOutUrl).toBe(1);
  });

  it('that sign out send this one to the form next time', async () => {
    const session = await loadSignedIn();
    hub.open().post({ type: 'signed-out' });
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out-elsewhere' });
    const next = load();
    await next.start();
    await next.signIn();
    expect(gateway.signInRequests).toEqual([{ returnTo: '/', forceLogin: true }]);
  });
});

it('the library’s store keeps what it was told of a user who stays', async () => {
  const cleared: string[] = [];
  gateway.clear = async () => void cleared.push('cleared');
  const session = await loadSignedIn();
  await session.getAccessToken({ force: true });
  expect(gateway.stored).toHaveLength(2);
  expect(cleared).toEqual([]);
});

describe('signing out', () => {
  it('leads to the portal’s own start where the provider has no address for it', async () => {
    gateway.createSignOutUrl = async () => null;
    const session = await loadSignedIn();
    await session.signOut();
    expect(browser.navigations).toEqual(['https://portal.example/']);
  });
});

describe('signing in', () => {
  it('does nothing while somebody is signed in, or before it is known whether somebody is', async () => {
    const session = load();
    await session.signIn({ trigger: 'manual' });
    await session.start();
    await session.signIn({ trigger: 'manual' });
    expect(gateway.calls.createSignInUrl).toBe(0);
  });

  it('by hand leads to the form again while the page is about to leave, and by itself does not', async () => {
    gateway.checkSession = refuse('provider-refused');
    const session = load();
    await session.start();
    await session.signIn();
    await session.signIn();
    await session.signIn({ trigger: 'manual', returnTo: '/cloud' });
    expect(gateway.signInRequests.map(({ returnTo }) => returnTo)).toEqual(['/', '/cloud']);
    expect(tabStorage.keys()).toEqual([]);
  });

  it('after a failure does not wait for the way out that failed', async () => {
    gateway.checkSession = refuse('provider-refused');
    const { createSignInUrl } = gateway;
    gateway.createSignInUrl = refuse('provider-unreachable');
    const session = load();
    await session.start();
    await session.signIn();
    gateway.createSignInUrl = createSignInUrl;
    await session.signIn();
    expect(browser.navigations).toHaveLength(1);
  });
});

describe('a check', () => {
  it('is one however often it is asked for, and none while somebody is signed in', async () => {
    const session = load();
    await Promise.all([session.start(), session.retry(), session.start()]);
    expect(gateway.calls.checkSession).toBe(1);
    await session.retry();
    await session.start();
    expect(gateway.calls.checkSession).toBe(1);
  });

  it('ends the way out, so that the page is not said to be stuck', async () => {
    gateway.checkSession = refuse('provider-refused');
    const session = load();
    await session.start();
    await session.signIn();
    gateway.checkSession = never;
    browser.restore();
    await clock.advance(4_999);
    expect(session.getSnapshot()).toEqual({ status: 'checking' });
    await clock.advance(1);
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'no-session' });
  });

  it('is not begun by going offline', async () => {
    gateway.connect = refuse('provider-unreachable');
    const session = load();
    await session.start();
    gateway.connect = async () => undefined;
    browser.setOnline(false);
    await settlePromises();
    expect(session.getSnapshot()).toMatchObject({ status: 'failed' });
    expect(gateway.calls.checkSession).toBe(0);
  });
});

describe('once it is stopped, a session', () => {
  it('hears nothing any more, and a late answer is dropped', async () => {
    const answer = createDeferred<SignInAnswer>();
    gateway.checkSession = () => answer.promise;
    const session = load();
    const started = session.start();
    await settlePromises();
    session.stop();
    answer.resolve({ tokens: gateway.issue(), nonce: 'nonce', callbackIssuer: null });
    await started;
    hub.open().post({ type: 'signed-out' });
    browser.restore();
    browser.setOnline(true);
    await settlePromises();
    expect(session.getSnapshot()).toEqual({ status: 'unknown' });
    expect(gateway.stored).toEqual([]);
    expect(tabStorage.keys()).toEqual([]);
  });

  it('can be started again', async () => {
    const session = await loadSignedIn();
    session.stop();
    await session.start();
    expect(session.getSnapshot().status).toBe('signed-in');
    hub.open().post({ type: 'signed-out' });
    expect(session.getSnapshot().status).toBe('signed-out');
  });

  it('that was about to leave is not said to be stuck', async () => {
    gateway.checkSession = refuse('provider-refused');
    const session = load();
    await session.start();
    await session.signIn();
    session.stop();
    await clock.advance(5_000);
    expect(session.getSnapshot()).toEqual({ status: 'unknown' });
    expect(clock.pendingTimers()).toBe(0);
  });
});

it('a user who is asked for after the session was lost is not there', async () => {
  const session = await loadSignedIn();
  await session.signOut();
  await expect(session.refreshUser()).rejects.toMatchObject({ reason: 'not-signed-in' });
});
