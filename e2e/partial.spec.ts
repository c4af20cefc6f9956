import type { Page } from '@playwright/test';
import { navigate } from './support/navigate.ts';
import { expect, openSignedIn, test } from './support/test.ts';
import { untilDrawn } from './support/untilDrawn.ts';

/** The log entries of the browser and React for a part that could not be loaded. */
const expected = [
  /ERR_FAILED|ERR_INTERNET_DISCONNECTED/,
  /Failed to fetch dynamically imported module/,
  /error occurred in/,
];

async function chooseArtemis(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Switch view/ }).click();
  await page.getByRole('button', { name: 'Artemis' }).click();
}

const failed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Something went wrong' });
const privacy = (page: Page) => page.getByRole('heading', { level: 1, name: 'Privacy policy' });

test(
  'A view switch dialog that fails to load is reported in a toast, the page stays, and the next choice loads it [VIEW-14]',
  { tag: '@detail' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(...expected);
    await openSignedIn(page, 'amelia', '/landing');
    await expect(page.getByRole('heading', { name: 'Welcome, Amelia' })).toBeVisible();
    await page.route('**/SwitchViewDialog-*.js', (route) => route.abort());
    await chooseArtemis(page);
    await expect(
      page
        .getByRole('region', { name: 'Messages' })
        .getByText('We couldn’t switch the view. Check your connection and try again.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Amelia');
    await page.unrouteAll();
    await chooseArtemis(page);
    await expect(page.getByRole('alertdialog', { name: 'Switch Portal View' })).toBeVisible();
  },
);

test(
  'A dialog after I Disagree that fails to load shows a message and leaves the terms',
  { tag: '@detail' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(...expected);
    await page.route('**/DisagreeDialog-*.js', (route) => route.abort());
    await openSignedIn(page, 'noor');
    await page.getByRole('button', { name: 'I Disagree' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'I Agree' })).toBeVisible();
  },
);

test('Terms that fail to load show a message, and Retry loads them [ERR-9]', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(...expected);
  await page.route('**/TermsOfUse-*.js', (route) => route.abort());
  await openSignedIn(page, 'noor');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Terms Of Use' })).toBeVisible();
});

test(
  'A page that is still loading shows Loading under the bar [ERR-6]',
  { tag: '@detail' },
  async ({ page }) => {
    const { promise: returned, resolve: respond } = Promise.withResolvers<void>();
    await page.route('**/PrivacyPolicyPage-*.js', async (route) => {
      await returned;
      await route.continue();
    });
    await openSignedIn(page, 'amelia', '/privacy-policy');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeVisible();
    respond();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  },
);

/** Signs in, and opens a page whose part does not load. */
async function missPrivacy(page: Page): Promise<void> {
  await openSignedIn(page, 'amelia', '/landing');
  await expect(page.getByRole('heading', { name: 'Welcome, Amelia' })).toBeVisible();
  await page.route('**/PrivacyPolicyPage-*.js', (route) => route.abort());
  await navigate(page, '/privacy-policy');
  await expect(failed(page)).toBeVisible();
}

test('A page that failed to load leaves the bar, gets focus, title and announcement, and Retry loads it without a reload [ERR-6, ERR-8, ERR-9]', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(...expected);
  await missPrivacy(page);
  await expect(failed(page)).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page).toHaveTitle('Something went wrong | Quayside');
  await expect(page.getByRole('status').filter({ hasText: 'Something went wrong' })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Retry']);
  const loads: string[] = [];
  page.on('load', () => loads.push('load'));
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(privacy(page)).toBeFocused();
  await expect(page).toHaveTitle('Legal | Quayside');
  await expect(page.getByRole('status').filter({ hasText: 'Legal' })).toHaveCount(1);
  expect(loads).toEqual([]);
});

test(
  'Back from a page that failed to load moves focus to the earlier page [ERR-8]',
  { tag: '@detail' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(...expected);
    await missPrivacy(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeFocused();
    await expect(page).toHaveTitle('Quayside');
  },
);

test(
  'Retry reloads the page when only the code of the page is missing [ERR-9]',
  { tag: '@detail' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(...expected);
    await missPrivacy(page);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Retry' }).click();
    await loaded;
    await expect(page).toHaveURL('/privacy-policy');
  },
);

test('A page that failed offline loads when the browser is online again, and waits for the user after a second failure [ERR-10, HTTP-11]', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(...expected);
  await openSignedIn(page, 'amelia', '/landing');
  await expect(page.getByRole('heading', { name: 'Welcome, Amelia' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  let asked = 0;
  await page.route('**/PrivacyPolicyPage-*.js', (route) => {
    asked += 1;
    return route.abort();
  });
  await context.setOffline(true);
  await navigate(page, '/privacy-policy');
  await expect(page.getByText('We’ll try again when you’re back online.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Check your connection and try again.')).toBeVisible();
  const askedBefore = asked;
  await context.setOffline(true);
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline', { exact: true })).toHaveCount(0);
  await expect(failed(page)).toBeVisible();
  expect(asked).toBe(askedBefore);
  await page.unrouteAll();

  await navigate(page, '/landing');
  await expect(page.getByRole('heading', { name: 'Welcome, Amelia' })).toBeVisible();
  await context.setOffline(true);
  await navigate(page, '/privacy-policy');
  await expect(page.getByText('We’ll try again when you’re back online.')).toBeVisible();
  await context.setOffline(false);
  await expect(privacy(page)).toBeFocused();
});

for (const [chance, take] of [
  ['the next navigation', (page: Page) => navigate(page, '/my-profile')],
  [
    'the return of the connection',
    async (page: Page) => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
  ],
] as const)
  test(
    `Overlays that failed to load are retried at ${chance} [ERR-11]`,
    { tag: '@detail' },
    async ({ page, sandbox, consoleErrors }) => {
      consoleErrors.allow(...expected);
      await sandbox.patchUser('amelia', { pendingNotifications: ['WELCOME'] });
      const missed = page.waitForEvent('console', (line) => line.text().includes('/Overlays-'));
      await page.route('**/Overlays-*.js', (route) => route.abort());
      await openSignedIn(page, 'amelia', '/landing');
      await missed;
      await expect(page.getByRole('heading', { name: 'Welcome, Amelia' })).toBeVisible();
      await page.unrouteAll();
      await take(page);
      await expect(page.getByRole('dialog', { name: 'Welcome to Quayside' })).toBeVisible();
    },
  );

test(
  'A start that takes five seconds says that it takes longer than usual',
  { tag: '@detail' },
  async ({ page }) => {
    const { promise: returned, resolve: respond } = Promise.withResolvers<void>();
    await page.route('**/assets/portal/config.json', async (route) => {
      await returned;
      await route.continue();
    });
    await page.clock.install();
    await page.goto('/', { waitUntil: 'commit' });
    // React's own loading state, in place of the one in index.html.
    await expect(page.locator('output').getByText('Loading', { exact: true })).toBeVisible();
    await untilDrawn(page);
    await page.clock.fastForward(5_000);
    await expect(page.getByText('Loading. This is taking longer than usual.')).toBeVisible();
    respond();
    await expect(page.locator('#username')).toBeVisible();
  },
);
