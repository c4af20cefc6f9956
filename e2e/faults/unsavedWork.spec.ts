import type { Page } from '@playwright/test';
import { submitSignInForm } from '../support/test.ts';
import { expect, says, signIn, test } from './support/corePage.ts';

const typed = 'The link to Rotterdam is down since nine.';

/** The questions that the browser asked before it left; each is answered by leaving. */
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

/** Has the session notice that it is over; the page then reloads by itself. */
async function noticeTheEnd(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => void tab.session.refreshUser().catch(() => undefined));
  await loaded;
}

const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));

test('what is typed outlasts a session whose refresh token is gone, without a question', async ({
  page,
  core,
}) => {
  const asked = questions(page);
  await signIn(page);
  await work(page);
  await core.identity.expire('amelia', 'refresh');
  await noticeTheEnd(page);
  await says(page, 'signed-in');
  await expect(page.locator('#work')).toHaveValue(typed);
  expect(asked).toEqual([]);
  expect(await kept(page)).not.toContain('Rotterdam');
});

test('what is typed outlasts a sign-in on the provider’s form', async ({ page, core }) => {
  const asked = questions(page);
  await signIn(page);
  await work(page);
  await core.identity.expire('amelia', 'sso');
  await noticeTheEnd(page);
  await submitSignInForm(page, 'amelia');
  await says(page, 'signed-in');
  await expect(page.locator('#work')).toHaveValue(typed);
  expect(asked).toEqual([]);
});

test('what one user typed is not there for another, nor in the storage [STATE-4, STATE-6]', async ({
  page,
  core,
}) => {
  await signIn(page);
  await work(page);
  await core.identity.expire('amelia', 'sso');
  await noticeTheEnd(page);
  await submitSignInForm(page, 'ben');
  await says(page, 'signed-in');
  await expect(page.locator('#work')).toHaveValue('');
  expect(await kept(page)).not.toContain('Rotterdam');
});

test('signing out by hand asks nothing and leaves nothing [STATE-6]', async ({ page }) => {
  const asked = questions(page);
  await signIn(page);
  await work(page);
  await page.evaluate(() => void tab.session.signOut());
  await page.locator('#username').waitFor();
  expect(asked).toEqual([]);
  await submitSignInForm(page, 'amelia');
  await says(page, 'signed-in');
  await expect(page.locator('#work')).toHaveValue('');
});

test('leaving otherwise asks while something is unsaved, and only then', async ({ page }) => {
  const asked = questions(page);
  await signIn(page);
  await page.reload();
  await says(page, 'signed-in');
  expect(asked).toEqual([]);
  await work(page);
  await page.reload();
  await says(page, 'signed-in');
  expect(asked).toEqual(['beforeunload']);
});

test('another tab hears of a sign-out within a second', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/support');
  await says(other, 'signed-in');
  const begun = performance.now();
  await page.evaluate(() => void tab.session.signOut());
  await says(other, 'signed-out signed-out-elsewhere');
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(await other.evaluate(() => tab.session.peekAccessToken())).toBeNull();
});
