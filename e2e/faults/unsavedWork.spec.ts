import type { Page } from '@playwright/test';
import { submitSignInForm } from '../support/test.ts';
import { expect, expectSession, signIn, test } from './support/corePage.ts';

const typed = 'The link to Rotterdam is down since nine.';

/** Records the browser's questions before it leaves, and confirms each. */
function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  return asked;
}

async function work(page: Page): Promise<void> {
  await page.locator('#work').click();
  await page.locator('#work').pressSequentially(typed);
}

/** Makes the session notice its end. The page then reloads automatically. */
async function noticeTheEnd(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => void tab.session.refreshUser().catch(() => undefined));
  await loaded;
}

const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));

test('A draft survives the loss of the refresh token, and the browser asks nothing', async ({
  page,
  core,
}) => {
  const asked = questions(page);
  await signIn(page);
  await work(page);
  await core.identity.expire('amelia', 'refresh');
  await noticeTheEnd(page);
  await expectSession(page, 'signed-in');
  await expect(page.locator('#work')).toHaveValue(typed);
  expect(asked).toEqual([]);
  expect(await kept(page)).not.toContain('Rotterdam');
});

test('A draft survives a sign-in on the provider’s form', async ({ page, core }) => {
  const asked = questions(page);
  await signIn(page);
  await work(page);
  await core.identity.expire('amelia', 'sso');
  await noticeTheEnd(page);
  await submitSignInForm(page, 'amelia');
  await expectSession(page, 'signed-in');
  await expect(page.locator('#work')).toHaveValue(typed);
  expect(asked).toEqual([]);
});

test('A user’s draft is neither shown to another user nor left in storage [STATE-4, STATE-6]', async ({
  page,
  core,
}) => {
  await signIn(page);
  await work(page);
  await core.identity.expire('amelia', 'sso');
  await noticeTheEnd(page);
  await submitSignInForm(page, 'ben');
  await expectSession(page, 'signed-in');
  await expect(page.locator('#work')).toHaveValue('');
  expect(await kept(page)).not.toContain('Rotterdam');
});

test('A manual sign-out asks nothing and leaves no draft [STATE-6]', async ({ page }) => {
  const asked = questions(page);
  await signIn(page);
  await work(page);
  await page.evaluate(() => void tab.session.signOut());
  await page.locator('#username').waitFor();
  expect(asked).toEqual([]);
  await submitSignInForm(page, 'amelia');
  await expectSession(page, 'signed-in');
  await expect(page.locator('#work')).toHaveValue('');
});

test('Leaving the page in any other way asks only while work is unsaved', async ({ page }) => {
  const asked = questions(page);
  await signIn(page);
  await page.reload();
  await expectSession(page, 'signed-in');
  expect(asked).toEqual([]);
  await work(page);
  await page.reload();
  await expectSession(page, 'signed-in');
  expect(asked).toEqual(['beforeunload']);
});

test('A sign-out reaches another tab within a second', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/support');
  await expectSession(other, 'signed-in');
  const begun = performance.now();
  await page.evaluate(() => void tab.session.signOut());
  await expectSession(other, 'signed-out signed-out-elsewhere');
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(await other.evaluate(() => tab.session.peekAccessToken())).toBeNull();
});
