import type { Page } from '@playwright/test';
import type { SandboxControl } from './support/sandboxControl.ts';
import { expectSilentReload } from './support/silentReload.ts';
import { expect, signIn, submitSignInForm, test } from './support/test.ts';

const welcome = 'Welcome, Amelia';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile and settings' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

test('A reload keeps the session by the silent check, without a visible redirect [AUTH-3, AUTH-6, TITLE-1]', async ({
  page,
}) => {
  await signIn(page, 'amelia', '/support?x=1');
  await expect(page).toHaveTitle('Support | Quayside');
  await expectSilentReload(page, 'Support | Quayside');
});

test(
  'A reload signs in by a redirect, without the form, when the silent check gets no cookies',
  { tag: '@detail' },
  async ({ page }) => {
    await signIn(page, 'amelia', '/support?x=1#y');
    await expect(page).toHaveTitle('Support | Quayside');
    // A provider of another site responds like this where the browser sends no cookies from a frame.
    await page.route(/[?&]prompt=none/, async (route) => {
      const response = await fetch(route.request().url(), { redirect: 'manual' });
      await route.fulfill({
        status: response.status,
        headers: { location: response.headers.get('location') ?? '' },
      });
    });
    const visited: string[] = [];
    page.on('framenavigated', (frame) => void (frame === page.mainFrame() && visited.push(frame.url())));
    await page.reload();
    await expect.poll(() => visited.map((url) => new URL(url).pathname)).toContain('/login/callback');
    await expect(page).toHaveTitle('Support | Quayside');
    await expect(page).toHaveURL('/support?x=1#y');
  },
);

test(
  'The browser’s storage and address hold no token and no personal data [AUTH-6, STATE-5]',
  { tag: '@detail' },
  async ({ page }) => {
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
  },
);

test('Log out ends the session at the provider, signs out the other tabs and returns to /, which asks for credentials [BAR-7, AUTH-10]', async ({
  page,
  context,
  identity,
}) => {
  await signIn(page, 'amelia', '/support');
  await expect(page).toHaveTitle('Support | Quayside');
  const other = await context.newPage();
  await other.goto('/support');
  await expect(other).toHaveTitle('Support | Quayside');
  await identity.clearRequests();
  await logOut(page);
  await expect(page.locator('#username')).toBeVisible();
  expect(await identity.requests()).toEqual([{ endpoint: 'logout', succeeded: true }]);
  await expect(other.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();

  // A user whom the provider still knows is asked for the password alone.
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.locator('#username')).toBeVisible();
});

test(
  'Log out without a network says that only this browser signed out, and does not sign in again until a click',
  { tag: '@detail' },
  async ({ page, context, consoleErrors }) => {
    consoleErrors.allow(/ERR_|Failed to load resource/, /could not be reached/);
    await signIn(page, 'amelia');
    await expect(page.getByRole('heading', { name: welcome })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Profile and settings' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'You’re signed out of the portal' }),
    ).toBeVisible();
    await expect(page).toHaveTitle('Signed out | Quayside');
    await context.setOffline(false);
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'You’re signed out of the portal' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    // The provider still knows the user, and asks for the password.
    await expect(page.locator('#kc-attempted-username')).toHaveText('amelia');
    await page.locator('#password').fill('quayside');
    await page.locator('#kc-login').click();
    await expect(page.getByRole('heading', { name: welcome })).toBeVisible();
  },
);

test(
  'The callback address opened again drops its parameters and continues [AUTH-5]',
  { tag: '@detail' },
  async ({ page }) => {
    await signIn(page, 'amelia');
    await expect(page.getByRole('heading', { name: welcome })).toBeVisible();
    await page.goto('/login/callback?code=used&state=gone');
    await expect(page.getByRole('heading', { name: welcome })).toBeVisible();
    await expect(page).toHaveURL('/landing');
  },
);

test(
  'A reload during the code exchange still signs in',
  { tag: ['@sandbox', '@detail'] },
  async ({ page, sandbox }) => {
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
  },
);

test('A toast warns before the session ends, and Stay signed in extends it [NOTICE-2]', async ({
  page,
  identity,
}) => {
  await identity.tokens({ accessTokenSeconds: 60, refreshTokenSeconds: 110 });
  await signIn(page, 'amelia', '/voice');
  const messages = page.getByRole('region', { name: 'Messages' });
  const notice = messages.getByText(/^Your session ends at \d\d:\d\d:\d\d$/);
  await expect(notice).toBeVisible();
  await identity.tokens({ refreshTokenSeconds: 1_800 });
  await identity.clearRequests();
  await messages.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => identity.requests()).toEqual([{ endpoint: 'token', succeeded: true }]);
});

const subItems = '/core/rest/navigation/apollo/items/*';

async function openVoice(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1920, height: 900 });
  await signIn(page, 'amelia', '/voice');
  await expect(page).toHaveTitle('Voice | Quayside');
  await page.waitForLoadState('networkidle');
}

/**
 * Clicks a control that sends a call. The API refuses it, as it does once the access token has expired; the provider's form
 * follows.
 */
