import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const documents = '/core/rest/documents';
const typed = '<p>Half a sentence, and';
const field = (page: Page) => page.getByLabel('Text, as HTML');
const screenHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page is not available' });
const calls = (page: Page) => page.getByRole('region', { name: 'A call the page needs' });

/** Opens a page, types into it, and lets its call fail. */
async function typeAndFail(page: Page): Promise<void> {
  await openSignedIn(page, 'amelia', '/dev');
  await expect(page.getByRole('heading', { level: 1, name: 'Developer' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await field(page).fill(typed);
  await calls(page).getByRole('button', { name: 'Make the call' }).click();
  await expect(screenHeading(page)).toBeVisible();
  await expect(field(page)).toBeHidden();
}

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/status of 5/));

for (const status of [503, 504, 511])
  test(
    `A page without its required response shows a screen after ${status}, waits as long as the server asks, and returns automatically with the draft [ERR-2, ERR-3, ERR-5, DEV-9]`,
    { tag: status === 503 ? [] : ['@repeat'] },
    async ({ page, sandbox }) => {
      await page.clock.install();
      await sandbox.fault({ path: documents, status, headers: { 'retry-after': '40' } });
      await typeAndFail(page);
      await expect(screenHeading(page)).toBeFocused();
      await expect(page.getByRole('timer')).toHaveText(/^Trying again in (?:40|39|38) s$/);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page).toHaveURL(/\/dev$/);

      await sandbox.clearRequests();
      await page.clock.runFor(30_000);
      await expect(page.getByText('Part of the portal is unavailable')).toHaveCount(0);
      expect(await sandbox.requests(documents)).toEqual([]);
      await page.clock.runFor(10_000);
      await expect.poll(async () => (await sandbox.requests(documents)).length).toBe(1);
      await expect(page.getByRole('timer')).toHaveText(/^Trying again in (?:40|39|38) s$/);

      await sandbox.clearFaults();
      await page.clock.runFor(41_000);
      await expect(field(page)).toBeVisible();
      await expect(field(page)).toHaveValue(typed);
      await expect(calls(page).getByText('Answered')).toBeVisible();
      await expect(screenHeading(page)).toHaveCount(0);
    },
  );

test(
  'A page without its required response is retried at once by “Retry”, and the user can open another page meanwhile [ERR-3, ERR-5]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await sandbox.fault({ path: documents, status: 503, headers: { 'retry-after': '120' } });
    await typeAndFail(page);
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(field(page)).toHaveValue(typed);
    await expect(calls(page).getByRole('button', { name: 'Make the call' })).toBeFocused();

    await sandbox.fault({ path: documents, status: 503, headers: { 'retry-after': '120' } });
    await calls(page).getByRole('button', { name: 'Make the call' }).click();
    await expect(screenHeading(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(screenHeading(page)).toHaveCount(0);
  },
);
