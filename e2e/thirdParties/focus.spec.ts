import type { Page } from '@playwright/test';
import { typeAsDrawn } from '../support/insideOf.ts';
import { expect, serveScript, test } from './support/test.ts';

/** A vendor that takes the focus: once, or again and again. `vendor.received` is the text typed into its field. */
const vendor = `
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Vendor');
  document.body.append(field);
  // A field must lose the focus before it can get it again.
  const take = () => { field.blur(); window.focus(); field.focus(); };
  const repeat = {
    once: () => {},
    'in each frame': () => { const again = () => { take(); requestAnimationFrame(again); }; again(); },
    'by an interval': () => { setInterval(take, 0); },
  };
  window.vendor = {
    received: () => field.value,
    take(how, afterMs = 0) { setTimeout(() => { take(); repeat[how](); }, afterMs); },
  };`;

const frame = (page: Page) => page.locator('iframe[title="Vendor"]');
const field = (page: Page) => page.frameLocator('iframe[title="Vendor"]').getByLabel('Vendor');
const search = (page: Page) => page.locator('#search');
const failures = (page: Page) => page.evaluate(() => portal.failures);
const received = (page: Page) => page.evaluate(() => portal.frame.getCalls().call('vendor.received'));

async function begin(page: Page, { isOpen }: { isOpen: boolean }): Promise<void> {
  const url = await serveScript(page, vendor);
  await page.evaluate((script) => portal.frame.scripts.load(script), url);
  if (isOpen) await page.evaluate(() => portal.frame.open());
}

/** Makes the vendor take the focus after that time; resolves at once. */
const take = (page: Page, how: string, afterMs = 0) =>
  page.evaluate(([way, ms]) => portal.frame.getCalls().call('vendor.take', way, ms), [how, afterMs] as const);

/** Waits until the last use of the portal no longer counts as recent. */
const pause = (page: Page) =>
  page.evaluate(async () => {
    const sinceMs = performance.now();
    while (performance.now() - sinceMs < 350) await new Promise(requestAnimationFrame);
  });

/** Simulates a switch to another window. A headless browser always reports that it has the focus. */
const leave = (page: Page) =>
  page.evaluate(() => {
    document.hasFocus = () => false;
    window.dispatchEvent(new Event('blur'));
  });
const comeBack = (page: Page) =>
  page.evaluate(() => {
    document.hasFocus = () => true;
    window.dispatchEvent(new Event('focus'));
  });

for (const [isOpen, how, tag] of [
  [false, 'in each frame', []],
  [true, 'by an interval', ['@repeat']],
  [false, 'by an interval', ['@repeat']],
  [true, 'in each frame', ['@repeat']],
] as const)
  test(
    `A ${isOpen ? 'window' : 'hidden frame'} that takes the keyboard ${how} is ended until the page reloads, and at most one key is lost [CHAT-10]`,
    { tag: [...tag] },
    async ({ page, consoleErrors }) => {
      consoleErrors.allow(/A third party was removed/);
      await begin(page, { isOpen });
      const logged = page.waitForEvent('console', (line) => line.text().includes('took the keyboard'));
      await search(page).click();
      await take(page, how, 200);
      await typeAsDrawn(page, 'secretkeyword');
      await logged;
      const typed = await search(page).inputValue();
      expect(typed.length).toBeGreaterThanOrEqual('secretkeyword'.length - 1);
      expect('secretkeyword').toMatch(new RegExp(typed.split('').join('.?')));
      await expect(search(page)).toBeFocused();
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(await failures(page)).toEqual([{ service: 'survey', type: 'took-focus' }]);

      const again = await page.evaluate(async () => {
        portal.frame.open();
        return portal.frame.scripts.load('https://vendor.example/vendor.js').catch(({ name }: Error) => name);
      });
      expect(again).toBe('ContractError');
      await expect(page.locator('iframe')).toHaveCount(0);
    },
  );

test('A window that takes the keyboard once stays open and returns focus to the caret [CHAT-10]', async ({
  page,
}) => {
  await begin(page, { isOpen: true });
  await search(page).click();
  await page.keyboard.type('abef');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await pause(page);
  await page.evaluate(async () => {
    const isLeft = new Promise((resolve) =>
      document.querySelector('#search')?.addEventListener('blur', resolve),
    );
    await portal.frame.getCalls().call('vendor.take', 'once');
    await isLeft;
  });
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('cd');
  await expect(search(page)).toHaveValue('abcdef');
  await expect(frame(page)).toBeVisible();
  expect(await failures(page)).toEqual([]);
});

