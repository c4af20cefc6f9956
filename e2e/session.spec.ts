import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/test.ts';

const welcome = 'Welcome, Amelia';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile and settings' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

test('a reload keeps the session by the silent check, without a visible redirect [AUTH-3, AUTH-6, TITLE-1]', async ({
  page,
}) => {
  await signIn(page, 'amelia', '/support?x=1');
  await expect(page).toHaveTitle('Support | Quayside');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && visited.push(frame.url())));
  await page.reload();
  await expect(page).toHaveTitle('Support | Quayside');
  expect(new Set(visited.map((url) => new URL(url).pathname))).toEqual(new Set(['/support']));
});

test('tokens and personal data are nowhere in the browser’s storage or address [AUTH-6, STATE-5]', async ({
  page,
}) => {
  await signIn(page, 'amelia');
  await expect(page.getByRole('heading', { name: welcome })).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
      document.cookie,
    ]),
  );
  expect(kept).not.toMatch(/eyJ|amelia|@|access_token|refresh_token|id_token/i);
});

test('Log out ends the session at the provider and returns to /, which asks for credentials [BAR-7, AUTH-10]', async ({
  page,
  context,
  sandbox,
}) => {
  await signIn(page, 'amelia', '/support');
  await expect(page).toHaveTitle('Support | Quayside');
  await sandbox.clearRequests();
  await logOut(page);
  await expect(page.locator('#username')).toBeVisible();
  const paths = (await sandbox.requests()).map(({ path }) => path);
  expect(paths.some((path) => path.endsWith('/logout'))).toBe(true);
  expect(paths.some((path) => path.endsWith('/token'))).toBe(false);

  const fresh = await context.newPage();
  await fresh.goto('/support');
  await expect(fresh.locator('#username')).toBeVisible();
});

test('Log out in one tab signs out the others', async ({ page, context }) => {
  await signIn(page, 'amelia');
  const other = await context.newPage();
  await other.goto('/support');
  await expect(other).toHaveTitle('Support | Quayside');
  await logOut(page);
  await expect(other.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('the callback address opened again strips its parameters and goes on [AUTH-5]', async ({ page }) => {
  await signIn(page, 'amelia');
  await expect(page.getByRole('heading', { name: welcome })).toBeVisible();
  await page.goto('/login/callback?code=used&state=gone');
  await expect(page.getByRole('heading', { name: welcome })).toBeVisible();
  await expect(page).toHaveURL('/landing');
});

test('a reload in the middle of the code exchange signs in all the same', async ({ page, sandbox }) => {
  await sandbox.fault({
    method: 'POST',
    path: '/realms/quayside/protocol/openid-connect/token',
    delayMs: 2_000,
    times: 1,
  });
  const exchange = page.waitForRequest((request) => request.url().endsWith('/token'));
  await signIn(page, 'amelia', '/support?x=1');
  await exchange;
  await page.reload();
  await expect(page).toHaveTitle('Support | Quayside');
  await expect(page).toHaveURL('/support?x=1');
});

test('a page of ours with code and state in its query renders as usual', async ({ page }) => {
  await signIn(page, 'amelia');
  await page.goto('/support?code=1&state=2');
  await expect(page).toHaveTitle('Support | Quayside');
  await expect(page).toHaveURL('/support?code=1&state=2');
});

test('the provider out of reach: a screen that says so, and Retry goes on when it is back', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(/ERR_|Failed to load resource|Sign-in stopped|CORS/);
  await sandbox.fault({ path: '/realms/quayside/*', drop: true });
  await page.goto('/support');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('#username')).toBeVisible();
});

test('the portal never starts inside a frame', async ({ page, stack, complaints }) => {
  complaints.allow(/frame-ancestors/);
  await page.route('**/framing-test', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/login/callback"></iframe>' }),
  );
  const frameRefused = page.waitForEvent('console', (message) =>
    /frame-ancestors|Framing/.test(message.text()),
  );
  await page.goto(`${stack.portal}/framing-test`);
  await frameRefused;
  expect(await stack.control.requests('/realms/quayside/protocol/openid-connect/auth')).toEqual([]);
});

test('an answer of the provider that is refused is not called a bad connection', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(/Sign-in stopped|identity|signed with/);
  await sandbox.fault({
    path: '/realms/quayside/protocol/openid-connect/certs',
    status: 200,
    body: { keys: [] },
  });
  await signIn(page, 'amelia');
  await expect(page.getByRole('heading', { level: 1, name: 'Signing in did not work' })).toBeVisible();
  await expect(page).toHaveTitle('Sign-in problem | Quayside');
});