async function clickAfterExpiry(page: Page, sandbox: SandboxControl): Promise<void> {
  await sandbox.fault({ path: subItems, status: 401, times: 1 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Resources' }).click();
  await expect(page.locator('#username')).toBeVisible();
}

const endOfSession = [/status of 40[01]/, /session could not be renewed/];

test('A session that an administrator ends leads to the sign-in form when the access token expires, and back to the page', async ({
  page,
  identity,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.allow(...endOfSession);
  await openVoice(page);
  await identity.expire('amelia', 'sso');
  await clickAfterExpiry(page, sandbox);
  await submitSignInForm(page, 'amelia');
  await expect(page).toHaveTitle('Voice | Quayside');
});

test(
  'A disabled account is led to the sign-in form when the access token expires, and the form does not let it in',
  { tag: '@detail' },
  async ({ page, identity, sandbox, consoleErrors }) => {
    consoleErrors.allow(...endOfSession);
    await openVoice(page);
    await identity.disable('amelia');
    await clickAfterExpiry(page, sandbox);
    const completed = page.waitForResponse((response) => response.request().method() === 'POST');
    await submitSignInForm(page, 'amelia');
    expect((await completed).status()).toBe(200);
    await expect(page.locator('#kc-login')).toBeVisible();
  },
);

test(
  'An unused page refreshes no token, so that its session ends at the provider’s time',
  { tag: '@detail' },
  async ({ page, identity, sandbox, consoleErrors }) => {
    consoleErrors.allow(...endOfSession);
    await page.clock.install();
    await openVoice(page);
    await identity.clearRequests();
    // Longer than any access token lasts.
    await page.clock.fastForward('20:00');
    await identity.expire('amelia', 'sso');
    await clickAfterExpiry(page, sandbox);
    // The one request is the click's.
    expect(await identity.requests()).toEqual([{ endpoint: 'token', succeeded: false }]);
  },
);

test(
  'A call with a rejected token is replayed with a refreshed one, and the page follows its claims',
  { tag: '@detail' },
  async ({ page, identity, sandbox, consoleErrors }) => {
    consoleErrors.allow(/status of 401/);
    await page.setViewportSize({ width: 1920, height: 900 });
    await signIn(page, 'ben');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const trigger = bar.getByRole('button', { name: 'Resources' });
    await expect(trigger).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Partner programme' })).toHaveCount(0);
    await identity.patchClaims('ben', { partner: { accessToPartnerProgramme: true } });
    await identity.clearRequests();
    await sandbox.fault({ path: subItems, status: 401, times: 1 });
    await trigger.click();
    await expect(bar.getByRole('link', { name: /Price books/ })).toBeVisible();
    expect(await identity.requests()).toEqual([{ endpoint: 'token', succeeded: true }]);
    await expect(bar.getByRole('link', { name: 'Partner programme' })).toBeVisible();
  },
);

test('A page with code and state in its query renders as usual', { tag: '@detail' }, async ({ page }) => {
  await signIn(page, 'amelia');
  await page.goto('/support?code=1&state=2');
  await expect(page).toHaveTitle('Support | Quayside');
  await expect(page).toHaveURL('/support?code=1&state=2');
});

test(
  'An unreachable provider shows a screen, and “Retry” continues when it is back',
  { tag: '@sandbox' },
  async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(/ERR_|Failed to load resource|Sign-in stopped|CORS/);
    await sandbox.fault({ path: '/realms/quayside/*', drop: true });
    await page.goto('/support');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('#username')).toBeVisible();
  },
);

/** Loads the portal in a frame of a page of its own origin, and returns the frame's requests once it is loaded. */
async function openFramed(page: Page, portal: string): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
  await page.route('**/framing-test', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/login/callback"></iframe>' }),
  );
  // `goto` waits for the frame.
  await page.goto(`${portal}/framing-test`);
  return requested;
}

test('The browser refuses to show the portal inside a frame', async ({ page, stack, consoleErrors }) => {
  consoleErrors.allow(/frame-ancestors/);
  const refused = page.waitForEvent('console', (line) => /frame-ancestors|Framing/.test(line.text()));
  await openFramed(page, stack.portal);
  await refused;
});

test('The portal does not start inside a frame, even where the browser shows it there', async ({
  page,
  stack,
}) => {
  await page.route('**/login/callback', async (route) => {
    const response = await route.fetch();
    const {
      'content-security-policy': _policy,
      'x-frame-options': _options,
      ...headers
    } = response.headers();
    await route.fulfill({ response, headers });
  });
  const requested = await openFramed(page, stack.portal);
  // Its scripts have run. Their first request would have been the config.
  expect(requested.filter((path) => path.endsWith('.js'))).not.toEqual([]);
  expect(requested.filter((path) => /^\/realms\/|config\.json$/.test(path))).toEqual([]);
});

test(
  'A rejected response of the provider is not reported as a network problem',
  { tag: '@sandbox' },
  async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(/Sign-in stopped|identity|signed with/);
    await sandbox.fault({
      path: '/realms/quayside/protocol/openid-connect/certs',
      status: 200,
      body: { keys: [] },
    });
    await signIn(page, 'amelia');
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t sign you in' })).toBeVisible();
    await expect(page).toHaveTitle('Sign-in problem | Quayside');
  },
);
