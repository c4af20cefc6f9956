import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/test.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const subItems = '/core/rest/navigation/apollo/items/*';
const tokenPath = '/realms/quayside/protocol/openid-connect/token';

test.use({ viewport: { width: 1920, height: 900 } });

test('being offline is said for as long as it lasts, and once [HTTP-11, TOAST-2]', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signIn(page, 'amelia', '/voice');
  await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const notice = messages(page).getByText('You are offline', { exact: true });
  await expect(notice).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(notice).toHaveCount(1);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test.describe('a service that is down where the page lives on is said once, quietly [ERR-2, ERR-3]', () => {
  for (const status of [503, 504, 511]) {
    test(`${status}`, async ({ page, sandbox, complaints }) => {
      complaints.allow(/status of 5/, /menu could not be loaded/);
      await sandbox.fault({ path: subItems, status });
      await signIn(page, 'amelia', '/voice');
      await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
      const trigger = bar(page).getByRole('button', { name: 'Resources' });
      const notice = messages(page).getByText('Part of the portal is not available', { exact: true });
      await trigger.click();
      await expect(notice).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
      await trigger.click();
      await expect.poll(async () => (await sandbox.requests(subItems)).length).toBe(2);
      await expect(messages(page)).not.toContainText('2 times');
      await expect(notice).toHaveCount(1);

      await sandbox.clearFaults();
      await trigger.click();
      await expect(bar(page).getByRole('link', { name: /Price books/ })).toBeVisible();
      await expect(notice).toHaveCount(0);
    });
  }
});

/** What a deployment leaves behind: the same page, begun by another script. */
const deploy = (page: Page) =>
  page.route('**/index.html', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/index-new.js');
    await route.fulfill({ response, body });
  });

async function lookAgain(page: Page): Promise<void> {
  const looked = page.waitForResponse('**/index.html');
  await page.clock.fastForward(300_000);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await looked;
}

test.describe('a new version', () => {
  test('is offered when the tab is looked at again, and comes by a reload when the user says so [NOTICE-1]', async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page, 'amelia', '/voice');
    await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
    await lookAgain(page);
    const notice = messages(page).getByText('A new version is available', { exact: true });
    await expect(notice).toHaveCount(0);

    await deploy(page);
    await lookAgain(page);
    await expect(notice).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
    await messages(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => page.evaluate(() => 'isOld' in globalThis)).toBe(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
  });
});

test.describe('the end of the session', () => {
  test('is warned of, and Stay signed in asks for more time [NOTICE-2]', async ({ page, sandbox }) => {
    await sandbox.tokens({ accessTokenSeconds: 60, refreshTokenSeconds: 110 });
    await signIn(page, 'amelia', '/voice');
    const notice = messages(page).getByText(/^Your session ends at \d\d:\d\d:\d\d$/);
    await expect(notice).toBeVisible();
    await sandbox.tokens({ refreshTokenSeconds: 1_800 });
    await sandbox.clearRequests();
    await messages(page).getByRole('button', { name: 'Stay signed in' }).click();
    await expect(notice).toHaveCount(0);
    await expect
      .poll(async () => (await sandbox.requests(tokenPath)).filter(({ method }) => method === 'POST').length)
      .toBe(1);
  });
});

test('news goes with its user [STATE-6]', async ({ page, context, sandbox, complaints }) => {
  complaints.allow(/status of 500/);
  await sandbox.fault({ path: '/core/rest/documents/*', status: 500 });
  await signIn(page, 'amelia', '/voice');
  await bar(page).getByRole('button', { name: 'User guide' }).click();
  await expect(messages(page)).toContainText('Error occurred during action processing.');
  const other = await context.newPage();
  await other.goto('/voice');
  await other.getByRole('button', { name: 'Profile and settings' }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
  await expect(page.getByText('Error occurred during action processing.')).toHaveCount(0);
});
