import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const root = (page: Page) => page.locator('html');
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
/** The label of a theme is as large as its card, and above the radio button. */
const themeCard = (page: Page, name: string) => page.locator('label').filter({ hasText: name });
const isDark = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark');

test('A theme and a row height apply in every tab at once, and the first frame after a reload has the theme [PROFILE-3, STATE-2]', async ({
  page,
  context,
}) => {
  // It loads several pages.
  test.slow();
  await openSignedIn(page, 'amelia', '/my-profile');
  const other = await context.newPage();
  await other.goto('/support');
  await expect(heading(other)).toHaveText('Support');
  await themeCard(page, 'Dark').click();
  await expect(toast(page, 'The portal is dark on this device.')).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(root(other)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Compact' }).check();
  await expect(root(page)).toHaveAttribute('data-density', 'compact');
  await expect(root(other)).toHaveAttribute('data-density', 'compact');

  // Runs before the body is parsed and before any of the portal's code: this is the state of the first frame.
  await other.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (document.body === null) return;
      observer.disconnect();
      Object.assign(globalThis, { firstFrame: document.documentElement.dataset['theme'] });
    }).observe(document, { childList: true, subtree: true });
  });
  await other.reload({ waitUntil: 'commit' });
  await expect(heading(other)).toHaveText('Support');
  expect(await other.evaluate('firstFrame')).toBe('dark');
  expect(await isDark(other)).toBe(true);
});

test('A time zone applies in every open tab at once [PROFILE-4]', async ({ page, context }) => {
  // It loads several pages.
  test.slow();
  await openSignedIn(page, 'amelia', '/my-profile');
  const other = await context.newPage();
  await other.goto('/feedbacks');
  await expect(heading(other)).toHaveText('Feedbacks');
  const time = other.getByRole('article').first().locator('time').first();
  await expect(time).toHaveText(/:10$/);
  await page.getByRole('combobox', { name: 'Show times in' }).fill('kolkata');
  await page.getByRole('option', { name: /Kolkata/ }).click();
  await expect(time).toHaveText(/:40$/);
});
