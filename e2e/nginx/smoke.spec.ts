import { type Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { navigate } from '../support/navigate.ts';
import { expectOwnScriptsAlone } from '../support/scriptSources.ts';
import { expectSilentReload } from '../support/silentReload.ts';
import { untilPage, writeNextBuild } from './support/nextBuild.ts';
import { putRelease } from './support/nginxStack.ts';
import { expect, signIn, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('Amelia signs in, and a reload signs her in by the silent check without a visible redirect', async ({
  page,
}) => {
  await signIn(page, 'amelia', '/support?x=1');
  await expect(page).toHaveTitle('Support | Quayside');
  await expectSilentReload(page, 'Support | Quayside');
});

test('The browser runs the scripts of /assets/ and refuses those of every other path', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Content Security Policy/);
  await signIn(page, 'amelia', '/support');
  await expect(page).toHaveTitle('Support | Quayside');
  await expectOwnScriptsAlone(page);
});

test('Noor accepts the terms once and closes her popups', async ({ page, sandbox }) => {
  await sandbox.patchUser('noor', { pendingNotifications: ['MARKETING'] });
  await signIn(page, 'noor', '/services?x=1#y');
  await expect(heading(page, 'Terms Of Use')).toBeVisible();
  await page.getByRole('button', { name: 'I Agree' }).click();
  await expect(page).toHaveURL('/services?x=1#y');
  // The address did not change.
  await expect(heading(page, 'Terms Of Use')).toHaveCount(0);
  const accepted = await sandbox.requests('/api/identity/rest/terms-of-use/accept');
  expect(accepted.map(({ method, status }) => [method, status])).toEqual([['POST', 204]]);
  await page.getByRole('dialog').getByRole('button', { name: 'GOT IT!' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('A dynamic menu, a legal page and an unknown page are shown', async ({ page }) => {
  await signIn(page, 'amelia');
  await bar(page).getByRole('button', { name: 'Resources' }).click();
  await expect(bar(page).getByRole('link', { name: /Price books/ })).toBeVisible();
  await page.goto('/privacy-policy');
  await expect(heading(page, 'Privacy policy')).toBeVisible();
  await page.goto('/no/such.page');
  await expect(heading(page, 'Page Not Found')).toBeVisible();
});

test('A placeholder of the other view is shown', async ({ page }) => {
  await signIn(page, 'chloe', '/artemis/inventory');
  await expect(page.getByText('This page is under development.')).toBeVisible();
});

test('The chat’s script runs in its frame, and its agent replies', async ({ page }) => {
  await signIn(page, 'amelia', '/support/cases/00012345');
  await page.getByRole('button', { name: 'Chat now' }).click();
  const chat = page.frameLocator('iframe[title="Live chat"]');
  await expect(chat.getByText(/Hello Amelia, .* case 00012345/)).toBeVisible();
});

test('Log out ends the session at the provider and shows its form', async ({ page, sandbox }) => {
  await signIn(page, 'amelia', '/support');
  await expect(page).toHaveTitle('Support | Quayside');
  await page.getByRole('button', { name: 'Profile and settings' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('#username')).toBeVisible();
  const paths = (await sandbox.requests()).map(({ path }) => path);
  expect(paths.some((path) => path.endsWith('/logout'))).toBe(true);
});

test('A tab from before a release can still load its lazy code', async ({ page, web }) => {
  await signIn(page, 'amelia');
  await expect(heading(page, 'Welcome, Amelia')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const next = writeNextBuild();
  putRelease(web.site, 'second', next);
  rmSync(next, { recursive: true });
  web.nginx.reload();
  await untilPage(web.nginx, true);
  const loaded = page.waitForResponse(/\/assets\/DevPage-/);
  await navigate(page, '/dev');
  await expect(heading(page, 'Developer')).toBeVisible();
  expect((await loaded).status()).toBe(200);
});
