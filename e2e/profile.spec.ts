import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const root = (page: Page) => page.locator('html');
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
/** The label of a theme is as large as its card, and above the radio button. */
const themeCard = (page: Page, name: string) => page.locator('label').filter({ hasText: name });
const isDark = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark');

test('A theme applies in every tab at once, and the first frame after a reload has it [PROFILE-3, STATE-2]', async ({
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
  await page.getByText('Compact', { exact: true }).click();
  await expect(root(other)).toHaveAttribute('data-density', 'compact');

  // Runs before the body is parsed and before any of the portal's code: this is the state of the first frame.
  await other.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (document.body === null) return;
      observer.disconnect();
      const { theme, density } = document.documentElement.dataset;
      Object.assign(globalThis, { firstFrame: [theme, density] });
    }).observe(document, { childList: true, subtree: true });
  });
  await other.reload({ waitUntil: 'commit' });
  await expect(heading(other)).toHaveText('Support');
  expect(await other.evaluate('firstFrame')).toEqual(['dark', 'compact']);
  expect(await isDark(other)).toBe(true);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(root(other)).toHaveAttribute('data-density', 'comfortable');
  await themeCard(page, 'As the device').click();
  await expect(root(other)).toHaveAttribute('data-theme', 'system');
  expect(await page.evaluate(() => ['theme', 'density'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
  ]);
});

test('Times are in the time zone of the profile, here and after a reload, and Undo takes it back [PROFILE-2, PROFILE-4]', async ({
  page,
}) => {
  // It loads several pages.
  test.slow();
  await openSignedIn(page, 'amelia', '/my-profile');
  const zone = page.getByRole('combobox', { name: 'Show times in' });
  await zone.fill('kolkata');
  await page.getByRole('option', { name: /Kolkata/ }).click();
  await expect(toast(page, 'Your time zone is saved.')).toBeVisible();
  await expect(page.getByText(/^It is now/)).toContainText('GMT+5:30');
  await page.goto('/feedbacks');
  // Ten minutes past an hour, half an hour later.
  await expect(page.getByRole('article').first().locator('time').first()).toHaveText(/:40$/);
  await page.goto('/my-profile');
  await expect(zone).toHaveValue('Asia/Kolkata');
  await zone.fill('london');
  await page.getByRole('option', { name: /Europe\/London/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Your time zone is as it was before.')).toBeVisible();
  await expect(zone).toHaveValue('Asia/Kolkata');
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

test('Out of office is set with a delegate, and an admin reads it [PROFILE-6]', async ({ page }) => {
  // It loads several pages.
  test.slow();
  await openSignedIn(page, 'amelia', '/my-profile');
  await page.getByRole('button', { name: 'Set days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Out of office' });
  await dialog.getByLabel('Last day').fill('2099-12-31');
  await dialog.getByRole('combobox').fill('Priya');
  await page.getByRole('option', { name: /Priya Shah/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Priya Shah stands in for you.')).toBeVisible();
  await page.goto('/admin/users/amelia');
  await expect(page.getByText(/^Out of office/)).toContainText('Priya Shah stands in');
  await page.goto('/approvals');
  await page.getByRole('button', { name: 'Delegate' }).click();
  const delegation = page.getByRole('dialog', { name: 'Delegate my approvals' });
  await delegation.getByRole('combobox').fill('Tom');
  await expect(page.getByRole('option', { name: /Tom Ellery/ })).toContainText('Out of office');
});

for (const [user, name] of [
  ['chloe', 'Chloé Lindqvist'],
  ['grace', 'Grace Whitcombe'],
] as const) {
  test(
    `${user} reads the profile, and what cannot be changed there [PROFILE-1]`,
    { tag: user === 'grace' ? [] : ['@repeat'] },
    async ({ page }) => {
      await openSignedIn(page, user, '/my-profile');
      await expect(heading(page)).toHaveText('Profile');
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await expect(page.getByText(/come from the sign-in of/)).toBeVisible();
      await page.getByRole('textbox', { name: /^Telephone/ }).fill('0117 496 0000');
      await page.keyboard.press('Enter');
      await expect(toast(page, 'Your telephone number is saved.')).toBeVisible();
    },
  );
}
