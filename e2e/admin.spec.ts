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

test('An admin changes a role, finds it in the audit, and cannot remove the own account [ADMIN-2, ADMIN-11]', async ({
  page,
}) => {
  await openSignedIn(page, 'amelia', '/admin/users/tom.ellery');
  const support = page.getByRole('checkbox', { name: 'Support' });
  const wasSupport = await support.isChecked();
  await support.setChecked(!wasSupport);
  await button(page, 'Save roles and access').click();
  await expect(page.getByText(/^Tom Ellery’s roles and access are saved/)).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('table', { name: 'History' }).getByRole('row').nth(1)).toContainText(
    /Amelia Hartley.*Changed roles/,
  );

  await page.goto('/admin/users/amelia');
  await expect(button(page, 'Deactivate')).toBeDisabled();
  await expect(page.getByText('This is your own account')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Admin' })).toBeDisabled();
});

test('The Admin of Artemis has the same users with their roles in Artemis [ADMIN-4]', async ({ page }) => {
  await openSignedIn(page, 'amelia', '/artemis/admin/users/noor');
  await expect(page.getByRole('checkbox', { name: 'Ordering' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Sales' })).toHaveCount(0);
  await page.getByRole('tab', { name: /^Permissions/ }).click();
  await page.getByRole('link', { name: 'Everybody who can: Place wholesale orders' }).click();
  await expect(page).toHaveURL('/artemis/admin?permission=placeArtemisOrders');
  await expect(page.getByRole('button', { name: /Can: Place wholesale orders/ })).toBeVisible();
});

for (const [user, address] of [
  ['noor', '/admin'],
  ['chloe', '/artemis/admin'],
] as const)
  test(
    `${user}, who is no admin, is denied ${address} [ADMIN-1]`,
    { tag: user === 'noor' ? [] : ['@repeat'] },
    async ({ page, sandbox }) => {
      await sandbox.patchUser(user, { agreedToTermsOfUse: true, pendingNotifications: [] });
      await openSignedIn(page, user, address);
      await expect(page.getByText('The portal administrator role')).toBeVisible();
      expect(await sandbox.requests('/api/portal/rest/admin/users')).toEqual([]);
    },
  );
