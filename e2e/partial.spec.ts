import { expect, signIn, test } from './support/test.ts';

/** What the browser and React say of a part that could not be loaded. */
const expected = [
  /ERR_FAILED|ERR_INTERNET_DISCONNECTED/,
  /Failed to fetch dynamically imported module/,
  /error occurred in/,
];

test.describe('a part of the portal that cannot be loaded never leaves the page blank', () => {
  test('the dialog of the view switch: bar and page stand, and a reload mends it', async ({
    page,
    complaints,
  }) => {
    complaints.allow(...expected);
    await signIn(page, 'amelia', '/landing');
    await page.route('**/SwitchViewDialog-*.js', (route) => route.abort());
    await page.getByRole('button', { name: /Switch view/ }).click();
    await page.getByRole('button', { name: 'Artemis' }).click();
    await expect(page.getByRole('heading', { name: 'This could not be shown' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome, Amelia' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'This could not be shown' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Welcome, Amelia' })).toBeVisible();
  });

  test('the question after I Disagree: the terms stand', async ({ page, complaints }) => {
    complaints.allow(...expected);
    await page.route('**/DisagreeDialog-*.js', (route) => route.abort());
    await signIn(page, 'noor');
    await page.getByRole('button', { name: 'I Disagree' }).click();
    await expect(page.getByRole('heading', { name: 'This could not be shown' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'I Agree' })).toBeVisible();
  });

  test('the terms themselves: it is said, and a reload brings them', async ({ page, complaints }) => {
    complaints.allow(...expected);
    await page.route('**/TermsOfUse-*.js', (route) => route.abort());
    await signIn(page, 'noor');
    await expect(page.getByRole('heading', { name: 'This could not be shown' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Terms Of Use' })).toBeVisible();
  });

  test('a page: the bar stands, and another page can be opened', async ({ page, complaints }) => {
    complaints.allow(...expected);
    await page.route('**/legal-*.js', (route) => route.abort());
    await signIn(page, 'amelia', '/privacy-policy');
    await expect(page.getByRole('heading', { name: 'This could not be shown' })).toBeVisible();
    await page.getByRole('link', { name: 'Quayside home' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Amelia' })).toBeVisible();
  });
});

test('logging out without a network says that it happened here only, and nothing signs in again until a click', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(...expected, /could not be reached/);
  await signIn(page, 'amelia');
  await expect(page.getByRole('heading', { name: 'Welcome, Amelia' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Profile and settings' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out here' })).toBeVisible();
  await expect(page).toHaveTitle('Signed out | Quayside');
  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out here' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('#username')).toBeVisible();
});

test('a wait of more than five seconds is spoken of', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/assets/portal/config.json', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  await expect(page.getByText('Loading. This is taking longer than usual.')).toBeVisible({ timeout: 8_000 });
  answer();
  await expect(page.locator('#username')).toBeVisible();
});
