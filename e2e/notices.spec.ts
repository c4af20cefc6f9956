import type { Page } from '@playwright/test';
import { deployNewVersion } from './screens/actions.ts';
import { expect, openSignedIn, test } from './support/test.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const subItems = '/core/rest/navigation/apollo/items/*';

test.use({ viewport: { width: 1920, height: 900 } });

for (const status of [503, 504, 511]) {
  test(
    `A response ${status} where the page works without the service is reported once, quietly [ERR-2, ERR-3, NAV-13]`,
    { tag: status === 503 ? '@detail' : '@repeat' },
    async ({ page, sandbox, consoleErrors }) => {
      consoleErrors.allow(/status of 5/, /menu could not be loaded/);
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
    },
  );
}

test('A new version is offered when the user looks at the tab again, and comes by a reload when the user says so [NOTICE-1]', async ({
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
