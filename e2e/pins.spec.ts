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