test(
  'A window that takes the keyboard from an open dialog is ended, and the dialog gets focus again [CHAT-10]',
  { tag: '@detail' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(/A third party was removed/);
    await begin(page, { isOpen: true });
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      const yes = document.createElement('button');
      yes.textContent = 'Yes';
      dialog.append(yes);
      document.body.append(dialog);
      dialog.showModal();
      for (const each of document.querySelectorAll('iframe')) each.inert = true;
    });
    const yes = page.getByRole('button', { name: 'Yes' });
    await expect(yes).toBeFocused();
    await pause(page);
    await take(page, 'by an interval');
    await expect(frame(page)).toHaveCount(0);
    await expect(yes).toBeFocused();
  },
);

test('A window that takes the keyboard just after a click elsewhere is ended [CHAT-10]', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/A third party was removed/);
  await begin(page, { isOpen: true });
  await take(page, 'by an interval', 100);
  await page.getByRole('heading', { name: 'Test page' }).click();
  await expect(frame(page)).toHaveCount(0);
});

test(
  'A frame that takes the keyboard while the user is in another window is ended [CHAT-10]',
  { tag: '@detail' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(/A third party was removed/);
    await begin(page, { isOpen: true });
    await search(page).click();
    await leave(page);
    await take(page, 'by an interval');
    await expect(frame(page)).toHaveCount(0);
    await expect(search(page)).toBeFocused();
  },
);

test.describe('Keyboard in a third-party window [CHAT-11]', () => {
  test.afterEach(async ({ page }) => {
    await page.keyboard.type('hello');
    await expect.poll(() => received(page)).toBe('hello');
    await expect(frame(page)).toBeVisible();
    expect(await failures(page)).toEqual([]);
  });

  test('A third-party window keeps the keyboard that a click gave it, also just after something was typed elsewhere', async ({
    page,
  }) => {
    await begin(page, { isOpen: true });
    await search(page).click();
    await page.keyboard.type('abc');
    await field(page).click();
  });

  test('A third-party window keeps the keyboard that Tab gave it', async ({ page }) => {
    await begin(page, { isOpen: true });
    await search(page).click();
    await page.keyboard.press('Tab');
    await expect(frame(page)).toBeFocused();
  });

  test(
    'A third-party window keeps the keyboard that Shift+Tab gave it',
    { tag: '@detail' },
    async ({ page }) => {
      await begin(page, { isOpen: true });
      await page.evaluate(() => {
        const last = document.createElement('button');
        last.textContent = 'Last';
        document.body.append(last);
      });
      await page.getByRole('button', { name: 'Last' }).click();
      await page.keyboard.press('Shift+Tab');
      await expect(frame(page)).toBeFocused();
    },
  );

  test(
    'A third-party window keeps the keyboard that Tab gave it after Shift+Tab had left it',
    { tag: '@detail' },
    async ({ page }) => {
      await begin(page, { isOpen: true });
      await field(page).click();
      await page.keyboard.press('Shift+Tab');
      await expect(search(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(frame(page)).toBeFocused();
    },
  );

  test(
    'A third-party window keeps the keyboard when the user goes to another window and comes back',
    { tag: '@detail' },
    async ({ page }) => {
      await begin(page, { isOpen: true });
      await field(page).click();
      await leave(page);
      await pause(page);
      await comeBack(page);
    },
  );

  test(
    'A third-party window keeps the keyboard when the user comes back by a click into its frame',
    { tag: '@detail' },
    async ({ page }) => {
      await begin(page, { isOpen: true });
      await search(page).click();
      await leave(page);
      await pause(page);
      await field(page).click();
      await comeBack(page);
    },
  );

  test('A third-party window keeps the keyboard when the portal opens it and the vendor moves it to a field of its own', async ({
    page,
  }) => {
    await begin(page, { isOpen: false });
    await search(page).click();
    await page.evaluate(() => portal.frame.open());
    await take(page, 'once');
    await expect(field(page)).toBeFocused();
  });

  test('A third-party window keeps the keyboard that a screen reader gave it while nothing is being typed', async ({
    page,
  }) => {
    await begin(page, { isOpen: true });
    await page.locator('#opener').focus();
    await pause(page);
    // The page sees only that the focus is in the frame.
    await take(page, 'once');
    await expect(frame(page)).toBeFocused();
  });

  test.describe('Touch screen', () => {
    test.use({ hasTouch: true });

    test(
      'A third-party window keeps the keyboard that a touch gave it',
      { tag: '@detail' },
      async ({ page }) => {
        await begin(page, { isOpen: true });
        await search(page).tap();
        await page.keyboard.type('abc');
        await pause(page);
        await field(page).tap();
        await expect(frame(page)).toBeFocused();
      },
    );
  });
});
