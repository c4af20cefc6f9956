import { expect, signIn, test } from './support/test.ts';

// A popup that would cover the page afterwards is out of this test.
test.beforeEach(({ sandbox }) => sandbox.patchUser('noor', { pendingNotifications: [] }));

test.describe('I Disagree', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'noor', '/services');
    await page.getByRole('button', { name: 'I Disagree' }).click();
    await expect(page.getByText('You must agree with the terms of use to continue.')).toBeVisible();
  });

  test(
    'Cancelling the question after I Disagree keeps the terms and the session [TERMS-4, TERMS-6]',
    { tag: '@detail' },
    async ({ page }) => {
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Terms Of Use' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'I Disagree' })).toBeFocused();
    },
  );

  test(
    'Confirming the question after I Disagree signs out at the provider, and / opens its form without a silent sign-in [TERMS-5]',
    { tag: '@detail' },
    async ({ page, identity }) => {
      await identity.clearRequests();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
      await expect(page.locator('#username')).toBeVisible();
      expect(await identity.requests()).toEqual([{ endpoint: 'logout', succeeded: true }]);

      await page.goto('/');
      await expect(page.locator('#username')).toBeVisible();
    },
  );
});

test('I Agree lets the user in at once, and the next sign-in does not ask again [TERMS-8, TERMS-15, CALL-9]', async ({
  page,
  context,
  sandbox,
}) => {
  await signIn(page, 'noor');
  await page.getByRole('button', { name: 'I Agree' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Noor' })).toBeVisible();
  const accepted = await sandbox.requests('/api/identity/rest/terms-of-use/accept');
  expect(accepted.map(({ method, status, user }) => [method, status, user])).toEqual([['POST', 204, 'noor']]);

  await context.clearCookies();
  await signIn(page, 'noor');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Noor' })).toBeVisible();
});

test(
  'A failed acceptance of the terms shows a message, and a second try can succeed [TERMS-9]',
  { tag: '@detail' },
  async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(/status of 500/);
    await sandbox.fault({
      method: 'POST',
      path: '/api/identity/rest/terms-of-use/accept',
      status: 500,
      times: 1,
    });
    await signIn(page, 'noor');
    await page.getByRole('button', { name: 'I Agree' }).click();
    await expect(page.getByRole('alert')).toContainText('Error occurred during action processing.');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms Of Use' })).toBeVisible();

    await page.getByRole('button', { name: 'I Agree' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Noor' })).toBeVisible();
  },
);

test(
  'Accepting the terms in one tab opens the portal in the other [TERMS-14]',
  { tag: '@detail' },
  async ({ page, context }) => {
    await signIn(page, 'noor');
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('heading', { level: 1, name: 'Terms Of Use' })).toBeVisible();
    await page.getByRole('button', { name: 'I Agree' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Welcome, Noor' })).toBeVisible();
  },
);
