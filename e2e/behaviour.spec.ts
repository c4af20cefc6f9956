import { expect, openSignedIn, test } from './support/test.ts';

test('A page with /new-support-case anywhere in its path shows without the shell [SHELL-4, SHELL-5, TITLE-5]', async ({
  page,
  consoleErrors,
}) => {
  // No service has such a number.
  consoleErrors.allow(/status of 404/);
  await openSignedIn(page, 'amelia', '/services/new-support-case');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.goto('/New-Support-Case');
  await expect(page.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible();
  await expect(page).toHaveTitle('New Case | Quayside');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
});

test('Trusted Types refuse text that was not sanitised as HTML and as a script [SHELL-8]', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/TrustedHTML|TrustedScript|trusted-types/);
  await openSignedIn(page, 'amelia', '/voice');
  await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
  const refused = await page.evaluate(() =>
    [
      () => (document.body.innerHTML = '<b>text</b>'),
      () => (document.createElement('script').text = 'document.title = "run"'),
      () => document.write('<b>text</b>'),
    ].map((deed) => {
      try {
        deed();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'failed';
      }
    }),
  );
  expect(refused).toEqual(['refused', 'refused', 'refused']);
  await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
});

test(
  'The bar stays at the top of the window when the page scrolls [BAR-1]',
  { tag: '@detail' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await openSignedIn(page, 'amelia', '/terms-of-use');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: 52 });
  },
);

test('The browser’s storage holds only the allowed keys, no token and no personal data [AUTH-6, STATE-1, STATE-3, STATE-5]', async ({
  page,
}) => {
  await openSignedIn(page, 'amelia');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeVisible();
  const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  const [device = [], tab = []] = kept;
  expect(device.filter((key) => !/theme|language/i.test(key))).toEqual(['portalView']);
  const own = /^(?:portalView|quayside\.(?:oidc\..+|signedOut|redirects|reloads|closedPopups|drafts))$/;
  expect(tab).toContain('portalView');
  expect(tab.filter((key) => !own.test(key))).toEqual([]);
  const values = await page.evaluate(() =>
    JSON.stringify([
      Object.values(localStorage),
      Object.values(sessionStorage),
      location.href,
      document.cookie,
    ]),
  );
  expect(values).not.toMatch(/eyJ|[Aa]melia|@|(?:access|refresh|id)_token/);
});
