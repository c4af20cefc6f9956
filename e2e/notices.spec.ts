import type { Page } from '@playwright/test';
import { deployNewVersion } from './screens/actions.ts';
import { expect, openSignedIn, test } from './support/test.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const subItems = '/core/rest/navigation/apollo/items/*';

test.use({ viewport: { width: 1920, height: 900 } });

test('being offline is said for as long as it lasts, and once [HTTP-11, TOAST-2]', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openSignedIn(page, 'amelia', '/voice');
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

test.describe('a service that is down where the page lives on is said once, quietly [ERR-2, ERR-3, NAV-13]', () => {
  for (const status of [503, 504, 511]) {
    test(`${status}`, async ({ page, sandbox, complaints }) => {
      complaints.allow(/status of 5/, /menu could not be loaded/);
      await sandbox.fault({ path: subItems, status });
      await openSignedIn(page, 'amelia', '/voice');
      await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
      const trigger = bar(page).getByRole('button', { name: 'Resources' });
      const notice = messages(page).getByText('Part of the portal is unavailable', { exact: true });
      await trigger.click();
      await expect(notice).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
      await trigger.click();
      await expect.poll(async () => (await sandbox.requests(subItems)).length).toBe(2);
      await expect(messages(page)).not.toContainText('2 times');
      await expect(messages(page)).not.toContainText('We couldn’t load Resources');
      await expect(notice).toHaveCount(1);

      await sandbox.clearFaults();
      await trigger.click();
      await expect(bar(page).getByRole('link', { name: /Price books/ })).toBeVisible();
      await expect(notice).toHaveCount(0);
    });
  }
});

test.describe('a new version', () => {
  test('is offered when the tab is looked at again, and comes by a reload when the user says so [NOTICE-1]', async ({
    page,
  }) => {
    await page.clock.install();
    await openSignedIn(page, 'amelia', '/voice');
    await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
    const looked = page.waitForResponse('**/index.html');
    await page.clock.fastForward(300_000);
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await looked;
    const notice = messages(page).getByText('A new version is available', { exact: true });
    await expect(notice).toHaveCount(0);

    await deployNewVersion(page);
    await expect(notice).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
    await messages(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => page.evaluate(() => 'isOld' in globalThis)).toBe(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
  });
});

test('five messages stand at most: the sixth comes once one is dismissed [TOAST-1]', async ({
  page,
  context,
  sandbox,
  complaints,
}) => {
  complaints.allow(/status of 500/);
  await page.clock.install();
  await sandbox.fault({ path: '/core/rest/documents/*', status: 500 });
  await openSignedIn(page, 'amelia', '/dev');
  await expect(page.getByRole('heading', { level: 1, name: 'Developer' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // No toast may close by its timer now.
  await page.clock.pauseAt(Date.now() + 1_000);
  const tones = page.getByRole('group', { name: 'Add a toast' });
  for (const name of ['Critical', 'Caution', 'Positive', 'Info'])
    await tones.getByRole('button', { name }).click();
  await bar(page).getByRole('button', { name: 'User guide' }).click();
  await expect(messages(page)).toContainText('We couldn’t open the user guide.');
  await expect(messages(page).getByRole('listitem')).toHaveCount(5);

  await context.setOffline(true);
  const sixth = messages(page).getByText('You are offline', { exact: true });
  await expect(messages(page).getByRole('listitem')).toHaveCount(5);
  await expect(sixth).toHaveCount(0);
  await messages(page)
    .getByRole('listitem')
    .filter({ hasText: 'how a failure looks' })
    .getByRole('button', { name: /Dismiss|Close/ })
    .click();
  await expect(sixth).toBeVisible();
  await expect(messages(page).getByRole('listitem')).toHaveCount(5);
  await context.setOffline(false);
});

test('a press on Dismiss is not lost when the notice of an outage arrives before it ends [TOAST-5]', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(/status of 503/, /items of a menu could not be loaded/);
  await page.clock.install();
  await sandbox.fault({ path: '/core/rest/navigation/*/items/*', status: 503 });
  await openSignedIn(page, 'amelia', '/dev');
  await expect(page.getByRole('heading', { level: 1, name: 'Developer' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The notice waits 300 ms: they pass when this test says so.
  await page.clock.pauseAt(Date.now() + 1_000);
  await page
    .getByRole('group', { name: 'Add a toast' })
    .getByRole('button', { name: 'Critical', exact: true })
    .click();
  const answered = page.waitForResponse('**/core/rest/navigation/*/items/*');
  await bar(page).getByRole('button', { name: 'Resources' }).click();
  await answered;
  const failure = messages(page).getByRole('listitem').filter({ hasText: 'how a failure looks' });
  const dismiss = failure.getByRole('button', { name: 'Dismiss' });
  await dismiss.hover();
  await page.mouse.down();
  const before = await dismiss.boundingBox();

  await page.clock.runFor(400);
  await expect(messages(page)).toContainText('Part of the portal is unavailable');
  expect(await dismiss.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(failure).toHaveCount(0);
});
