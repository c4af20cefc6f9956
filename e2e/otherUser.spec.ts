import type { Page } from '@playwright/test';
import { expect, openSignedIn, signIn, submitSignInForm, test } from './support/test.ts';

const screen = (page: Page) => page.getByRole('heading', { level: 1, name: 'Another account is signed in' });

/** Ends the session at the provider's own address, without the portal. */
async function signOutAtProvider(page: Page, authority: string): Promise<void> {
  await page.goto(`${authority}/protocol/openid-connect/logout`);
  await page.getByRole('button').first().click();
  await expect(page.getByText('You are signed out')).toBeVisible();
}

test(
  'A user who signs in as another one in a second tab ends the first user’s session in the first tab [AUTH-14]',
  { tag: '@sandbox' },
  async ({ page, context, stack, sandbox }) => {
    await signIn(page, 'amelia', '/support');
    await expect(page).toHaveTitle('Support | Quayside');
    const second = await context.newPage();
    await signOutAtProvider(second, `${stack.identity}/realms/quayside`);
    await signIn(second, 'ben', '/landing');
    await expect(second.getByRole('heading', { level: 1, name: 'Welcome, Ben' })).toBeVisible();

    await expect(screen(page)).toBeVisible();
    await expect(page).toHaveTitle('Signed out | Quayside');
    await expect(page.getByText('Amelia')).toHaveCount(0);
    // No further request uses the first user's session.
    const asAmelia = async () =>
      (await sandbox.requests('/api/*')).filter(({ user }) => user === 'amelia').length;
    const before = await asAmelia();
    expect(before).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveTitle('Support | Quayside');
    await page.getByRole('button', { name: 'Profile and settings' }).click();
    await expect(page.getByText('Ben').first()).toBeVisible();
    await expect(second.getByRole('heading', { level: 1, name: 'Welcome, Ben' })).toBeVisible();
    expect(await asAmelia()).toBe(before);
  },
);

test(
  'A tab that gets the focus notices that the provider knows another user, and an outage changes nothing [AUTH-14]',
  { tag: '@sandbox' },
  async ({ page, context, stack, sandbox, consoleErrors }) => {
    consoleErrors.allow(/who is signed in/, /status of 503/);
    // A machine that reaches only itself counts as offline, and then the portal asks no provider.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
    await page.clock.install();
    await signIn(page, 'amelia', '/support');
    await expect(page).toHaveTitle('Support | Quayside');
    const realm = `${stack.identity}/realms/quayside`;
    // Ben signs in at the provider in another application, so no tab of the portal notifies the others.
    const elsewhere = await context.newPage();
    await signOutAtProvider(elsewhere, realm);
    await openSignedIn(elsewhere, 'ben', `${realm}/.well-known/openid-configuration`);

    const focus = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await sandbox.fault({ path: '/realms/quayside/protocol/openid-connect/auth', status: 503 });
    const asked = page.waitForRequest(/[?&]prompt=none/);
    await page.clock.fastForward(60_000);
    await focus();
    await asked;
    await page.clock.fastForward(10_000);
    await expect(page).toHaveTitle('Support | Quayside');
    await sandbox.clearFaults();

    await page.clock.fastForward(60_000);
    await focus();
    await expect(screen(page)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveTitle('Support | Quayside');
  },
);

test(
  'A user who comes back with the first account goes on in their own name [AUTH-14]',
  { tag: ['@sandbox', '@detail'] },
  async ({ page, context, stack }) => {
    await signIn(page, 'amelia', '/support');
    await expect(page).toHaveTitle('Support | Quayside');
    const second = await context.newPage();
    await signOutAtProvider(second, `${stack.identity}/realms/quayside`);
    await signIn(second, 'ben', '/landing');
    await expect(screen(page)).toBeVisible();
    await second.getByRole('button', { name: 'Profile and settings' }).click();
    await second.getByRole('button', { name: 'Log out' }).click();
    await expect(second.locator('#username')).toBeVisible();
    await expect(screen(page)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await submitSignInForm(page, 'amelia');
    await expect(page).toHaveTitle('Support | Quayside');
  },
);
