import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('An admin invites three people, and the list shows them as invited [ADMIN-7, ADMIN-8]', async ({
  page,
}) => {
  await openSignedIn(page, 'amelia', '/admin');
  await page.getByRole('link', { name: 'Invite users' }).click();
  await page
    .getByRole('textbox', { name: 'E-mail addresses' })
    .fill('dana.cole@northgate.example, sam.reed@northgate.example\nkim.lowe@northgate.example');
  await page.getByRole('checkbox', { name: 'Sales' }).check();
  await button(page, 'Continue to the summary').click();
  await expect(page.getByRole('region', { name: 'Invite 3 people' })).toContainText('Regular, Sales');
  await button(page, 'Send 3 invitations').dblclick();
  await expect(page.getByText('3 invitations sent')).toBeVisible();
  await page.getByRole('link', { name: 'kim.lowe@northgate.example' }).click();
  await expect(heading(page)).toHaveText('kim.lowe@northgate.example');
  await expect(page.getByText('Invitation expires')).toBeVisible();
  await button(page, 'Revoke invitation').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('searchbox', { name: 'Search users' }).fill('northgate dana');
  await expect(page.getByRole('row', { name: /dana\.cole/ })).toContainText('Invited');
});

test(
  'The Admin of Artemis has the same users with their roles in Artemis [ADMIN-4]',
  { tag: '@detail' },
  async ({ page }) => {
    await openSignedIn(page, 'amelia', '/artemis/admin/users/noor');
    await expect(page.getByRole('checkbox', { name: 'Ordering' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Sales' })).toHaveCount(0);
    await page.getByRole('tab', { name: /^Permissions/ }).click();
    await page.getByRole('link', { name: 'Everybody who can: Place wholesale orders' }).click();
    await expect(page).toHaveURL('/artemis/admin?permission=placeArtemisOrders');
    await expect(page.getByRole('button', { name: /Can: Place wholesale orders/ })).toBeVisible();
  },
);
