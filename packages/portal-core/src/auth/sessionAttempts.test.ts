import { beforeEach, expect, it } from 'vitest';
import type { AuthError } from '../base/errors/errors.ts';
import { settlePromises } from '../testing/manualClock.ts';
import type { SignInFailure } from './session/sessionState.ts';
import { openSessionTab, refuse, type SessionTab } from './session/sessionTab.fixtures.ts';

let tab: SessionTab;

beforeEach(() => {
  tab = openSessionTab();
  tab.gateway.checkSession = refuse('provider-refused');
});

/** Leaves for the form automatically, and comes back by its callback when `comesBack` says so. */
async function attempt(comesBack: boolean): Promise<void> {
  const leaving = tab.load();
  await leaving.start();
  await leaving.signIn();
  expect(tab.browser.navigations).toHaveLength(1);
  leaving.stop();
  if (!comesBack) return;
  const state = `state-${tab.gateway.signInRequests.length}`;
  const back = tab.load({ address: `/login/callback?code=c&state=${state}` });
  await back.start();
  back.stop();
}

it.each<[string, AuthError['reason'] | null, boolean[], SignInFailure]>([
  ['no attempt came back', null, [false, false], 'sign-in-unfinished'],
  ['each attempt came back without a user', 'session-ended', [true, true], 'too-many-redirects'],
  ['each attempt came back with an error', 'provider-refused', [true, true], 'too-many-redirects'],
  ['each attempt signed a user in', null, [true, true], 'sign-in-not-kept'],
  ['the last attempt did not come back', 'session-ended', [true, false], 'sign-in-unfinished'],
  ['the last attempt came back without a user', 'session-ended', [false, true], 'too-many-redirects'],
  ['the last attempt signed a user in', null, [false, true], 'sign-in-not-kept'],
])(
  'An automatic sign-in stops with a reason that depends on its attempts: %s [AUTH-13]',
  async (_name, why, attempts, reason) => {
    if (why !== null) tab.gateway.completeSignIn = refuse(why);
    for (const comesBack of attempts) await attempt(comesBack);
    const session = tab.load();
    await session.start();
    await session.signIn();
    expect(tab.browser.navigations).toEqual([]);
    expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason, error: { reason } });
  },
);

it('Automatic sign-ins are counted from zero after a sign-out, also when Back leads to the page that signed out [AUTH-13]', async () => {
  await attempt(false);
  await attempt(true);
  tab.gateway.checkSession = async () => ({ tokens: tab.gateway.issue(), nonce: 'nonce' });
  const session = await tab.loadSignedIn();
  await session.signOut();
  const { browser } = tab;
  for (const navigations of [1, 2]) {
    browser.restore();
    await settlePromises();
    await session.signIn();
    // The first navigation is the sign-out itself.
    expect(browser.navigations).toHaveLength(1 + navigations);
  }
  browser.restore();
  await settlePromises();
  await session.signIn();
  expect(browser.navigations).toHaveLength(3);
  expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason: 'sign-in-unfinished' });
});

it('Automatic sign-ins are counted from zero after the first successful call on a page reached by Back [AUTH-13]', async () => {
  tab.gateway.checkSession = async () => ({ tokens: tab.gateway.issue(), nonce: 'nonce' });
  const session = await tab.loadSignedIn();
  session.reportAuthorizedResponse();
  const { browser } = tab;
  tab.gateway.checkSession = refuse('provider-refused');
  await attempt(false);
  await attempt(false);
  browser.restore();
  await settlePromises();
  session.reportAuthorizedResponse();
  tab.gateway.checkSession = refuse('provider-refused');
  const next = tab.load();
  await next.start();
  await next.signIn();
  expect(tab.browser.navigations).toHaveLength(1);
});
