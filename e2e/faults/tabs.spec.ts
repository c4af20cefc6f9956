import type { Page } from '@playwright/test';
import { expect, says, signIn, test } from './support/corePage.ts';

const tokenPath = '/realms/quayside/protocol/openid-connect/token';
const callsPerTab = 20;

/** Twenty calls in bursts of four; each finds a token that must be renewed. Gives how many were answered. */
function callTwentyTimes(page: Page): Promise<number> {
  return page.evaluate(async (calls) => {
    let answered = 0;
    for (let burst = 0; burst < calls / 4; burst += 1) {
      const four = Array.from({ length: 4 }, () => tab.http.post('/api/identity/rest/terms-of-use/accept'));
      const results = await Promise.allSettled(four);
      answered += results.filter(({ status }) => status === 'fulfilled').length;
    }
    return answered;
  }, callsPerTab);
}

test('three tabs, twenty calls each, with refresh tokens that work once: no session is lost', async ({
  page,
  context,
  core,
}) => {
  await core.identity.tokens({ accessTokenSeconds: 2, rotate: true });
  await signIn(page);
  const tabs = [page, await context.newPage(), await context.newPage()];
  let reloads = 0;
  for (const each of tabs) {
    if (each !== page) await each.goto('/support');
    await says(each, 'signed-in');
    each.on('load', () => (reloads += 1));
  }
  await core.identity.clearRequests();
  const answered = await Promise.all(tabs.map(callTwentyTimes));
  expect(answered).toEqual([callsPerTab, callsPerTab, callsPerTab]);
  for (const each of tabs) await says(each, 'signed-in');
  expect(reloads).toBe(0);
  const renewals = await core.identity.requests();
  expect(renewals.every(({ endpoint, succeeded }) => endpoint === 'token' && succeeded)).toBe(true);
  // One renewal a burst: the calls of a burst share it.
  expect(renewals.length).toBeGreaterThanOrEqual(3);
  expect(renewals.length).toBeLessThanOrEqual((3 * callsPerTab) / 4);
});

test('a refresh token used a second time ends the sessions of all tabs, which come back by themselves', async ({
  page,
  context,
  core,
}) => {
  await core.identity.tokens({ accessTokenSeconds: 2, rotate: true });
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/support');
  await says(other, 'signed-in');
  await page.locator('#work').fill('typed before');
  // The first tab's way back waits until the second has heard: a new sign-in may give old tokens a meaning again.
  const reload = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<void>();
  await page.route('**/support', async (route) => {
    reload.resolve();
    await heard.promise;
    await route.continue();
  });
  let lost = false;
  await page.route(`**${tokenPath}`, async (route) => {
    if (lost) return route.continue();
    lost = true;
    // The provider has answered, and taken the old token out of use; the answer never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.evaluate(() => void tab.session.refreshUser().catch(() => undefined));
  await reload.promise;
  const otherLoaded = other.waitForEvent('load');
  await other.evaluate(() => void tab.session.refreshUser().catch(() => undefined));
  await otherLoaded;
  await says(other, 'signed-in');
  heard.resolve();
  await expect(page.locator('#work')).toHaveValue('typed before');
  await says(page, 'signed-in');
  expect(await callTwentyTimes(page)).toBe(callsPerTab);
  expect(await callTwentyTimes(other)).toBe(callsPerTab);
});
