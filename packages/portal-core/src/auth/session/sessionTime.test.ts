import { beforeEach, expect, it } from 'vitest';
import { settlePromises } from '../../testing/manualClock.ts';
import { openSessionTab, refuse, type SessionTab } from './sessionTab.fixtures.ts';

let tab: SessionTab;

beforeEach(() => {
  tab = openSessionTab();
});

it('A session asks the provider again when the page comes back from the back-forward cache', async () => {
  const session = await tab.loadSignedIn();
  tab.browser.restore();
  await settlePromises();
  expect(tab.gateway.calls.refresh).toBe(1);
  expect(session.getSnapshot().status).toBe('signed-in');
  tab.gateway.refresh = refuse('session-ended');
  tab.browser.restore();
  await settlePromises();
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'session-ended' });
  expect(tab.browser.reloads()).toBe(1);
});

it('A session renews its token once after sleep, whichever clock stopped', async () => {
  const session = await tab.loadSignedIn();
  tab.clock.shiftWallClock(8 * 3_600_000);
  const tokens = await Promise.all([session.getAccessToken(), session.getAccessToken()]);
  expect(tokens).toEqual(['access-2', 'access-2']);
  await tab.clock.advance(8 * 3_600_000);
  await expect(session.getAccessToken()).resolves.toBe('access-3');
  expect(tab.gateway.calls.refresh).toBe(2);
});

it('A session that slept beyond the provider’s session ends, and the next page asks for a sign-in', async () => {
  const session = await tab.loadSignedIn();
  tab.gateway.refresh = refuse('session-ended');
  tab.clock.shiftWallClock(12 * 3_600_000);
  await expect(session.getAccessToken()).rejects.toMatchObject({ reason: 'session-ended' });
  tab.gateway.checkSession = refuse('provider-refused');
  const next = tab.load();
  await next.start();
  expect(next.getSnapshot()).toEqual({ status: 'signed-out', reason: 'no-session' });
});

it('A session checks again when the device is back online after the provider was unreachable', async () => {
  const reachable = tab.gateway.connect;
  tab.gateway.connect = refuse('provider-unreachable');
  const session = tab.load();
  tab.browser.setOnline(false);
  await session.start();
  expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason: 'provider-unreachable' });
  tab.gateway.connect = reachable;
  tab.browser.setOnline(true);
  await settlePromises();
  expect(session.getSnapshot().status).toBe('signed-in');
  session.stop();
});

it('A session does not check again online when the sign-in failed for another reason', async () => {
  tab.gateway.checkSession = refuse('invalid-response');
  const session = tab.load();
  await session.start();
  tab.gateway.checkSession = refuse('provider-refused');
  tab.browser.setOnline(false);
  tab.browser.setOnline(true);
  await settlePromises();
  expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason: 'invalid-response' });
});

it('A session does not extend a token’s lifetime when the clock is set back', async () => {
  const session = await tab.loadSignedIn();
  tab.clock.shiftWallClock(-3_600_000);
  await tab.clock.advance(271_000);
  await expect(session.getAccessToken()).resolves.toBe('access-2');
});

it('The remainingMs of a session is null unless the provider says how long an unused session lasts', async () => {
  const session = tab.load();
  expect(session.remainingMs()).toBeNull();
  await session.start();
  expect(session.remainingMs()).toBeNull();
});

it('The remainingMs of a session decreases awake and asleep, and grows after a refresh', async () => {
  tab.gateway.refreshExpiresInSeconds = 1_800;
  const session = await tab.loadSignedIn();
  await tab.clock.advance(600_000);
  expect(session.remainingMs()).toBe(1_200_000);
  tab.clock.shiftWallClock(600_000);
  expect(session.remainingMs()).toBe(600_000);
  await session.refreshUser();
  expect(session.remainingMs()).toBe(1_800_000);
  tab.clock.shiftWallClock(9_000_000);
  expect(session.remainingMs()).toBe(0);
});

it('The remainingMs of a session is the nearer end when the session ends before refreshes are given up', async () => {
  tab.gateway.refreshExpiresInSeconds = 5;
  const session = await tab.loadSignedIn();
  tab.gateway.refresh = () => new Promise(() => undefined);
  const renewal = session.getAccessToken({ force: true }).catch(() => undefined);
  await settlePromises();
  expect(session.remainingMs()).toBe(5_000);
  tab.gateway.refresh = refuse('provider-unreachable');
  await tab.clock.advance(5_000);
  expect(session.remainingMs()).toBe(0);
  session.stop();
  await renewal;
});

it('The remainingMs of a session is short while refreshes fail, until one succeeds', async () => {
  const session = await tab.loadSignedIn();
  tab.gateway.refresh = refuse('provider-unreachable');
  const renewal = session.getAccessToken({ force: true });
  expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', freshness: 'refreshing' });
  await tab.clock.advance(600);
  expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', freshness: 'failing' });
  expect(session.remainingMs()).toBe(9_400);
  tab.gateway.refresh = async () => tab.gateway.issue();
  await tab.clock.advance(2_000);
  await expect(renewal).resolves.toMatch('access-');
  expect(session.getSnapshot()).toMatchObject({ freshness: 'fresh' });
  expect(session.remainingMs()).toBeNull();
});
