import { beforeEach, describe, expect, it } from 'vitest';
import { AuthError } from '../errors/errors.ts';
import { createChannelHub } from '../testing/channelHub.ts';
import { createFakeBrowser, type FakeBrowser } from '../testing/fakeBrowser.ts';
import { createFakeGateway, createFakeValidator, type FakeGateway } from '../testing/fakeGateway.ts';
import { createManualClock, settlePromises, type ManualClock } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createAuthSession } from './createAuthSession.ts';
import type { AuthSession } from './session.ts';

let clock: ManualClock;
let gateway: FakeGateway;
let browser: FakeBrowser;
let tabStorage = createMemoryStorage();

/** Plays a page load: same tab, same storage, new memory. */
function load(): AuthSession {
  browser = createFakeBrowser();
  const validator = createFakeValidator();
  const channel = createChannelHub().open();
  const logger = createRecordingLogger();
  return createAuthSession({}, { gateway, validator, browser, clock, tabStorage, channel, logger });
}

async function loadSignedIn(): Promise<AuthSession> {
  const session = load();
  await session.start();
  expect(session.getSnapshot().status).toBe('signed-in');
  return session;
}

const refuse = (reason: AuthError['reason']) => () =>
  Promise.reject(new AuthError(reason, 'Played by the test.'));

beforeEach(() => {
  clock = createManualClock();
  gateway = createFakeGateway();
  tabStorage = createMemoryStorage();
});

describe('time away', () => {
  it('on the back-forward cache ends with a look at the provider', async () => {
    const session = await loadSignedIn();
    browser.restore();
    await settlePromises();
    expect(gateway.calls.refresh).toBe(1);
    expect(session.getSnapshot().status).toBe('signed-in');
    gateway.refresh = refuse('session-ended');
    browser.restore();
    await settlePromises();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'session-ended' });
    expect(browser.reloads()).toBe(1);
  });

  it('asleep makes the next caller wait for one renewal, whichever clock stood still', async () => {
    const session = await loadSignedIn();
    clock.shiftWallClock(8 * 3_600_000);
    const tokens = await Promise.all([session.getAccessToken(), session.getAccessToken()]);
    expect(tokens).toEqual(['access-2', 'access-2']);
    await clock.advance(8 * 3_600_000);
    await expect(session.getAccessToken()).resolves.toBe('access-3');
    expect(gateway.calls.refresh).toBe(2);
  });

  it('asleep beyond the provider’s session reloads into a sign-in', async () => {
    const session = await loadSignedIn();
    gateway.refresh = refuse('session-ended');
    clock.shiftWallClock(12 * 3_600_000);
    await expect(session.getAccessToken()).rejects.toMatchObject({ reason: 'session-ended' });
    gateway.checkSession = refuse('provider-refused');
    const next = load();
    await next.start();
    expect(next.getSnapshot()).toEqual({ status: 'signed-out', reason: 'no-session' });
  });

  it('offline ends by itself: a page that could not reach the provider checks again', async () => {
    const reachable = gateway.connect;
    gateway.connect = refuse('provider-unreachable');
    const session = load();
    browser.setOnline(false);
    await session.start();
    expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason: 'provider-unreachable' });
    gateway.connect = reachable;
    browser.setOnline(true);
    await settlePromises();
    expect(session.getSnapshot().status).toBe('signed-in');
    session.stop();
  });

  it('offline does not wake a page whose sign-in was given up for another reason', async () => {
    gateway.checkSession = refuse('invalid-answer');
    const session = load();
    await session.start();
    gateway.checkSession = refuse('provider-refused');
    browser.setOnline(false);
    browser.setOnline(true);
    await settlePromises();
    expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason: 'invalid-answer' });
  });

  it('with a clock set back does not stretch the life of a token', async () => {
    const session = await loadSignedIn();
    clock.shiftWallClock(-3_600_000);
    await clock.advance(271_000);
    await expect(session.getAccessToken()).resolves.toBe('access-2');
  });
});

describe('the end that can be foreseen', () => {
  it('is unknown unless the provider says how long a session lasts unused', async () => {
    const session = load();
    expect(session.remainingMs()).toBeNull();
    await session.start();
    expect(session.remainingMs()).toBeNull();
  });

  it('comes nearer awake and asleep, and is put off by a renewal', async () => {
    gateway.refreshExpiresInSeconds = 1_800;
    const session = await loadSignedIn();
    await clock.advance(600_000);
    expect(session.remainingMs()).toBe(1_200_000);
    clock.shiftWallClock(600_000);
    expect(session.remainingMs()).toBe(600_000);
    await session.refreshUser();
    expect(session.remainingMs()).toBe(1_800_000);
    clock.shiftWallClock(9_000_000);
    expect(session.remainingMs()).toBe(0);
  });

  it('is the nearer one where the session would end before renewals are given up', async () => {
    gateway.refreshExpiresInSeconds = 5;
    const session = await loadSignedIn();
    gateway.refresh = () => new Promise(() => undefined);
    const renewal = session.getAccessToken({ force: true }).catch(() => undefined);
    await settlePromises();
    expect(session.remainingMs()).toBe(5_000);
    gateway.refresh = refuse('provider-unreachable');
    await clock.advance(5_000);
    expect(session.remainingMs()).toBe(0);
    session.stop();
    await renewal;
  });

  it('is near while renewals fail, until one succeeds', async () => {
    const session = await loadSignedIn();
    gateway.refresh = refuse('provider-unreachable');
    const renewal = session.getAccessToken({ force: true });
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', freshness: 'refreshing' });
    await clock.advance(600);
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', freshness: 'failing' });
    expect(session.remainingMs()).toBe(9_400);
    gateway.refresh = async () => gateway.issue();
    await clock.advance(2_000);
    await expect(renewal).resolves.toMatch('access-');
    expect(session.getSnapshot()).toMatchObject({ freshness: 'fresh' });
    expect(session.remainingMs()).toBeNull();
  });
});
