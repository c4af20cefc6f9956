import { expect, signIn, submitSignInForm, test } from './support/test.ts';

const title = 'Sign in to continue';

test(
  'A user who leaves the sign-in page twice sees a message, and Sign in opens it again [AUTH-13]',
  { tag: '@detail' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(/Sign-in stopped/);
    await signIn(page, 'amelia', '/support');
    await expect(page).toHaveTitle('Support | Quayside');
    await page.getByRole('button', { name: 'Profile and settings' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    // Once by Log out itself, once by Back, once by a typed address.
    await expect(page.locator('#username')).toBeVisible();
    await page.goBack();
    await expect(page.locator('#username')).toBeVisible();
    await page.goto('/cloud');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(
      page.getByText('The sign-in page opened several times, but nobody signed in.'),
    ).toBeVisible();
    await expect(page.getByText(/cookies|couldn’t sign you in/)).toHaveCount(0);
    await expect(page).toHaveURL('/cloud');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await submitSignInForm(page, 'amelia');
    await expect(page).toHaveTitle('Cloud | Quayside');
  },
);

test(
  'A user whom the provider signs in twice and the portal never is told that sign-in failed [AUTH-13]',
  { tag: '@sandbox' },
  async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(/Sign-in stopped/, /status of 400/);
    await sandbox.fault({
      method: 'POST',
      path: '/realms/quayside/protocol/openid-connect/token',
      status: 400,
      body: { error: 'invalid_grant' },
    });
    await signIn(page, 'amelia', '/support');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/We tried several times but couldn’t sign you in/)).toBeVisible();
  },
);

test(
  'A user who signs in three times without a successful call is told that the session was not kept [AUTH-13]',
  { tag: ['@sandbox', '@detail'] },
  async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(/Sign-in stopped/, /status of 5\d\d/, /could not be/);
    await sandbox.fault({ path: '/api/*', status: 500 });
    await sandbox.fault({ path: '/core/*', status: 500 });
    // As in a browser that sends no cookies from a frame of the provider: each load redirects to the provider and back.
    await page.route(/[?&]prompt=none/, async (route) => {
      const response = await fetch(route.request().url(), { redirect: 'manual' });
      await route.fulfill({
        status: response.status,
        headers: { location: response.headers.get('location') ?? '' },
      });
    });
    await signIn(page, 'amelia', '/landing');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/we couldn’t keep you signed in/)).toBeVisible();
  },
);
