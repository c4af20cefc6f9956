import type { Page } from '@playwright/test';
import { navigate } from './support/navigate.ts';
import type { SandboxControl } from './support/sandboxControl.ts';
import { expect, openSignedIn, test } from './support/test.ts';
import { untilDrawn } from './support/untilDrawn.ts';

const root = '/api/identity/rest/global-notification/notifications';
const welcomeSeen = `${root}/welcome-notification/dont-show`;
const marketingSeen = `${root}/marketing-notification/dont-show`;

/** Signs in a user with pending popups. */
async function signInTo(
  page: Page,
  sandbox: SandboxControl,
  pendingNotifications: string[],
  address = '/landing',
): Promise<void> {
  await sandbox.patchUser('amelia', { pendingNotifications });
  await openSignedIn(page, 'amelia', address);
}

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Quayside' });
const marketing = (page: Page) => page.getByRole('dialog', { name: 'News from Quayside' });
const contacts = (page: Page) => page.getByRole('dialog', { name: 'Notification Warning' });
const statusesOf = async (sandbox: SandboxControl, path: string) =>
  (await sandbox.requests(path)).map(({ method, status }) => `${method} ${status}`);

test('Popups open in the order of the list, each when the previous one closes, and the button of the welcome records that it was seen [POPUP-1, POPUP-2, POPUP-3, WELCOME-3, CALL-7]', async ({
  page,
  sandbox,
}) => {
  await signInTo(page, sandbox, ['MARKETING', 'CONTACT_ROLE_MANAGEMENT_WARNING', 'WELCOME']);
  await expect(marketing(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await statusesOf(sandbox, `${root}/contact-role-management/contacts`)).toEqual([]);
  await marketing(page).getByRole('button', { name: 'GOT IT!' }).click();
  await expect(contacts(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await contacts(page).getByRole('button', { name: 'Close' }).click();
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await welcome(page).getByRole('button', { name: "LET's GO!" }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => statusesOf(sandbox, welcomeSeen)).toEqual(['POST 204']);
  expect((await sandbox.requests(root)).map(({ method, user }) => [method, user])).toEqual([
    ['GET', 'amelia'],
  ]);
});

test('A popup that fails to load lets the next one open, and is retried at the next navigation [POPUP-8]', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/, /Failed to fetch dynamically imported module/, /error occurred in/);
  await page.route('**/Welcome-*.js', (route) => route.abort());
  await signInTo(page, sandbox, ['WELCOME', 'MARKETING']);
  await marketing(page).getByRole('button', { name: 'GOT IT!' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unrouteAll();
  await navigate(page, '/my-profile');
  await expect(welcome(page)).toBeVisible();
  expect(await statusesOf(sandbox, welcomeSeen)).toEqual([]);
});

test(
  'A popup that fails to load twice is skipped with a warning until the next page load [POPUP-8]',
  { tag: '@detail' },
  async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(
      /ERR_FAILED/,
      /Failed to fetch dynamically imported module/,
      /error occurred in/,
      /is skipped/,
    );
    await page.route('**/Welcome-*.js', (route) => route.abort());
    const missed = page.waitForEvent('console', (line) => line.text().includes('/Welcome-'));
    await signInTo(page, sandbox, ['WELCOME']);
    await missed;
    const warned = page.waitForEvent('console', (line) => line.text().includes('popup WELCOME'));
    await navigate(page, '/my-profile');
    expect((await warned).type()).toBe('warning');
    expect(await statusesOf(sandbox, welcomeSeen)).toEqual([]);
    await page.unrouteAll();
    await page.reload();
    await expect(welcome(page)).toBeVisible();
  },
);

test(
  'A popup traps focus, and Escape returns it to the heading of the page and records that the welcome was seen [POPUP-2, WELCOME-3]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await signInTo(page, sandbox, ['WELCOME']);
    await expect(welcome(page).getByRole('heading', { name: 'Welcome to Quayside' })).toBeFocused();
    const isInside = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amelia' })).toBeFocused();
    await expect(welcome(page)).toHaveCount(0);
    await expect.poll(() => statusesOf(sandbox, welcomeSeen)).toEqual(['POST 204']);
  },
);

test(
  'No popup opens over a path with /new-support-case; it opens once that path is left, and a type that is unknown is skipped with a warning [POPUP-4, SHELL-4]',
  { tag: '@detail' },
  async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.allow(/unknown type "BIRTHDAY"/, /portal-wide-message|announcement could not be loaded/);
    // The list is held back until a toast proves that the overlays are on the page.
    await sandbox.fault({ path: '/core/rest/portal-wide-message', status: 503 });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${root}`, async (route) => {
      await released;
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await signInTo(page, sandbox, ['BIRTHDAY', 'WELCOME'], '/new-support-case');
    await expect(page.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible();
    await expect(page.getByText('Part of the portal is unavailable', { exact: true })).toBeVisible();

    // The queue skips the unknown type in the step that opens the next popup.
    const opened = page.waitForEvent('console', (line) => line.text().includes('unknown type "BIRTHDAY"'));
    release();
    expect((await opened).type()).toBe('warning');
    await untilDrawn(page);
    expect(asked.filter((url) => url.includes('/Welcome-'))).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await navigate(page, '/voice');
    await expect(welcome(page)).toBeVisible();
  },
);

test(
  'A closed popup does not open again in this tab and session, though the list still names it, and the cross of the welcome records that it was seen [POPUP-5, MARKETING-8, WELCOME-3]',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await signInTo(page, sandbox, ['MARKETING', 'WELCOME']);
    await marketing(page).getByRole('button', { name: 'GOT IT!' }).click();
    await expect(welcome(page)).toBeVisible();
    await page.reload();
    // The second popup of the list is now the first.
    await expect(welcome(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await statusesOf(sandbox, root)).toEqual(['GET 200', 'GET 200']);
    expect(await statusesOf(sandbox, marketingSeen)).toEqual([]);
    await welcome(page).getByRole('button', { name: 'Close' }).click();
    await expect(welcome(page)).toHaveCount(0);
    await expect.poll(() => statusesOf(sandbox, welcomeSeen)).toEqual(['POST 204']);
  },
);

test('The marketing popup shows its image in full size, loaded by its address without a token [MARKETING-3, MARKETING-4, CALL-6]', async ({
  page,
  sandbox,
}) => {
  const asked = page.waitForRequest('**/marketing-notification/logo');
  await signInTo(page, sandbox, ['MARKETING']);
  const banner = marketing(page).locator('img');
  await expect(banner).toBeVisible();
  // The dialog has reached its final size.
  await expect.poll(() => banner.boundingBox()).toMatchObject({ width: 560, height: 250 });
  expect(await (await asked).headerValue('authorization')).toBeNull();
});

for (const [name, play, message] of [
  [
    'that there is none of',
    (sandbox) => sandbox.marketing({ html: '<p>Words alone.</p>', logo: false }),
    /status of 404/,
  ],
  [
    'that is no picture',
    async (sandbox) => {
      await sandbox.marketing({ html: '<p>Words alone.</p>' });
      await sandbox.fault({ path: `${root}/marketing-notification/logo`, status: 200, body: 'no picture' });
    },
    /never$/,
  ],
] as readonly (readonly [string, (sandbox: SandboxControl) => Promise<void>, RegExp])[]) {
  test(
    `The marketing popup hides an image ${name} [MARKETING-5]`,
    { tag: name === 'that there is none of' ? ['@detail'] : ['@repeat'] },
    async ({ page, sandbox, consoleErrors }) => {
      consoleErrors.allow(message);
      await play(sandbox);
      await signInTo(page, sandbox, ['MARKETING']);
      await expect(marketing(page).getByText('Words alone.')).toBeVisible();
      await expect(marketing(page).locator('img')).toHaveCount(0);
    },
  );
}

for (const html of ['<h1>One heading</h1>', '<p>Some words</p><h2>One heading</h2>']) {
  test(
    `The marketing popup keeps GOT IT! in place and clickable under ${html} [MARKETING-6, MARKETING-7]`,
    { tag: html.startsWith('<p>') ? ['@detail'] : ['@repeat'] },
    async ({ page, sandbox }) => {
      await sandbox.marketing({ html });
      await signInTo(page, sandbox, ['MARKETING']);
      await expect(marketing(page).getByRole('heading', { name: 'One heading' })).toBeVisible();
      // The click waits until the button has not moved for two frames.
      await marketing(page).getByRole('button', { name: 'GOT IT!' }).click({ timeout: 5000 });
      await expect(marketing(page)).toHaveCount(0);
    },
  );
}

for (const [what, html, logged] of [
  ['longer than 100 KB', '<p>Some words</p>'.repeat(7_000), /marketing message can’t be used/],
  ['nested hundreds deep', `${'<div>'.repeat(500)}Some words`, /would take the browser too long/],
  ['nothing once it is cleaned', '<script>Some words</script>', /^$/],
] as const) {
  test(
    `The marketing popup says that its message could not be loaded when it is ${what} [MARKETING-11]`,
    { tag: what === 'nested hundreds deep' ? ['@detail'] : ['@repeat'] },
    async ({ page, sandbox, consoleErrors }) => {
      consoleErrors.allow(logged);
      await sandbox.marketing({ html });
      await signInTo(page, sandbox, ['MARKETING']);
      await expect(marketing(page).getByText('We couldn’t load the message.')).toBeVisible();
      await marketing(page).getByRole('button', { name: 'GOT IT!' }).click();
      await expect(marketing(page)).toHaveCount(0);
    },
  );
}

test(
  'The marketing popup closes when its link opens a page of the portal',
  { tag: '@detail' },
  async ({ page, sandbox }) => {
    await sandbox.marketing({ html: '<p>See the <a href="/voice">new numbers</a>.</p>', logo: true });
    await signInTo(page, sandbox, ['MARKETING']);
    await marketing(page).getByRole('link', { name: 'new numbers' }).click();
    await expect(page).toHaveURL('/voice');
    await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
    await expect(marketing(page)).toHaveCount(0);
  },
);
