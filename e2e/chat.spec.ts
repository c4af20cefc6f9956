import type { Page } from '@playwright/test';
import { noted, takeKeyboard, typeAsDrawn } from './support/insideOf.ts';
import { navigate } from './support/navigate.ts';
import type { SandboxControl } from './support/sandboxControl.ts';
import { expect, openSignedIn, test } from './support/test.ts';

const script = '/resources/live-chat/embedded-service.js';
const configuration = '/core/rest/live-chat/configuration';
const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat now' });
const chatWindow = (page: Page) => page.locator('iframe[title="Live chat"]');
const inside = (page: Page) => page.frameLocator('iframe[title="Live chat"]');

/** Another page of the portal, by the bar. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
}

test.use({ viewport: { width: 1920, height: 900 } });

test('The chat sends the agent the user and the case, says which case it is about, and ends when the user leaves its pages [CHAT-1, CHAT-2, CHAT-3, CHAT-4, CHAT-5, CHAT-6, CASE-9, CALL-12]', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, 'amelia', '/voice');
  await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await sandbox.requests(configuration)).toEqual([]);
  await expect(chatButton(page)).toHaveCount(0);

  await navigate(page, '/support/cases/00012345');
  const about = page.getByText('You’re in a live chat about case 00012345.');
  await chatButton(page).click();
  await expect(inside(page).getByText(/Hello Amelia, .* case 00012345/)).toBeVisible();
  await expect(chatButton(page)).toHaveCount(0);
  await expect(about).toBeVisible();
  expect(await noted(page, 'Live chat', 'embedded_svc')).toContainEqual({
    event: 'startChat',
    details: [
      { label: 'First Name', value: 'Amelia' },
      { label: 'Last Name', value: 'Hartley' },
      { label: 'Email', value: 'amelia.hartley@northgate.example' },
      { label: 'Case Number', value: '00012345' },
    ],
  });
  expect(await sandbox.requests(configuration)).toHaveLength(1);
  await navigate(page, '/support/cases/00012347');
  await expect(page.getByText(/You’re in a live chat about case 00012345, not about this one/)).toBeVisible();

  await test.step('the next chat knows nothing of the one that the user left', async () => {
    await navigate(page, '/voice');
    await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
    await expect(chatWindow(page)).toBeHidden();
    await expect(chatButton(page)).toHaveCount(0);
    await navigate(page, '/support/cases/00012347');
    await chatButton(page).click();
    await expect(inside(page).getByText(/Hello Amelia, .* case 00012347/)).toBeVisible();
    await expect(inside(page).getByText(/00012345/)).toHaveCount(0);
    expect(await sandbox.requests(script)).toHaveLength(1);
  });

  await inside(page).getByRole('button', { name: 'End chat' }).click();
  await inside(page).getByRole('button', { name: 'Close' }).click();
  await expect(chatWindow(page)).toBeHidden();
  await expect(chatButton(page)).toBeFocused();
  await page.getByRole('button', { name: 'Hide chat' }).click();
  await expect(chatButton(page)).toHaveCount(0);
});

test(
  'A chat vendor that needs storage is logged, and the portal works without a chat [CHAT-12]',
  { tag: '@detail' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(/localStorage/, /is not defined|Cannot (?:set|read) properties/, /live chat failed/);
    await page.route(`**${script}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'cross-origin-resource-policy': 'cross-origin' },
        body: `(() => { const session = localStorage.getItem('session'); window.embedded_svc = { session }; })();`,
      }),
    );
    const logged = page.waitForEvent('console', (line) => line.text().includes('live chat failed'));
    await openSignedIn(page, 'amelia', '/support/cases/00012345');
    await logged;
    await expect(page.getByRole('heading', { level: 1, name: /^Loss of service/ })).toBeVisible();
    await expect(chatButton(page)).toHaveCount(0);
    await expect(chatWindow(page)).toHaveCount(0);
    await follow(page, 'Voice');
    await expect(page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
  },
);

test(
  'A chat that takes the keyboard is ended with a toast, and the portal works on [CHAT-10]',
  { tag: '@detail' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(/took the keyboard/, /live chat failed/);
    await openSignedIn(page, 'amelia', '/support/cases/00012345');
    await chatButton(page).click();
    await expect(inside(page).getByText(/Hello Amelia/)).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.click();
    await takeKeyboard(page, 'Live chat');
    await typeAsDrawn(page, 'secretkeyword');
    expect((await search.inputValue()).length).toBeGreaterThanOrEqual('secretkeyword'.length - 1);
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Your chat has ended');
    await expect(chatWindow(page)).toHaveCount(0);
    await expect(chatButton(page)).toHaveCount(0);
    await expect(search).toBeFocused();
  },
);

/** Serves the runtime config of a portal in production. */
async function inProduction(page: Page): Promise<void> {
  await page.route('**/assets/portal/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...config, ENVIRONMENT: 'production' } });
  });
}

const usageCalls = async (sandbox: SandboxControl) => (await sandbox.requests('/resources/usage.js')).length;

test('The portal requests neither chat nor usage before the user accepts the terms, and then usage receives the user, the roles and the path, but no query [TERMS-10, USAGE-1, USAGE-2]', async ({
  page,
  sandbox,
}) => {
  await sandbox.patchUser('amelia', { agreedToTermsOfUse: false, pendingNotifications: [] });
  await inProduction(page);
  await openSignedIn(page, 'amelia', '/support/cases/00012345?x=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms Of Use' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await sandbox.requests('/resources/*')).toEqual([]);
  expect(await sandbox.requests(configuration)).toEqual([]);
  await page.getByRole('button', { name: 'I Agree' }).click();
  await expect(chatButton(page)).toBeVisible();
  await expect.poll(() => usageCalls(sandbox)).toBe(1);
  const id = '6f1b1d0a-5a53-4d0e-9c39-1c6c8b8f0a01';
  await expect
    .poll(() => noted(page, 'Usage statistics', 'usage'))
    .toEqual([
      {
        event: 'initialize',
        user: {
          id,
          email: 'amelia.hartley@northgate.example',
          firstName: 'Amelia',
          lastName: 'Hartley',
          roles: ['regular', 'sales', 'support', 'ordering', 'approver', 'portal-admin', 'developer'],
        },
        device: 'not kept',
      },
      { event: 'pageView', path: '/support/cases/00012345', visitor: id },
    ]);
});
