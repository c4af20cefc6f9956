import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const pinned = (page: Page) => page.getByRole('region', { name: 'Pinned' });
const items = (page: Page) => pinned(page).getByRole('listitem');
const first = (page: Page) => items(page).first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('A service that is pinned in a list is first on the dashboard, and its page is one click away [PIN-1, PIN-2, PIN-6]', async ({
  page,
}) => {
  await openSignedIn(page, 'amelia', '/services?q=QS-104201');
  const row = page.getByRole('row').filter({ hasText: 'QS-104201' });
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  await row.getByRole('button', { name: `Pin ${name}` }).click();
  await expect(page.getByText(`“${name}” is pinned to your dashboard`, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(first(page)).toContainText(`QS-104201`);
  await first(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/services\/QS-104201$/);
  await expect(button(page, 'Pinned')).toHaveAttribute('aria-pressed', 'true');
});

test('A case is unpinned on its page, and Undo gives it its former place [PIN-2]', async ({ page }) => {
  await openSignedIn(page, 'amelia', '/support/cases/00012345');
  await button(page, 'Pinned').click();
  await expect(page.getByRole('button', { name: 'Pin', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(button(page, 'Pinned')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(first(page)).toContainText('00012345');
});

test('Pins are put in order by keyboard, and the order is kept [PIN-8]', async ({ page }) => {
  await openSignedIn(page, 'amelia', '/dashboard');
  await expect(first(page)).toContainText('00012345');
  const down = first(page).locator('[data-move="down"]');
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(first(page)).toContainText('PC-204292');
  await expect(items(page).nth(1).locator('[data-move="down"]')).toBeFocused();
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      /"id":"00012345"\}(?:,[^}]*\}){8}\]/.test(response.request().postData() ?? ''),
  );
  await page.keyboard.press('Enter');
  await expect(items(page).nth(2)).toContainText('00012345');
  await saved;
  await page.reload();
  await expect(items(page).nth(2)).toContainText('00012345');
});

test('A pin that is gone says so, and its removal can be undone [PIN-7]', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await openSignedIn(page, 'amelia', '/dashboard');
  await button(page, /^Show all/).click();
  const gone = items(page).filter({ hasText: 'It no longer exists' }).first();
  await expect(gone).toBeVisible();
  const count = await items(page).count();
  await gone.getByRole('button', { name: /Remove the pin/ }).click();
  await expect(items(page)).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items(page)).toHaveCount(count);
});

test('When another tab has changed the pins, a move shows their present order [PIN-9]', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 412/);
  await openSignedIn(page, 'amelia', '/dashboard');
  await expect(first(page)).toContainText('00012345');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: /^Remove the pin of Loss of service/ }).click();
  await expect(first(other)).toContainText('PC-204292');
  await expect(other.getByRole('button', { name: 'Undo' })).toBeVisible();
  // Both tabs are visible, so this one still shows its earlier data.
  await first(page).locator('[data-move="down"]').click();
  await expect(
    page.getByText('Your pins were changed elsewhere. This is their present order.', { exact: true }),
  ).toBeVisible();
  await expect(first(page)).toContainText('PC-204292');
});
