import type { Page } from '@playwright/test';
import { expect, expectSession, signIn, test } from './support/corePage.ts';

const tokenPath = '/realms/quayside/protocol/openid-connect/token';
const callsPerTab = 20;

/** Sends twenty calls in bursts of four, each with a token that must be refreshed. Returns how many got a response. */
function callTwentyTimes(page: Page): Promise<number> {
  return page.evaluate(async (calls) => {
    let returned = 0;
    for (let burst = 0; burst < calls / 4; burst += 1) {
      const four = Array.from({ length: 4 }, () => tab.http.post('/api/identity/rest/terms-of-use/accept'));
      const results = await Promise.allSettled(four);
      returned += results.filter(({ status }) => status === 'fulfilled').length;
    }
    return returned;
  }, callsPerTab);
}

test('Three tabs with twenty calls each lose no session when refresh tokens work once', async ({
  page,
  context,
  core,
}) => {
  // Less than the 30 s that a call asks for, so each burst refreshes; long enough that no token expires on its way to the API.
  await core.identity.tokens({ accessTokenSeconds: 20, rotate: true });
  await signIn(page);
  const tabs = [page, await context.newPage(), await context.newPage()];
  let reloads = 0;
  for (const each of tabs) {
    if (each !== page) await each.goto('/support');
    await expectSession(each, 'signed-in');
    each.on('load', () => (reloads += 1));
  }
  await core.identity.clearRequests();
  const returned = await Promise.all(tabs.map(callTwentyTimes));
  expect(returned).toEqual([callsPerTab, callsPerTab, callsPerTab]);
  for (const each of tabs) await expectSession(each, 'signed-in');
  expect(reloads).toBe(0);
  const renewals = await core.identity.requests();
  expect(renewals.every(({ endpoint, succeeded }) => endpoint === 'token' && succeeded)).toBe(true);
  // The calls of a burst share one refresh.
  expect(renewals).toHaveLength((tabs.length * callsPerTab) / 4);
});

test('A refresh token used twice ends the sessions of all tabs, and each tab signs in again automatically', async ({
  page,
  context,
  core,
}) => {
  await core.identity.tokens({ accessTokenSeconds: 2, rotate: true });
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/support');
  await expectSession(other, 'signed-in');
  await page.locator('#work').fill('typed before');
  // The first tab waits with its sign-in until the second is refused, because a new sign-in may make old tokens valid again.
  const reload = Promise.withResolvers<void>();
  const received = Promise.withResolvers<void>();
  await page.route('**/support', async (route) => {
    reload.resolve();
    await received.promise;
    await route.continue();
  });
  let lost = false;
  await page.route(`**${tokenPath}`, async (route) => {
    if (lost) return route.continue();
    lost = true;
    // The provider has invalidated the old token, but its response never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.evaluate(() => void tab.session.refreshUser().catch(() => undefined));
  await reload.promise;
  const otherLoaded = other.waitForEvent('load');
  await other.evaluate(() => void tab.session.refreshUser().catch(() => undefined));
  await otherLoaded;
  await expectSession(other, 'signed-in');
  received.resolve();
  await expect(page.locator('#work')).toHaveValue('typed before');
  await expectSession(page, 'signed-in');
  expect(await callTwentyTimes(page)).toBe(callsPerTab);
  expect(await callTwentyTimes(other)).toBe(callsPerTab);
});
