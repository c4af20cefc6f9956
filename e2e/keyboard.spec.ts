import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

type Way = 'Tab' | 'Shift+Tab';

/** The most presses of the Tab key that a user should need. */
const MOST_STEPS = 40;

/** Describes the focused element; an empty text when the focus is on the page as a whole or cannot be seen. */
function focusOf(page: Page): Promise<{ where: string; isVisible: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return { where: '', isVisible: false };
    const where = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(
      0,
      60,
    );
    // A control may leave the outline to its surroundings, or to the mark it draws.
    const drawn = [
      getComputedStyle(element),
      getComputedStyle(element, '::before'),
      getComputedStyle(element.parentElement ?? element),
    ].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
    );
    return { where, isVisible: drawn };
  });
}

/** Presses the key until `target` has the focus. After each step the focus must be on a visible element. */
async function stepTo(page: Page, target: Locator, way: Way = 'Tab'): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    await page.keyboard.press(way);
    const { where, isVisible } = await focusOf(page);
    expect(where, 'the focus is somewhere').not.toBe('');
    expect(isVisible, `the focus can be seen at ${where}`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not get there within ${MOST_STEPS} steps.`);
}

async function choose(page: Page, target: Locator, way?: Way): Promise<void> {
  await stepTo(page, target, way);
  await page.keyboard.press('Enter');
}

/** The focus is inside without a key press. */
async function expectFocusIn(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

async function typeSignIn(page: Page, username: string, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('#username')).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await expect(page.locator('#password')).toBeFocused();
  await page.keyboard.type('quayside');
  await page.keyboard.press('Enter');
}

test('First login, terms, popups, search, view switch and log out work by keyboard, with a visible focus at every step [TERMS-8, POPUP-3, WELCOME-2, MARKETING-7, CONTACT-5, TOOL-5, VIEW-9, VIEW-10, BAR-7]', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(120_000);
  await typeSignIn(page, 'noor', '/');

  await test.step('the terms are read and agreed to', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Terms Of Use' })).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await page.keyboard.press('End');
    const agree = page.getByRole('button', { name: 'I Agree' });
    await choose(page, agree);
  });

  await test.step('the welcome', async () => {
    const dialog = page.getByRole('dialog', { name: 'Welcome to Quayside' });
    await expect(dialog).toBeVisible();
    await expectFocusIn(dialog);
    await choose(page, dialog.getByRole('button', { name: "LET's GO!" }));
  });

  await test.step('the news', async () => {
    const dialog = page.getByRole('dialog', { name: 'News from Quayside' });
    await expect(dialog).toContainText('5G backup');
    await expectFocusIn(dialog);
    const box = dialog.getByRole('checkbox', { name: 'Do not show this message again.' });
    await stepTo(page, box);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await choose(page, dialog.getByRole('button', { name: 'GOT IT!' }));
  });

  await test.step('the contacts', async () => {
    const dialog = page.getByRole('dialog', { name: 'Notification Warning' });
    await expect(dialog.getByRole('combobox', { name: 'MSO' })).toBeEnabled();
    await expectFocusIn(dialog);
    await stepTo(page, dialog.getByRole('combobox', { name: 'MSO' }));
    await page.keyboard.type('tom');
    await expect(dialog.getByRole('combobox', { name: 'MSO' })).toHaveValue(/.+/);
    await choose(page, dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await focusOf(page)).where).toContain('Welcome, Noor');
  });

  const main = page.getByRole('navigation', { name: 'Main' });

  await test.step('a search', async () => {
    await stepTo(page, main.getByRole('searchbox', { name: 'Search' }), 'Shift+Tab');
    await page.keyboard.type('fibre');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?keyword=fibre');
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeFocused();
  });

  await test.step('the other view', async () => {
    await choose(page, main.getByRole('button', { name: /Switch view/ }), 'Shift+Tab');
    await choose(page, main.getByRole('button', { name: 'Artemis' }));
    const dialog = page.getByRole('alertdialog', { name: 'Switch Portal View' });
    await expect(dialog).toBeVisible();
    await expectFocusIn(dialog);
    await choose(page, dialog.getByRole('button', { name: 'Confirm' }));
    await expect(page).toHaveURL('/artemis/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  });

  await test.step('log out', async () => {
    await choose(page, main.getByRole('button', { name: 'Profile and settings' }), 'Shift+Tab');
    await choose(page, main.getByRole('button', { name: 'Log out' }));
    await expect(page.locator('#username')).toBeFocused();
  });

  expect(await sandbox.requests('/api/identity/rest/global-notification/*/dont-show')).toHaveLength(2);
});
