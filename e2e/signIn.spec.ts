import { expect, signIn, submitSignInForm, test } from './support/test.ts';

test('Amelia, who has all access, sees the landing page in Apollo and the view switcher after sign-in [SHELL-3, VIEW-1]', async ({
  page,
}) => {
  await signIn(page, 'amelia');
  await expect(page).toHaveTitle('Quayside');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(page.getByRole('button', { name: /Apollo/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
});

test('Noor sees the terms of use before anything else after sign-in [SHELL-2, TERMS-11]', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'noor');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms Of Use' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const calls = (await sandbox.requests())
    .map(({ path }) => path)
    .filter((path) => /^\/(?:api|core)\//.test(path));
  expect(calls).toEqual([]);
});

test(
  'Ben sees Apollo without the products that his company has not bought, and no view switcher [ACCESS-15, VIEW-1]',
  { tag: '@detail' },
  async ({ page }) => {
    await signIn(page, 'ben');
    const tiles = page.getByRole('main').getByRole('link');
    await expect(tiles.filter({ hasText: 'Voice' })).toBeVisible();
    await expect(tiles.filter({ hasText: /Connectivity quoting|Cloud|Partner programme/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Partner programme' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Switch view/ })).toHaveCount(0);
  },
);

test(
  'Chloe sees Artemis after sign-in, and the browser remembers it [VIEW-5, NAV-2]',
  { tag: '@detail' },
  async ({ page }) => {
    await signIn(page, 'chloe');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'New order' })).toHaveAttribute(
      'href',
      '/artemis/ordering/new',
    );
    expect(await page.evaluate(() => localStorage.getItem('portalView'))).toBe('artemis');
  },
);

test(
  'Idris sees the Artemis dashboard and none of its other pages [ACCESS-12, ACCESS-13, ACCESS-17]',
  { tag: '@detail' },
  async ({ page }) => {
    await signIn(page, 'idris');
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    await page.goto('/artemis/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.goto('/artemis/inventory');
    await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
    await expect(page.getByText('Access to the Artemis pages')).toBeVisible();
  },
);

test(
  'Grace, who has neither view, sees whom to contact and keeps her remembered view [ACCESS-20, VIEW-6]',
  { tag: '@detail' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('portalView', 'artemis'));
    await signIn(page, 'grace');
    await expect(page.getByText(/portal administrator/)).toBeVisible();
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('portalView'))).toBe('artemis');
  },
);

test('The sign-in form has the font and the accent of the portal', { tag: '@detail' }, async ({ page }) => {
  await page.goto('/');
  const button = page.locator('#kc-login');
  await expect(button).toHaveCSS('font-family', /Geist Variable/);
  await expect(button).toHaveCSS('background-color', /oklch/);
});

test(
  'A wrong password stays on the form with a message, and the right one continues',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto('/services');
    await submitSignInForm(page, 'amelia', 'wrong');
    await expect(page.getByText('Invalid username or password.')).toBeVisible();
    await submitSignInForm(page, 'amelia');
    await expect(page).toHaveURL('/services');
  },
);

test('A deep link keeps path, query and hash through sign-in and terms [ROUTE-1, ROUTE-2]', async ({
  page,
}) => {
  await signIn(page, 'noor', '/services?x=1#y');
  await page.getByRole('button', { name: 'I Agree' }).click();
  await expect(page).toHaveURL('/services?x=1#y');
  await expect(page).toHaveTitle('Services | Quayside');
});

test(
  'Loading shows from the first paint until the user is known [SHELL-1]',
  { tag: ['@sandbox', '@detail'] },
  async ({ page, stack }) => {
    await stack.control.fault({
      path: '/realms/quayside/.well-known/openid-configuration',
      delayMs: 1_500,
      times: 1,
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText('Loading', { exact: true })).toBeVisible();
    await expect(page.locator('#username')).toBeVisible();
  },
);

test(
  'A browser without storage opens the form only by a click, and returns signed in',
  { tag: '@detail' },
  async ({ page, consoleErrors, stack }) => {
    consoleErrors.allow(/Sign-in stopped/);
    await page.addInitScript((portal) => {
      if (location.origin !== portal) return;
      const blocked = {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      };
      Object.defineProperties(window, { sessionStorage: blocked, localStorage: blocked });
    }, stack.portal);
    await page.goto('/support');
    await expect(page.getByText('Your browser blocks cookies for this site')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await submitSignInForm(page, 'amelia');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
  },
);
