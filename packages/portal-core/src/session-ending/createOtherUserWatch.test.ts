import { beforeEach, describe, expect, it } from 'vitest';
import { CancelledError } from '../base/errors/errors.ts';
import { settlePromises } from '../testing/manualClock.ts';
import { createDeferred } from '../testing/promises.ts';
import { createTestUser } from '../testing/users.ts';
import type { SignInResponse } from '../auth/gateway.ts';
import type { AuthSession } from '../auth/session/session.ts';
import { createOtherUserWatch, type OtherUserWatch } from './createOtherUserWatch.ts';
import { never, openSessionTab, refuse, type SessionTab } from '../auth/session/sessionTab.fixtures.ts';

const amelia = createTestUser();
const ben = createTestUser({ id: 'ben' });
const ended = { status: 'signed-out', reason: 'other-user' };

let tab: SessionTab;
let session: AuthSession;
let watch: OtherUserWatch;

beforeEach(async () => {
  tab = openSessionTab();
  tab.gateway.user = amelia;
  session = await openTab();
});

/** One more tab of the browser, which finds whom the provider knows. */
async function openTab(): Promise<AuthSession> {
  const opened = await tab.loadSignedIn();
  const { browser, clock, hub, logger } = tab;
  watch = createOtherUserWatch({}, { session: opened, browser, clock, channel: hub.open(), logger });
  watch.start();
  return opened;
}

/** The page gains the focus, by default a minute after it was loaded. */
async function focus(waitMs = 60_000): Promise<void> {
  await tab.clock.advance(waitMs);
  tab.browser.focus();
  await settlePromises();
}

const checks = (): number => tab.gateway.calls.checkSession;

it('A page that gains focus ends the session when the provider has another user [AUTH-14, STATE-6]', async () => {
  const order: string[] = [];
  session.getEpoch().signal.addEventListener('abort', () => order.push('aborted'));
  session.onSignOut((reason) => order.push(`cleared: ${reason}`));
  session.subscribe(() => order.push(session.getSnapshot().status));
  tab.gateway.user = ben;
  await focus();
  expect(order).toEqual(['aborted', 'cleared: other-user', 'signed-out']);
  expect(session.getSnapshot()).toEqual(ended);
  expect(session.peekAccessToken()).toBeNull();
  expect(tab.browser.navigations).toEqual([]);
  expect(tab.browser.reloads()).toBe(0);
});

it('A page that gains focus keeps the session when the provider has the same user [AUTH-14]', async () => {
  const states: unknown[] = [];
  session.subscribe(() => states.push(session.getSnapshot()));
  await focus();
  expect([checks(), states, session.peekAccessToken()]).toEqual([2, [], 'access-1']);
  expect(tab.gateway.stored).toHaveLength(1);
  expect(tab.clock.pendingTimers()).toBe(0);
});

it('A page that gains focus asks the provider at most once in 60 s, the page load included [AUTH-14]', async () => {
  await focus(59_999);
  expect(checks()).toBe(1);
  await focus(1);
  expect(checks()).toBe(2);
  await focus(0);
  await focus(59_999);
  expect(checks()).toBe(2);
  await focus(1);
  expect(checks()).toBe(3);
});

it('A page that gains focus asks the provider again when this machine’s clock was set back', async () => {
  tab.clock.shiftWallClock(-3_600_000);
  await focus(0);
  expect(checks()).toBe(2);
});

it.each([
  ['refuses', refuse('provider-refused')],
  ['is unreachable', refuse('provider-unreachable')],
  ['sends a response that is refused', refuse('invalid-response')],
  ['reports a used code', refuse('session-ended')],
  ['throws', () => Promise.reject(new TypeError('Played by the test.'))],
  [
    'sends a token that is rejected',
    async () => ({ tokens: { ...tab.gateway.issue(), accessToken: '' }, nonce: 'nonce' }),
  ],
  ['does not respond', never],
])('A page that gains focus changes nothing when the provider %s [AUTH-14]', async (_name, checkSession) => {
  const before = session.getSnapshot();
  tab.gateway.user = ben;
  let asked = 0;
  tab.gateway.checkSession = () => {
    asked += 1;
    return checkSession();
  };
  await focus();
  await tab.clock.advance(10_000);
  expect(asked).toBe(1);
  expect(session.getSnapshot()).toBe(before);
  expect(session.peekAccessToken()).toBe('access-1');
  expect([tab.browser.navigations, tab.browser.reloads()]).toEqual([[], 0]);
  expect(tab.clock.pendingTimers()).toBe(0);
});

it('A page that gains focus does not ask the provider while the device is offline, but the next time it is online [AUTH-14]', async () => {
  tab.gateway.user = ben;
  tab.browser.setOnline(false);
  await focus();
  expect([checks(), session.getSnapshot().status]).toEqual([1, 'signed-in']);
  tab.browser.setOnline(true);
  await focus(0);
  expect(session.getSnapshot()).toEqual(ended);
});

it('A page that gains focus does not ask the provider without a signed-in user', async () => {
  await session.signOut();
  await focus();
  expect(checks()).toBe(1);
});

it('A page that gains focus drops a response that arrives after a sign-out', async () => {
  const response = createDeferred<SignInResponse>();
  tab.gateway.checkSession = () => response.promise;
  await focus();
  await session.signOut();
  tab.gateway.user = ben;
  response.resolve({ tokens: tab.gateway.issue(), nonce: 'nonce' });
  await settlePromises();
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'signed-out' });
  expect(tab.logger.entries.filter(({ cause }) => cause instanceof CancelledError)).toEqual([]);
});

it('A page that gains focus does not ask the provider after the session was stopped', async () => {
  session.stop();
  await focus();
  expect(checks()).toBe(1);
});

it('A page neither asks the provider nor listens to other tabs after its watch was stopped', async () => {
  watch.stop();
  await focus();
  tab.hub.open().post({ type: 'signed-in', userId: 'ben' });
  expect([checks(), session.getSnapshot().status]).toEqual([1, 'signed-in']);
});

it('Another tab in which another user signs in ends the session here at once [AUTH-14, STATE-6]', async () => {
  tab.gateway.user = ben;
  const other = await openTab();
  expect(session.getSnapshot()).toEqual(ended);
  expect(session.peekAccessToken()).toBeNull();
  expect(other.getSnapshot()).toMatchObject({ status: 'signed-in', user: { id: 'ben' } });
});

it('Another tab in which the same user signs in changes nothing here', async () => {
  const before = session.getSnapshot();
  await openTab();
  expect(session.getSnapshot()).toBe(before);
});

it('Another tab receives only the id of the user', async () => {
  await openTab();
  expect(new Set(tab.hub.messages.map((message) => JSON.stringify(message)))).toEqual(
    new Set([JSON.stringify({ type: 'signed-in', userId: amelia.id })]),
  );
});

it.each([
  null,
  'signed-in',
  {},
  { type: 'signed-in' },
  { type: 'signed-in', userId: null },
  { type: 'signed-in', userId: '' },
  { type: 'signed-in', userId: 7 },
  { type: 'signed-in', userId: ['ben'] },
  { type: 'signed-up', userId: 'ben' },
])('Another tab that posts %j is ignored', async (message) => {
  tab.hub.open().post(message);
  expect(session.getSnapshot().status).toBe('signed-in');
});

describe('a page whose user was replaced', () => {
  beforeEach(async () => {
    tab.gateway.user = ben;
    await openTab();
  });

  it('A page whose user was replaced does not sign in again automatically', async () => {
    tab.browser.focus();
    await tab.clock.advance(120_000);
    expect(session.getSnapshot()).toEqual(ended);
  });

  it('A page whose user was replaced signs in after a click, without the form when the provider has a session', async () => {
    await session.signIn({ trigger: 'manual', returnTo: '/support' });
    expect(tab.gateway.signInRequests).toEqual([{ returnTo: '/support', forceLogin: false }]);
  });

  it('A page whose user was replaced ignores the sign-out of the other user, so that drafts stay', async () => {
    const reasons: string[] = [];
    session.onSignOut((reason) => reasons.push(reason));
    tab.hub.open().post({ type: 'signed-out' });
    await settlePromises();
    expect([reasons, session.getSnapshot()]).toEqual([[], ended]);
  });
});
